import CommandLanguage
import HeadlessUIKit
import Statements

/// The command that renames what a bar shows.
extension CommandTable {
    static let renameCommands = [renameCommand]

    private static let renameCommand = Command(
        "rename", .containers, "Renames what the bar shows by its title, as the user does.",
        [Parameter("TITLE", .word), .optional("NAV", .object(.stack), after: "in")],
        isByHand: true,
        code: .nothing("the user renames"),
        details: [
            Command.Detail("TITLE", "the new one, in quotes"),
            Command.Detail("NAV", "the navigation controller in front unless another is named"),
            Command.Detail("", "the topmost item needs a renameDelegate"),
        ],
        examples: [
            "class Page: UIViewController, UINavigationItemRenameDelegate { func navigationItem(_ item: UINavigationItem, "
                + "didEndRenamingWith title: String) {} }\n"
                + "new a as Page; new n as nav root a; root n; a.navigationItem.renameDelegate = a; rename \"B\""
        ]
    ) { (session, arguments) throws(Diagnostic) in
        guard let word = arguments.word(0) else { return }
        let stack = try session.world.stack(arguments, 1)
        try UserHand(session).checkReach(stack.navigationBar, called: word)
        guard stack.renamableItem != nil else {
            throw Diagnostic(
                .illegal, at: word.span,
                "the item that '\(session.world.name(of: stack))' shows has no renameDelegate",
                hint: "navigationItem.renameDelegate")
        }
        stack.userRenames(to: word.text)
    }
}
