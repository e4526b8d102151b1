// The library that apps import: everything public of the targets below, under one name.

@_exported public import DocumentFormats
@_exported public import DocumentModel
@_exported public import FoundationBridge
@_exported public import TargetTable
