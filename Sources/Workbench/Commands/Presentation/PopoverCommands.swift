import CommandLanguage
import HeadlessUIKit
import Statements

/// The command that presents a popover.
extension CommandTable {
    static let popoverCommands = [popoverCommand]

    private static let popoverCommand = Command(
        "popover", .presentation, "Presents a controller as a popover at an anchor.",
        [
            Parameter("NAME", .object(.presentable)),
            Parameter("VIEW|RECT|BARITEM", .names, after: ["at"], offering: { $0.anchors }),
            .optional("PRESENTER", .object(.controller), after: "from"),
        ],
        animation: .byDefault,
        synopsis: "popover NAME [from PRESENTER] at VIEW|RECT|BARITEM [animated|unanimated]",
        calls: [
            "NAME.modalPresentationStyle = .popover",
            "NAME.popoverPresentationController?.sourceView = VIEW",
            "PRESENTER.present(NAME, animated: true) {}",
        ],
        code: .written(StepWriter.writePopover),
        details: [
            Command.Detail("PRESENTER", "the topmost presented controller, or else the root"),
            Command.Detail("RECT", "X Y W H in the presenter's view"),
            Command.Detail("BARITEM", "a bar button by its name or its title"),
            Command.Detail("", "'tap outside' dismisses it"),
        ],
        examples: [
            "device iPad; new home; new m; root home; popover m at 100 300 60 40; tap outside",
            "device iPad; new home; new m; root home; popover m from home at home.view",
        ], inWorld: presentPopover)
}

extension Completion {
    /// What a popover can point at: views and bar buttons that have a name, and roots' views.
    fileprivate var anchors: [CompletionItem] {
        let roots = names {
            (world.names.object($0) as? UIViewController)?.viewIfLoaded?.window != nil
        }
        return roots.map { CompletionItem($0.text + ".view") }
            + names {
                let object = world.names.object($0)
                return (object as? UIView)?.window != nil && !(object is UIWindow)
                    || object is UIBarButtonItem
            }
    }
}

@MainActor
private func presentPopover(
    _ world: World, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    let presented = try world.requiredController(arguments, 0)
    let presenter = try world.presenter(arguments, 2)
    let name = world.name(of: presented)
    let anchor: PopoverAnchor
    do throws(Diagnostic) {
        anchor = try PopoverAnchor(arguments.words(1), of: presenter, in: world)
    } catch {
        guard let parent = presented.parent else { throw error }
        throw Diagnostic(
            .illegal, at: arguments.span(0),
            "'\(name)' has a parent, '\(world.name(of: parent))', and cannot be presented",
            suggestion: "remove \(name)")
    }
    world.call("\(name).modalPresentationStyle = .popover", on: presented) {
        presented.modalPresentationStyle = .popover
    }
    guard let popover = presented.popoverPresentationController else {
        throw Diagnostic(
            .illegal, at: arguments.span(0), "'\(name)' is never shown as a popover")
    }
    for line in anchor.code {
        world.call("\(name).popoverPresentationController?.\(line)", on: presented) {}
    }
    anchor.set(popover)
    world.present(presented, from: presenter, arguments)
}

/// What a popover points at, as a command says it.
@MainActor
struct PopoverAnchor {
    private enum Place {
        case view(UIView)
        case rect(CGRect, UIView)
        case item(UIBarButtonItem)
    }

    private let place: Place
    /// The assignments to the popover's controller.
    let code: [String]

    init(
        _ words: [Word], of presenter: UIViewController, in world: World
    ) throws(Diagnostic) {
        let owner = world.name(of: presenter)
        if words.count == 1 {
            (place, code) = try Self.named(words[0], owner, presenter, in: world)
            return
        }
        let numbers = words.compactMap { Decimal.value($0.text) }
        guard numbers.count == 4, words.count == 4 else {
            throw Diagnostic(
                .wrongValue, at: words.first?.span ?? SourceSpan(line: 1, column: 1),
                "a popover stands at a view, a bar button, or a rectangle X Y W H")
        }
        let rect = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        place = .rect(rect, presenter.view)
        let parts = numbers.map(Decimal.text)
        code = [
            "sourceView = \(owner).view",
            "sourceRect = CGRect(x: \(parts[0]), y: \(parts[1]), width: \(parts[2]), "
                + "height: \(parts[3]))",
        ]
    }

    private static func named(
        _ word: Word, _ owner: String, _ presenter: UIViewController, in world: World
    ) throws(Diagnostic) -> (Place, [String]) {
        let names = world.names
        if let item = names.object(word.text) as? UIBarButtonItem {
            return (.item(item), ["barButtonItem = \(word.text.swiftIdentifier)"])
        }
        if names.object(word.text) == nil, !word.text.contains("."),
            let (item, path) = button(titled: word.text, in: world)
        {
            return (.item(item), ["barButtonItem = \(path)"])
        }
        let view = try world.view(word)
        guard view.window != nil else {
            throw Diagnostic(
                .illegal, at: word.span, "'\(word.text)' is not on the screen",
                hint: "a popover needs an anchor that is")
        }
        let code = try world.viewCode(word)
        guard world.simulator.systemVersion < 13 else {
            return (.view(view), ["sourceView = \(code)"])
        }
        return (
            .rect(view.bounds, view), ["sourceView = \(code)", "sourceRect = \(code).bounds"]
        )
    }

    /// A button of the controller in front, and how code gets at it.
    private static func button(
        titled title: String, in world: World
    ) -> (UIBarButtonItem, String)? {
        guard let front = world.front else { return nil }
        let name = world.name(of: front)
        let bars = [
            (front.navigationItem.leftBarButtonItems, "navigationItem.leftBarButtonItems!"),
            (front.navigationItem.rightBarButtonItems, "navigationItem.rightBarButtonItems!"),
            (front.toolbarItems, "toolbarItems!"),
        ]
        for (items, path) in bars {
            guard let index = items?.firstIndex(where: { $0.title == title }), let items else {
                continue
            }
            return (items[index], "\(name).\(path)[\(index)]")
        }
        return nil
    }

    /// Makes the popover point at the anchor.
    func set(_ popover: UIPopoverPresentationController) {
        switch place {
        case .view(let view): popover.sourceView = view
        case .rect(let rect, let view):
            popover.sourceView = view
            popover.sourceRect = rect
        case .item(let item): popover.barButtonItem = item
        }
    }
}
