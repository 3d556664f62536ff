import CommandLanguage
import Gallery
import HeadlessUIKit

/// Commands on pages.
extension CommandTable {
    static let pageCommands = [pageCommand]

    static let directions = Choices(noun: "direction", words: ["forward", "reverse"])

    private static let pageCommand = Command(
        "page", .containers, "Shows another page, from code; no delegate hears of it.",
        [
            Parameter("NAME", .object(.controller)),
            .optional("PAGE", .object(.paging), after: "in"),
            .optional("DIRECTION", .choice(directions)),
        ],
        animation: .byDefault,
        calls: [
            "PAGE.setViewControllers([NAME], direction: .forward, animated: true) { _ in }",
            "SCROLL.show(INDEX, animated: true)",
        ],
        code: .written(StepWriter.writePage),
        details: [
            Command.Detail("PAGE", "the page controller in front unless another is named"),
            Command.Detail(
                "DIRECTION", "forward or reverse; as the pages stand in 'new … with' if not given"),
        ],
        examples: [
            "new a; new b; new p as page with a b; root p; page b; page a reverse",
            "new a; new b; new w as scroll with a b; root w; page b in w",
        ], run: showPage)
}

@MainActor
private func showPage(
    _ interpreter: Interpreter, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    let page = try interpreter.requiredController(arguments, 0)
    if let scroll = try interpreter.scroll(arguments, 1, of: page) {
        return try interpreter.scroll(to: page, in: scroll, arguments)
    }
    let pages = try interpreter.pages(arguments, 1)
    let direction = interpreter.direction(arguments, 2, to: page, in: pages)
    let isAnimated = interpreter.isAnimated(arguments)
    let text =
        "\(interpreter.name(of: pages)).setViewControllers([\(interpreter.name(of: page))], "
        + "direction: .\(direction), animated: \(isAnimated)) { _ in }"
    interpreter.call(text, on: pages) {
        pages.setViewControllers([page], direction: direction, animated: isAnimated) { _ in }
    }
}

extension Interpreter {
    /// The page controller that the parameter names, or the one in front.
    func pages(
        _ arguments: borrowing Arguments, _ index: Int
    ) throws(Diagnostic) -> UIPageViewController {
        guard let named = try controller(arguments, index) else {
            if let front = world.frontPages { return front }
            throw Diagnostic(
                .illegal, at: arguments.verb.word.span, "there is no page controller on the screen",
                hint: "new p as page with NAME NAME; root p")
        }
        guard let pages = named as? UIPageViewController else {
            throw Diagnostic(
                .wrongType, at: arguments.span(index), "'\(name(of: named))' is no page controller")
        }
        return pages
    }

    /// As the word says, or as the pages stand in the list that `new` made.
    func direction(
        _ arguments: borrowing Arguments, _ index: Int, to page: UIViewController,
        in pages: UIPageViewController
    ) -> UIPageViewController.NavigationDirection {
        if let word = arguments.choice(index) { return word == "reverse" ? .reverse : .forward }
        guard let list = pages.dataSource as? PageList, let shown = pages.viewControllers?.first,
            let old = list.position(of: shown), let new = list.position(of: page)
        else { return .forward }
        return new < old ? .reverse : .forward
    }

    /// The user's swipe to a neighbour; it stays under the finger.
    func swipe(
        _ direction: UIPageViewController.NavigationDirection, in pages: UIPageViewController,
        at span: SourceSpan
    ) throws(Diagnostic) {
        guard let refusal = pages.beginSwipe(direction) else { return }
        let name = name(of: pages)
        let side = direction == .forward ? "after" : "before"
        let summary =
            switch refusal {
            case .notShown: "'\(name)' is not on the screen"
            case .noPage: "'\(name)' shows no page"
            case .noDataSource: "'\(name)' has no data source: a swipe leads nowhere"
            case .busy: "'\(name)' is turning already"
            case .atTheEnd: "there is no page \(side) the one that '\(name)' shows"
            }
        // What the data source was asked stays in the log: the swipe bounces.
        if refusal == .atTheEnd { return say(.notes([summary])) }
        throw Diagnostic(.illegal, at: span, summary)
    }
}

/// Gives a page controller the pages that `new … with` listed, in their order.
@MainActor
final class PageList: UIPageViewControllerDataSource {
    private let pages: [UIViewController]

    init(_ pages: [UIViewController]) { self.pages = pages }

    func position(of page: UIViewController) -> Int? { pages.firstIndex { $0 === page } }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore page: UIViewController
    ) -> UIViewController? {
        position(of: page).flatMap { $0 > 0 ? pages[$0 - 1] : nil }
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter page: UIViewController
    ) -> UIViewController? {
        position(of: page).flatMap { $0 + 1 < pages.count ? pages[$0 + 1] : nil }
    }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }

    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        pageViewController.viewControllers?.first.flatMap(position) ?? 0
    }
}
