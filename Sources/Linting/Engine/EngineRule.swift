// The rules of the engine itself: about files that cannot be read and comments that switch rules off.

/// The rules that belong to no check.
public enum EngineRule {
    /// A file that is not what its name says.
    public static let unreadable = Rule(
        "unreadable-file",
        .error,
        "The file cannot be read as what its name says, so nothing else in it was checked.",
        reason: "A file that cannot be read is a file that nobody checked. It counts as a failure of the run, "
            + "whatever the configuration says: it can be excluded, but not switched off.",
        bad: [Rule.Example("note.json", "[\"Tea.\",\n")],
        good: [Rule.Example("note.json", "[\"Tea.\", {}]\n")]
    )

    /// A comment that switches off what is not there.
    public static let unusedDisable = Rule(
        "unused-disable",
        .warning,
        "A comment switches a rule off, and the rule finds nothing there.",
        reason: "A comment that hides nothing may one day hide something new. It is left over from text that "
            + "has been put right, or it stands in the wrong place.",
        repair: .safe,
        bad: [Rule.Example("note.md", "<!-- attrmd-disable-next-line unknown-disable -->\nAll is well here.\n")],
        good: [Rule.Example("note.md", "All is well here.\n")]
    )

    /// A comment that cannot be understood.
    public static let unknownDisable = Rule(
        "unknown-disable",
        .warning,
        "A comment for the lint has a word or names a rule that is not known.",
        reason: "A comment that the lint does not understand has no effect. The rule that it was meant for "
            + "still reports, or was renamed.",
        bad: [Rule.Example("note.md", "<!-- attrmd-disable no-such-rule -->\n")],
        good: [Rule.Example("note.md", "Nothing is switched off.\n")]
    )

    static let all = [unusedDisable, unknownDisable, unreadable]
}
