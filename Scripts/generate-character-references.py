#!/usr/bin/env python3
"""Writes Sources/HTMLParsing/Tokenizer/CharacterReferenceTable.swift.

The data are the named character references of the HTML standard, section 13.5, which Python's standard
library holds as html.entities.html5. Run from the top of the repository, without arguments; with
--check nothing is written and the exit status is 1 if the file is stale.
"""
import html.entities
import pathlib
import sys

TARGET = pathlib.Path(__file__).resolve().parent.parent / (
    "Sources/HTMLParsing/Tokenizer/CharacterReferenceTable.swift"
)
WIDTH = 100

HEADER = '''\
// The named character references of the HTML standard, section 13.5.
// Generated: do not edit; run Scripts/generate-character-references.py.
// swift-format-ignore-file

/// The names, sorted by their bytes, and the text each stands for, as constant bytes that need no work
/// at start-up.
enum CharacterReferenceTable {
    /// How many names there are.
    static let count = %(count)d

    /// The length of the longest name in bytes, without the ampersand.
    static let longestName = %(longest)d

    /// The names without the ampersand, one after the other; most end in a semicolon.
    static let names: StaticString = """
%(names)s
        """

    /// Where each name begins in `names`, and the length of `names`.
    static let nameOffsets: [UInt16] = [
%(name_offsets)s
    ]

    /// What the names stand for, in the same order, one after the other.
    static let values: StaticString = """
%(values)s
        """

    /// Where each value begins in `values`, and the length of `values`, in UTF-8 bytes.
    static let valueOffsets: [UInt16] = [
%(value_offsets)s
    ]
}
'''


def literal(pieces):
    """Lines of a multi-line string literal whose line ends are escaped."""
    lines, line = [], ""
    for piece in pieces:
        if len(line) + len(piece) > WIDTH:
            lines.append(line)
            line = ""
        line += piece
    lines.append(line)
    return "\n".join("        " + text + ("\\" if number + 1 < len(lines) else "")
                     for number, text in enumerate(lines))


def numbers(values):
    """Lines of an array literal."""
    lines, line = [], ""
    for value in values:
        piece = f"{value}, "
        if len(line) + len(piece) > WIDTH:
            lines.append(line.rstrip())
            line = ""
        line += piece
    lines.append(line.rstrip())
    return "\n".join("        " + text for text in lines)


def offsets(texts):
    """Running byte offsets, with the total at the end."""
    result = [0]
    for text in texts:
        result.append(result[-1] + len(text.encode()))
    return result


def main():
    rows = sorted(html.entities.html5.items(), key=lambda row: row[0].encode())
    names = [name for name, _ in rows]
    values = [value for _, value in rows]
    text = HEADER % {
        "count": len(rows),
        "longest": max(map(len, names)),
        "names": literal(names),
        "name_offsets": numbers(offsets(names)),
        "values": literal("".join(f"\\u{{{ord(c):X}}}" for c in value) for value in values),
        "value_offsets": numbers(offsets(values)),
    }
    if "--check" in sys.argv[1:]:
        return 0 if TARGET.exists() and TARGET.read_text() == text else 1
    TARGET.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
