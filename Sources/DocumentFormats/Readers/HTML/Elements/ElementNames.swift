// Names that HTML's own rules do not know, looked up once for a document.

import HTMLParsing

/// The numbers that a document has for names of programs and libraries; `nil` where it has none.
struct ElementNames {
    let enTodo, enMedia, enCrypt, hash, officeParagraph: HTMLName?
    let dataAttributes, dataVerbatim, dataKept, dataEmpty, dataFootnoteReference, dataFootnoteBackReference: HTMLName?
    let dataSource, dataOriginal, dataLazySource, dataFullSource: HTMLName?
    let dataTag, dataListID, dataChecked, dataList, dataLanguage: HTMLName?
    let ariaRoleDescription, altText: HTMLName?
    let annotation: HTMLName?

    init(_ document: HTMLDocument) {
        enTodo = document.name(spelled: "en-todo")
        enMedia = document.name(spelled: "en-media")
        enCrypt = document.name(spelled: "en-crypt")
        hash = document.name(spelled: "hash")
        officeParagraph = document.name(spelled: "o:p")
        dataAttributes = document.name(spelled: "data-attributes")
        dataVerbatim = document.name(spelled: "data-verbatim")
        dataKept = document.name(spelled: "data-kept")
        dataEmpty = document.name(spelled: "data-empty")
        dataFootnoteReference = document.name(spelled: "data-footnote-ref")
        dataFootnoteBackReference = document.name(spelled: "data-footnote-backref")
        dataSource = document.name(spelled: "data-src")
        dataOriginal = document.name(spelled: "data-original")
        dataLazySource = document.name(spelled: "data-lazy-src")
        dataFullSource = document.name(spelled: "data-fullres-src")
        dataTag = document.name(spelled: "data-tag")
        dataListID = document.name(spelled: "data-listid")
        dataChecked = document.name(spelled: "data-checked")
        dataList = document.name(spelled: "data-list")
        dataLanguage = document.name(spelled: "data-language") ?? document.name(spelled: "data-lang")
        ariaRoleDescription = document.name(spelled: "aria-roledescription")
        altText = document.name(spelled: "alttext")
        annotation = document.name(spelled: "annotation")
    }
}
