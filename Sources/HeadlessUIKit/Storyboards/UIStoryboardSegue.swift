import HierarchyRecords

/// A way from one controller to another, which a storyboard has drawn. Subclasses override `perform()`.
@preconcurrency @MainActor
@available(iOS 5, *)
open class UIStoryboardSegue {
    /// The identifier; nil where the file gives none.
    @Counted public private(set) var identifier: String?
    /// Where it begins and where it leads to.
    @Counted private var ends: (source: UIViewController, destination: UIViewController)?
    private let performHandler: (() -> Void)?
    /// What the file's kind of a segue with a class of the app's does (G15).
    @Counted var ofKind: UIStoryboardSegue?

    /// The controller that it begins at.
    public var source: UIViewController { ends?.source ?? UIViewController() }
    /// The controller that it leads to.
    public var destination: UIViewController { ends?.destination ?? UIViewController() }

    /// Creates a segue of which a subclass says what it does.
    public required init(
        identifier: String?, source: UIViewController, destination: UIViewController
    ) {
        self.identifier = identifier
        ends = (source, destination)
        performHandler = nil
    }

    /// Creates an object of a class that a script defines; `adopt` gives it the rest.
    package init(toBeAdopted world: Simulator) { performHandler = nil }

    /// Gives an object of a script's class what the initializer was given.
    package func adopt(
        identifier: String?, source: UIViewController, destination: UIViewController
    ) {
        self.identifier = identifier
        ends = (source, destination)
    }

    /// Creates a segue that runs a closure; from iOS 6.
    @available(iOS 6, *)
    public init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.identifier = identifier
        ends = (source, destination)
        self.performHandler = performHandler
    }

    /// Shows the destination; called after `prepare(for:sender:)` (G02, G15).
    open func perform() {
        if let ofKind { return ofKind.perform() }
        guard let performHandler else { return refuseToPerform() }
        performHandler()
    }

    /// E79: neither a class of the app's nor a closure says what the segue does.
    private func refuseToPerform() {
        guard let ends else { return }
        _ = ends.source.simulator.refuse(.segueWithoutPerform(identifier), about: ends.source)
    }
}

/// Where an unwind segue begins; from iOS 9.
@available(iOS 9, *)
@preconcurrency @MainActor
public final class UIStoryboardUnwindSegueSource {
    /// The controller that the segue leaves.
    public let source: UIViewController
    /// The selector of the action, in the file's spelling: `unwindToList:`.
    public let unwindAction: String
    /// What began the segue: a control, a recognizer, or what code passed.
    public let sender: Any?

    init(_ source: UIViewController, _ unwindAction: String, sender: Any?) {
        self.source = source
        self.unwindAction = unwindAction
        self.sender = sender
    }
}

/// The segue to an adaptive push, or to what a container makes of it; UIKit's class of that name.
final class UIStoryboardShowSegue: UIStoryboardSegue {
    @Counted var isDetail = false
    @Counted var sender: Any?

    /// G01, P26
    override func perform() {
        if isDetail {
            source.showDetailViewController(destination, sender: sender)
        } else {
            source.show(destination, sender: sender)
        }
    }
}

/// The segue that pushes; up to iOS 7 the only one, from 8 the deprecated one. UIKit's class of that
/// name.
final class UIStoryboardPushSegue: UIStoryboardSegue {
    @Counted var animates = true

    /// G01, E48
    override func perform() {
        guard let stack = source.navigationController else {
            let simulator = source.simulator
            let version = simulator.systemVersion
            guard version < 10 else { return source.show(destination, sender: nil) }
            let names = version < 7 || version < 9 && identifier != nil
            _ = simulator.refuse(
                .pushSegueWithoutStack(names ? identifier ?? "(null)" : nil), about: source)
            return
        }
        stack.pushViewController(destination, animated: animates)
    }
}

/// The segue that presents; UIKit's class of that name.
final class UIStoryboardPresentationSegue: UIStoryboardSegue {
    @Counted var animates = true
    /// Whether the file has the older kind, which shows a `UIPopoverController`.
    @Counted var isOlderPopover = false

    /// P01
    override func perform() {
        guard allowsPopover else { return }
        source.present(destination, animated: animates)
    }

    /// E23: up to iOS 8 the view that an older popover points to must be in a window.
    private var allowsPopover: Bool {
        guard isOlderPopover, source.simulator.systemVersion <= 8,
            let popover = destination.popoverPresentationController,
            popover.barButtonItem == nil, popover.sourceView?.window == nil
        else { return true }
        return source.simulator.refuse(.popoverFromDetachedView, about: source)
    }
}

/// The segue that puts a controller into a container view; UIKit's class of that name.
final class UIStoryboardEmbedSegue: UIStoryboardSegue {
    weak var container: UIView? { didSet { Changes.note() } }

    /// G04, R6: the child's view is loaded before it gets `willMove`.
    override func perform() {
        guard let container else { return }
        guard container.subviews.isEmpty else {
            _ = source.simulator.refuse(.embeddingTwice, about: source)
            return
        }
        let view = destination.loadedView
        guard !source.simulator.isStopped else { return }
        view.frame = container.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.translatesAutoresizingMaskIntoConstraints = true
        source.addChild(destination)
        container.addSubview(view)
        destination.sendDidMove(to: source, rule: .g04)
    }
}

/// The segue back to a controller that exists; UIKit's class of that name.
final class UIStoryboardUnwindSegue: UIStoryboardSegue {
    @Counted var unwinding: (() -> Void)?

    override func perform() { unwinding?() }
}
