import Testing

@testable import Statements
@testable import Workbench

@MainActor @Suite("Swift that files have which nobody had looked at before")
struct SwiftOfUnseenFilesTests {
    @Test("'catch let error as NSError' takes every error")
    func allErrors() {
        #expect(
            ScriptRun(
                """
                enum Mistake: Error { case late }
                class Store {
                    func save() throws { throw Mistake.late }
                    func keep() { do { try save() } catch let error as NSError { print("caught", error.localizedDescription.isEmpty) } }
                }
                Store().keep()
                """
            ).talk == ["caught false"])
    }

    @Test("a type that only calls know is made by '.init' as well")
    func initOfOtherTypes() {
        #expect(
            ScriptRun(
                """
                let a = IndexSet.init(integer: 3), b = NSIndexSet(index: 4) as IndexSet
                print(a.contains(3), b.contains(4), b.contains(3))
                """
            ).talk == ["old spellings: NSIndexSet is IndexSet", "true true false"])
    }

    @Test("a class that is a value makes an object of itself")
    func metatypes() {
        #expect(
            ScriptRun(
                """
                class First: UIViewController { let mark = 1 }
                class Second: UIViewController { let mark = 2 }
                let kinds: [UIViewController.Type] = [First.self, Second.self]
                for kind in kinds { let made = kind.init(); print(type(of: made)) }
                let named = kinds[1].init(nibName: nil, bundle: nil)
                print((named as? Second)?.mark ?? 0)
                """
            ).talk == ["First", "Second", "2"])
    }

    @Test("a choice of written numbers takes the type of what it is multiplied with")
    func choicesOfNumbers() {
        #expect(
            ScriptRun(
                """
                let width: CGFloat = 2.5, isLeft = false
                print((isLeft ? 1 : -1) * width, width * (isLeft ? 2 : 3))
                """
            ).talk == ["-2.5 7.5"])
    }

    @Test("an element that is an optional itself is found, and may be nil")
    func nestedOptionals() {
        #expect(
            ScriptRun(
                """
                let numbers: [Int?] = [1, nil], names: [String: String?] = ["a": "x", "b": nil]
                print(numbers.first! ?? 0, numbers.last! ?? 0, numbers.first as? Int ?? 0)
                print((names["a"] ?? nil) ?? "none", (names["c"] ?? nil) ?? "none")
                let none: [Int?] = []
                print(none.first! ?? 0)
                """
            ).talk == [
                "1 0 1", "x none",
                "5:12: Fatal error: Unexpectedly found nil while unwrapping an Optional value",
            ])
    }

    @Test("a font that is not there leaves the title's as it is")
    func fontsOfTitles() {
        #expect(
            ScriptRun(
                """
                let button = UIButton(); button.setTitle("Go", for: .normal)
                let old = button.titleLabel!.font
                let none: UIFont? = nil; button.titleLabel?.font = none
                print(button.titleLabel!.font == old)
                """
            ).talk == ["true"])
    }

    @Test("a class says what is printed of it, and what it equals")
    func descriptions() {
        #expect(
            ScriptRun(
                """
                class Plain: NSObject { override var description: String { "plain" } }
                class Badge: UIView {
                    override var description: String { "badge" }
                    override func isEqual(_ object: Any?) -> Bool { true }
                }
                print(Plain(), Badge())
                """
            ).talk == ["plain badge"])
    }

    @Test("a type within the class is meant before one that its protocol promises")
    func typesOfProtocols() {
        #expect(
            ScriptRun(
                """
                protocol Settings { var count: Int { get } }
                protocol Starting { associatedtype Model: Settings; init(model: Model) }
                class Starter: Starting {
                    struct Model: Settings { var count: Int; var name: String }
                    let model: Model
                    required init(model: Model) { self.model = model }
                    func tell() -> String { model.name }
                }
                print(Starter(model: Starter.Model(count: 1, name: "a")).tell())
                """
            ).talk == ["a"])
    }

    @Test("an extension's own member hides the one of UIKit's class")
    func hidingMembers() {
        #expect(
            ScriptRun(
                """
                extension UIApplication { var keyWindow: UIWindow? { nil } }
                print(UIApplication.shared.keyWindow == nil)
                """
            ).talk == ["true"])
    }

    @Test("a closure behind a call goes past a parameter that takes none")
    func closuresPastDefaults() {
        #expect(
            ScriptRun(
                """
                func animate(_ isOn: Bool = true, _ work: () -> Void) { print(isOn); work() }
                animate { print("a") }
                animate(false) { print("b") }
                """
            ).talk == ["true", "a", "false", "b"])
    }

    @Test("keys of two types that share names are each its own type's")
    func keysOfTypes() {
        #expect(
            ScriptRun(
                """
                struct Film: Codable {
                    let id: String?
                    enum CodingKeys: String, CodingKey { case id = "film_id" }
                    init(from decoder: Decoder) throws {
                        let values = try decoder.container(keyedBy: CodingKeys.self)
                        id = try values.decodeIfPresent(String.self, forKey: .id)
                    }
                }
                struct Note: Codable {
                    let id: String?
                    enum CodingKeys: String, CodingKey { case id = "note_id" }
                    init(from decoder: Decoder) throws {
                        let values = try decoder.container(keyedBy: CodingKeys.self)
                        id = try values.decodeIfPresent(String.self, forKey: .id)
                    }
                }
                print("read")
                """
            ).talk == ["read"])
    }

    @Test(
        "knows C's largest number, texts of Foundation, waits with an end, and values that are awaited later"
    )
    func foundation() {
        #expect(
            ScriptRun(
                """
                let layer = CABasicAnimation(); layer.repeatCount = MAXFLOAT
                print(NSString(format: "%d-%@", 3, "a") as String)
                let semaphore = DispatchSemaphore(value: 1)
                print(semaphore.wait(timeout: .distantFuture) == .success)
                class Loader {
                    func number() async -> Int { 3 }
                    func sum() async -> Int { async let a = number(); async let b = number(); return await a + b }
                    func run() { Task { print(await sum()) } }
                }
                Loader().run()
                """
            ).talk == [
                "inert: CABasicAnimation, CAAnimation.repeatCount",
                "old spellings: MAXFLOAT is C's", "3-a", "true", "6",
            ])
    }

    @Test("a type of one's own is made of a literal")
    func literals() {
        #expect(
            ScriptRun(
                """
                struct Info { var title: String }
                extension Info: ExpressibleByStringLiteral { init(stringLiteral value: String) { self.init(title: value) } }
                class Page { var info: Info = "Home"; func show(_ info: Info) { print(info.title) } }
                print(Page().info.title)
                Page().show("Away")
                """
            ).talk == ["Home", "Away"])
    }

    @Test("a subclass of a generic class overrides with the type that it names")
    func genericSuperclasses() {
        #expect(
            ScriptRun(
                """
                class Base<Cell: UICollectionViewCell>: UIViewController { func show(cell: Cell) { print("base") } }
                class Badge: UICollectionViewCell { let mark = 1 }
                class Own: Base<Badge> { override func show(cell: Badge) { print(cell.mark) } }
                Own().show(cell: Badge())
                """
            ).talk == ["1"])
    }

    @Test("a constant of an extension is made of another one")
    func constantsOfExtensions() {
        #expect(
            ScriptRun(
                """
                extension UIView { private static let step = 4; static let gap = step * 2 }
                print(UIView.gap)
                """
            ).talk == ["8"])
    }

    @Test("an extension's properties that a data model manages are kept")
    func managedProperties() {
        #expect(
            ScriptRun(
                """
                import CoreData
                class Entry: NSManagedObject {}
                extension Entry { @NSManaged public var title: String? }
                let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
                let entry = Entry(context: context); entry.title = "a"
                print(entry.title ?? "none")
                """
            ).talk.contains("a"))
    }

    @Test("a class of Foundation's has more members than are written for it, and a slip is told")
    func membersOfFoundation() {
        #expect(
            ScriptRun(
                """
                let settings = URLSessionConfiguration.default
                settings.allowsExpensiveNetworkAccess = true
                print("set")
                """
            ).talk.last == "set")
    }

    @Test("makes plain objects")
    func plainObjects() {
        #expect(
            ScriptRun("let a = NSObject(), b = NSObject(); print(a === a, a === b)").talk
                == ["true false"])
    }

    @Test("extensions of optionals answer without a '?'")
    func optionals() {
        #expect(
            ScriptRun(
                """
                extension Optional where Wrapped == String {
                    var orEmpty: String { self ?? "" }
                    var isBlank: Bool { orEmpty.isEmpty }
                }
                let a: String? = nil, b: String? = "x"
                print(a.isBlank, b.isBlank, b.orEmpty)
                """
            ).talk == ["true false x"])
    }

    @Test("a published property is one without Combine's name as well")
    func published() {
        #expect(
            ScriptRun("class Model { @Published var count = 1 }; print(Model().count)").talk
                == ["1"])
    }

    @Test("knows what UIKit has under names that its headers lack")
    func furtherMembers() {
        #expect(
            ScriptRun(
                """
                class Home: UIViewController {
                    @objc func dismissKeyboard() { print("closed") }
                    func act() { perform(#selector(UIInputViewController.dismissKeyboard)) }
                }
                let home = Home(); home.act()
                let animator = UIDynamicAnimator(referenceView: home.view)
                let hit = UICollisionBehavior(items: [home.view]); animator.addBehavior(hit)
                let text = UITextView(); text.textContainer.lineFragmentPadding = 0
                """
            ).talk.first == "closed")
    }
}
