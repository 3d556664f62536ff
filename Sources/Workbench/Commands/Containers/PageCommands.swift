import CommandLanguage
import Gallery
import HeadlessUIKit

/// Commands on pages.
extension CommandTable {
    static let pageCommands = [pageCommand]

    static let directions = Choices(
        noun: "direction", words: ["forward", "reverse"],
        meant: ["backward": "reverse", "back": "reverse", "previous": "reverse", "next": "forward"])

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
        ], inWorld: showPage)
}

@MainActor
private func showPage(
    _ world: World, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    let page = try world.requiredController(arguments, 0)
    if let scroll = try world.scroll(arguments, 1, of: page) {
        return try world.scroll(to: page, in: scroll, arguments)
    }
    let pages = try world.pages(arguments, 1)
    let direction = world.direction(arguments, 2, to: page, in: pages)
    let isAnimated = world.isAnimated(arguments)
    let text =
        "\(world.name(of: pages)).setViewControllers([\(world.name(of: page))], "
        + "direction: .\(direction), animated: \(isAnimated)) { _ in }"
    world.call(text, on: pages) {
        pages.setViewControllers([page], direction: direction, animated: isAnimated) { _ in }
    }
}

extension World {
    /// The page controller that the parameter names, or the one in front.
    func pages(
        _ arguments: borrowing Arguments, _ index: Int
    ) throws(Diagnostic) -> UIPageViewController {
        guard let named = try controller(arguments, index) else {
            if let front = frontPages { return front }
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
