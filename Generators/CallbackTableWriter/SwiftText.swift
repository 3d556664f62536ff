/// What stands in the first lines of each file.
func head(_ imports: [String]) -> String {
    "// swift-format-ignore-file\n// Written by scripts/generate-callbacks.\n"
        + imports.map { "import \($0)\n" }.joined() + (imports.isEmpty ? "" : "\n")
}

extension String {
    var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }

    /// As Swift writes it.
    var literal: String {
        let escaped = replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
            .replacing("\n", with: "\\n")
        return "\"\(escaped)\""
    }

    /// A command whose `<subject>` stands for a role.
    var literalWithRoles: String {
        literal.replacing("<", with: "\\(.").replacing(">", with: ")")
    }
}
