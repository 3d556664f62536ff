import Testing

@testable import Statements
@testable import Workbench

@MainActor @Suite("What UIKit has and the model lacks")
struct InertTests {
    @Test("is there, keeps what it is set to, and is named once a paste")
    func inert() {
        #expect(
            ScriptRun(
                """
                class Home: UIViewController, UIImagePickerControllerDelegate,
                    UINavigationControllerDelegate {
                    let picker = UIDatePicker()
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        picker.datePickerMode = .time
                        picker.minuteInterval = 5
                        view.addSubview(picker)
                        let images = UIImagePickerController()
                        images.delegate = self
                        print(picker.minuteInterval, picker.datePickerMode == .time, images.delegate === self)
                        print(picker is UIControl, images is UINavigationController, picker.superview === view)
                    }
                }
                let home = Home()
                root home
                """
            ).talk == [
                "inert: UIDatePicker, UIDatePicker.datePickerMode, UIDatePicker.minuteInterval, "
                    + "UIImagePickerController",
                "read from inert members, which only say what they were set to: "
                    + "UIDatePicker.minuteInterval, UIDatePicker.datePickerMode",
                "5 true true", "true true true",
            ])
    }

    @Test("gives what its type is at first, and the receiver where that is of the type")
    func empty() {
        #expect(
            ScriptRun(
                """
                let image = UIImage()
                print(image.withRenderingMode(.alwaysTemplate) === image, UIDatePicker().countDownDuration)
                let picker = UIDatePicker()
                picker.setDate(Date(timeIntervalSince1970: 0), animated: true)
                print(picker.date)
                """
            ).talk == [
                "true 0.0",
                "inert: UIImage.withRenderingMode, UIDatePicker, UIDatePicker.countDownDuration",
                "read from inert members, which only say what they were set to: "
                    + "UIDatePicker.countDownDuration",
                "inert: UIDatePicker", "inert: UIDatePicker.setDate",
                "1970-01-01 00:00:00 +0000", "inert: UIDatePicker.date",
                "read from inert members, which only say what they were set to: "
                    + "UIDatePicker.date",
            ])
    }

    @Test("is refused by name under --strict, and where it would change callbacks")
    func refused() {
        let run = ScriptRun()
        run.workbench.policy.isStrict = true
        #expect(
            run.run("let picker = UIDatePicker()") == [
                "1:14: 'UIDatePicker' is not modelled here: it would be inert"
            ])
        #expect(
            ScriptRun("let v = UIView(); let s = v.viewPrintFormatter()").talk
                == [
                    "1:29: 'viewPrintFormatter' of 'UIView' is not modelled here"
                ])
    }

    @Test("what code gives 'NSObject', every object has, and the class knows which it is")
    func extensionsOfObjects() {
        #expect(
            ScriptRun(
                """
                protocol Then {}
                extension Then where Self: AnyObject {
                    func then(_ work: (Self) -> Void) -> Self { work(self); return self }
                }
                extension NSObject: Then {
                    class var nameOfClass: String { String(describing: self) }
                }
                extension UITableViewCell { static var identifier: String { String(describing: self) } }
                class Cell: UITableViewCell {}
                let label = UILabel().then { $0.text = "a"; $0.numberOfLines = 0 }
                print(label.text ?? "", label.numberOfLines, UILabel.nameOfClass, Cell.nameOfClass)
                print(Cell.identifier, UITableViewCell.identifier)
                """
            ).talk == ["a 0 UILabel Cell", "Cell UITableViewCell"])
    }

    @Test("code may call what a protocol of UIKit's has, which its object may lack")
    func methodsOfDelegates() {
        #expect(
            ScriptRun(
                """
                class Inner: NSObject, UIScrollViewDelegate {
                    func scrollViewDidScroll(_ scrollView: UIScrollView) { print("scrolled") }
                }
                class Outer: NSObject, UIScrollViewDelegate {
                    weak var other: UIScrollViewDelegate?
                    func scrollViewDidScroll(_ scrollView: UIScrollView) {
                        other?.scrollViewDidScroll?(scrollView)
                        other?.scrollViewDidEndDecelerating?(scrollView)
                    }
                }
                let inner = Inner(), outer = Outer()
                outer.other = inner
                outer.scrollViewDidScroll(UIScrollView())
                """
            ).talk == ["scrolled"])
    }

    @Test("a closure is given its argument at once, and captures keep what may be nil")
    func appliedClosures() {
        #expect(
            ScriptRun(
                """
                class Home: UIViewController {
                    let stack: UIStackView = { $0.axis = .vertical; return $0 }(UIStackView())
                    var label: UILabel!
                    var tells: (() -> Void)?
                    func make() { tells = { [label] in print(label?.text ?? "none") } }
                }
                let home = Home()
                home.make()
                home.tells?()
                print(home.stack.axis == .vertical)
                """
            ).talk == ["none", "true"])
    }

    @Test("a type parameter's value may be of the code's own enumeration or class")
    func typeParameters() {
        #expect(
            ScriptRun(
                """
                final class Box<T> {
                    var listener: ((T) -> Void)?
                    var value: T { didSet { listener?(value) } }
                    init(_ value: T) { self.value = value }
                }
                enum State { case loading, loaded([String]) }
                let box = Box<State>(.loading)
                box.listener = { state in
                    switch state {
                    case .loading: print("loading")
                    case .loaded(let names): print(names.count)
                    }
                }
                box.value = .loaded(["a", "b"])
                class Page<V: UIView>: UIViewController {
                    var page: V { view as! V }
                    override func loadView() { view = V() }
                }
                class Profile: UIView { let mark = 7; func tell() -> Int { mark + 1 } }
                class ProfilePage: Page<Profile> {
                    override func viewDidLoad() { super.viewDidLoad(); print(page.mark, page.tell()) }
                }
                """
            ).talk == ["2"])
    }

    @Test("closures are given what UIKit gives them, and a completion may be left out")
    func closures() {
        #expect(
            ScriptRun(
                """
                class Home: UIViewController {
                    let url = URL(string: "https://example.org")!
                    func open() {
                        UIApplication.shared.open(url)
                        UIApplication.shared.open(url, options: [:]) { ok in print(!ok) }
                        UIApplication.shared.setAlternateIconName("Dark") { error in
                            if let error { print(error.localizedDescription) }
                        }
                        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1))
                        let image = renderer.image { _ in }
                        image.prepareForDisplay { shown in print(shown == nil) }
                        let activity = UIActivityViewController(activityItems: [url], applicationActivities: nil)
                        activity.completionWithItemsHandler = { type, isDone, _, error in
                            print(type as Any, isDone, error == nil)
                        }
                    }
                }
                Home().open()
                """
            ).talk == [
                "inert: UIApplication.open, UIApplication.setAlternateIconName, "
                    + "UIImage.prepareForDisplay, UIActivityViewController.completionWithItemsHandler"
            ])
    }

    @Test("arrays that a member keeps are typed by their elements, in both languages")
    func arrays() {
        #expect(
            ScriptRun(
                """
                let item = UINavigationItem(title: "Mail")
                item.centerItemGroups = [UIBarButtonItemGroup(barButtonItems: [], representativeItem: nil)]
                print(item.centerItemGroups.count, UIFont.familyNames.isEmpty)
                """
            ).talk.last { $0.hasPrefix("1") } == "1 true")
        #expect(
            ScriptRun(
                """
                UIPasteboard *board = [UIPasteboard generalPasteboard]; board.strings = @[@"a", @"b"];
                NSLog(@"%lu", (unsigned long)board.strings.count);
                """
            ).talk.contains("2"))
    }

    @Test("a class that would change the hierarchy is refused, and its heir is named")
    func heir() {
        #expect(
            ScriptRun().run(
                "let search = UISearchDisplayController(searchBar: UISearchBar(), contentsController: UIViewController())"
            ) == [
                "1:14: 'UISearchDisplayController' is not modelled here"
            ])
        #expect(
            ScriptRun("id search = [[UISearchDisplayController alloc] init];").talk == [
                "1:41: 'UISearchDisplayController' is not modelled here"
            ])
    }
}
