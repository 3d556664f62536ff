import UIKit

/// How a home is today.
public enum Mood: Int, CaseIterable, Sendable { case calm, busy }

/// Hears of a home.
protocol HomeDelegate: AnyObject {
    func home(_ home: HomeViewController, didShow detail: DetailViewController)
    func homeShouldRest(_ home: HomeViewController) -> Bool
}

/// Where everything begins.
open class HomeViewController: UIViewController {
    /// What it shows above all else.
    public let headline: String
    public var mood = Mood.calm
    public private(set) var shownCount = 0
    weak var delegate: HomeDelegate?

    public init(headline: String, mood: Mood = .calm) {
        self.headline = headline
        self.mood = mood
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        headline = ""
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        shownCount += 1
    }

    /// Adds a detail as a child.
    public func showDetail(animated: Bool) {
        let detail = DetailViewController()
        addChild(detail)
        view.addSubview(detail.view)
        detail.didMove(toParent: self)
        delegate?.home(self, didShow: detail)
    }

    func rests() -> Bool { delegate?.homeShouldRest(self) ?? true }

    // What statements cannot have.
    func find<Found: UIViewController>(_ type: Found.Type) -> Found? {
        children.lazy.compactMap { $0 as? Found }.first
    }

    func load() throws -> String { headline }

    func breakDown() { fatalError("the home broke") }

    func unwrap() -> Int {
        let none: Int? = nil
        return none!
    }
}

public final class DetailViewController: UIViewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Detail"
    }
}

/// Has nothing but what it inherits.
final class SettingsController: UITableViewController {
    struct Section {
        var title: String
        var rows = 0
    }

    enum Style { case plain, boxed }

    var style = Style.plain
    var sections: [Section] = []

    @objc func toggle() { style = style == .plain ? .boxed : .plain }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows
    }
}

enum Route {
    case home
    case detail(Int)
}

final class Box<Content> {
    var content: Content
    init(_ content: Content) { self.content = content }
}

/// A view of its own.
final class BadgeView: UIView {
    var count = 0 { didSet { setNeedsLayout() } }
    override func layoutSubviews() {
        super.layoutSubviews()
        isHidden = count == 0
    }
}

class DrawerController: UIViewController {}
