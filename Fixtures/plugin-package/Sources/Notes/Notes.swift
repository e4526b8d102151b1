/// A module with a text beside it.
public enum Notes {
    public static let name = "Texts"
}
