import DocumentModel

extension RTFLowering {
    mutating func lowerOwn() {}
    func ownAttributes(of state: RTFCharacterState, context: RTFTextContext) -> InlineAttributes { InlineAttributes() }
}
