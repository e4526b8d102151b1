// The tokenizer and tree builder of HTML follow.
