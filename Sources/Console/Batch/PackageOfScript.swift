import CommandLanguage

/// The package whose classes a script needs, which its first command says.
@MainActor
public enum PackageOfScript {
    /// The folder that `package` names as the first command of what is run first; nil where there is none. Only a
    /// regular file is looked into: what a pipe gives is gone once it is read.
    public static func folder(_ plan: RunPlan) -> String? {
        var parser = ScriptParser(file: nil)
        if let first = plan.commands.first {
            parser.feed(first)
        } else if let path = plan.files.first, path != "-", let file = try? ScriptFile(path: path),
            !file.isLive, !file.isMarkdown
        {
            _ = file.read { parser.feed($0) }
        } else {
            return nil
        }
        parser.finish()
        guard case .verb(let verb)? = try? parser.next(), verb.word.text == "package",
            case .word(let folder)? = verb.operands.first
        else { return nil }
        return folder.text
    }
}
