import Testing

@testable import Statements
@testable import Workbench

/// Further kinds of code at which files of public repositories were refused once.
@MainActor @Suite("Code as more published files have it")
struct PublishedKindsTests {
    @Test("an array or a dictionary gets its elements' type from its value")
    func bareCollections() {
        #expect(
            ScriptRun(
                """
                class Shelf { var names: Array = [String](); var counts: Dictionary = ["a": 1] }
                let shelf = Shelf()
                shelf.names.append("b")
                let sizes: Array = [1, 2]
                print(shelf.names[0] + "!", (shelf.counts["a"] ?? 0) + sizes[1])
                """
            ).talk == ["b! 3"])
    }

    @Test("a transition's type is one of its own, and a text in older code")
    func transitions() {
        #expect(
            ScriptRun(
                """
                let fade = CATransition()
                fade.type = .moveIn
                fade.subtype = CATransitionSubtype.fromRight
                """
            ).talk.filter { !$0.hasPrefix("inert: ") } == [])
    }

    @Test("texts are compared by options, and are paths for NSString")
    func texts() {
        #expect(
            ScriptRun(
                """
                print("10.2".compare("9.1", options: .numeric) == .orderedDescending)
                print("A".compare("a", options: .caseInsensitive, range: nil, locale: nil) == .orderedSame)
                let path = ("books" as NSString).appendingPathComponent("one.txt")
                print(path, (path as NSString).deletingPathExtension, (path as NSString).deletingLastPathComponent)
                """
            ).talk == ["true", "true", "books/one.txt books/one books"])
    }

    @Test("a part of a date is told and set by its name")
    func dateParts() {
        #expect(
            ScriptRun(
                """
                var parts = DateComponents()
                parts.setValue(3, for: .month)
                print(parts.month ?? 0, parts.value(for: .month) ?? 0)
                """
            ).talk == ["3 3"])
    }

    @Test("a method that a data source may lack is called with '!' as well")
    func forcedMethods() {
        #expect(
            ScriptRun(
                """
                class Shelf: UITableViewController { override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Books" }; func header() -> String? { tableView.dataSource!.tableView!(tableView, titleForHeaderInSection: 0) } }
                print(Shelf().header() ?? "none")
                """
            ).talk == ["Books"])
    }

    @Test("'self' in a property's initial value is no target")
    func earlySelf() {
        let run = ScriptRun(
            """
            class Shelf: UIViewController { let button: UIButton = { let made = UIButton(type: .system); made.addTarget(self, action: #selector(tap), for: .touchUpInside); return made }(); @objc func tap() {} }
            class Other: UIViewController { let table: UITableView = { let made = UITableView(); made.dataSource = self; return made }() }
            """)
        #expect(
            run.talk.contains {
                $0.hasPrefix("inert: ") && $0.contains("self in a property's initial value")
            })
        #expect(run.talk.last?.contains("there is no 'self' yet") == true)
    }

    @Test("in Objective-C an object may turn out to be a collection whose elements are set")
    func elementsOfObjects() {
        #expect(
            ScriptRun(
                """
                id shelf = [NSMutableDictionary dictionary];
                shelf[@"a"] = @"b";
                NSLog(@"%@", shelf[@"a"]);
                NSMutableArray *books = [NSMutableArray arrayWithObject:@"c"];
                [books setObject:@"d" atIndexedSubscript:0];
                [books setObject:@"e" atIndexedSubscript:1];
                NSLog(@"%@ %@", books[0], books[1]);
                NSString *size = UIContentSizeCategoryLarge;
                """
            ).talk == ["b", "d e"])
    }

    @Test("in Objective-C a method without a type gives an object")
    func untypedMethods() {
        #expect(
            ScriptRun(
                """
                @interface Shelf : NSObject
                + shared;
                @property u_long count;
                @end
                @implementation Shelf
                + shared { return @"one"; }
                @end
                NSLog(@"%@", [Shelf shared]);
                """
            ).talk == ["one"])
    }

    @Test("in Objective-C an object is made by dots")
    func dots() {
        #expect(
            ScriptRun(
                """
                UIView *view = [UIView.alloc init];
                NSLog(@"%ld", (long)view.subviews.count);
                """
            ).talk == ["0"])
    }

    @Test("an object takes a dictionary's values, and may have a method for keys that it lacks")
    func undefinedKeys() {
        #expect(
            ScriptRun(
                """
                class Book: NSObject { @objc var title = ""; override func setValue(_ value: Any?, forUndefinedKey key: String) { print("no", key) } }
                let book = Book()
                book.setValuesForKeys(["title": "One"])
                book.setValue(2, forKey: "pages")
                print(book.title)
                """
            ).talk == ["no pages", "One"])
    }

    @Test("in code that sets a static property 'self' is the type")
    func staticSetters() {
        #expect(
            ScriptRun(
                """
                class Store { static var kept = [0]; static var last: Int { get { self.kept.last! } set { self.kept.append(newValue) } }; static var count = 0 { didSet { self.note() } }; static func note() { print("count", count) } }
                struct Shelf {}
                extension Shelf { static var size: Int { get { 1 } set { self.tell(newValue) } }; static func tell(_ size: Int) { print("size", size) } }
                Store.last = 7
                Store.count = 2
                Shelf.size = 3
                print(Store.last)
                """
            ).talk == ["count 2", "size 3", "7"])
    }

    @Test("what an extension may give is 'nil' for a type with '!'")
    func implicitlyUnwrappedGetters() {
        #expect(
            ScriptRun(
                """
                class Box { var views: [UIView] = [UIView()] }
                extension Box { var first: UIView! { return views.first { $0.tag == 0 } } }
                print(Box().first.tag)
                """
            ).talk == ["0"])
    }

    @Test("what a queue waits for gives a value")
    func syncing() {
        #expect(
            ScriptRun(
                """
                let queue = DispatchQueue(label: "books")
                var books = [1]
                queue.sync { books.append(2) }
                let count: Int? = queue.sync { let all = books; if all.isEmpty { return nil }; return all.count }
                let sum = queue.sync { books[0] + books[1] }
                print(count ?? 0, sum)
                """
            ).talk == ["2 3"])
    }

    @Test("an app is opened with a completion, a device is made, and an activity has a type")
    func namesOfUIKit() {
        #expect(
            ScriptRun(
                """
                if UIDevice().userInterfaceIdiom == .phone { print("phone") }
                UIApplication.shared.open(URL(string: "books:")!, options: [:], completionHandler: { (success) in print(success) })
                let types: [UIActivity.ActivityType] = [.airDrop, .mail]
                print(types.count)
                var traits: UIAccessibilityTraits = []
                _ = traits.update(with: .button)
                print(traits.contains(.button))
                """
            ).talk.filter { !$0.hasPrefix("inert: ") } == ["phone", "2", "true"])
    }

    @Test("an optional is assigned where it has a value, and is made by its type")
    func optionals() {
        #expect(
            ScriptRun(
                """
                var count: Int? = 3
                count? = 4
                count? += 1
                var none: Int? = nil
                none? = 4
                let name = String?("One")
                print(count ?? 0, none ?? 0, name ?? "")
                """
            ).talk == ["5 0 One"])
    }

    @Test(
        "in Objective-C an object of a class of another file is the view that is due, and is asked for its class"
    )
    func objectsOfOtherFiles() throws {
        let directory = try TemporaryDirectory()
        try directory.write(
            """
            #import "BookView.h"
            @interface Home : UIViewController
            @end
            @implementation Home
            - (void)viewDidLoad {
                [super viewDidLoad];
                id book = [[BookView alloc] init];
                [self.view addSubview:book];
                if ([book isKindOfClass:[BookOfOthers class]]) { BookOfOthers *known = book; [known open]; }
            }
            @end
            """, to: "Home.m")
        let verdict = try Workbench().check([directory.path + "/Home.m"])
        #expect(verdict.mistakes.map(\.message) == [])
    }
}
