import Foundation

#if canImport(UIKit)
    import UIKit
#else
    import HeadlessUIKit
#endif

extension Notification.Name {
    /// Posted for an article that has been read; its title is in `userInfo`.
    public static let articleWasRead = Notification.Name("NewsListArticleWasRead")
}

/// Lists articles, and marks those that have been read, wherever that was.
open class NewsListController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    public let table = UITableView()
    public let articles: [String]
    public private(set) var read: Set<String> = []
    private let center: NotificationCenter
    private var observer: NSObjectProtocol?

    public init(articles: [String], center: NotificationCenter = .default) {
        self.articles = articles
        self.center = center
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { fatalError("the list is made in code") }

    deinit {
        if let observer = observer { center.removeObserver(observer) }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        table.frame = view.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.dataSource = self
        table.delegate = self
        table.register(ArticleCell.self, forCellReuseIdentifier: "article")
        view.addSubview(table)
        observer = center.addObserver(forName: .articleWasRead, object: nil, queue: .main) {
            [weak self] notification in
            guard let title = notification.userInfo?["title"] as? String else { return }
            self?.read.insert(title)
            self?.table.reloadData()
        }
    }

    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        articles.count
    }

    public func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "article", for: indexPath)
        let title = articles[indexPath.row]
        cell.textLabel?.text = title
        (cell as? ArticleCell)?.dot.isHidden = read.contains(title)
        return cell
    }

    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        center.post(
            name: .articleWasRead, object: self, userInfo: ["title": articles[indexPath.row]])
    }
}
