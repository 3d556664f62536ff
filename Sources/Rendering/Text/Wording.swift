/// Words a label or a sentence of the program's in the person's language; as it stands for English.
public typealias Wording = @Sendable (String) -> String
