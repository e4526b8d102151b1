import AttrmdCommands

Attrmd.main()
