import Testing

@testable import Statements
@testable import Workbench

@MainActor @Suite("Observing by keys")
struct KeyValueObservingTests {
    @Test("tells an observer of Swift what changed, and no more once it is removed")
    func classic() {
        #expect(
            ScriptRun(
                """
                class Model: NSObject {
                    @objc dynamic var count = 0
                    var plain = 0
                }
                class Watcher: NSObject {
                    override func observeValue(
                        forKeyPath keyPath: String?, of object: Any?,
                        change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
                    ) {
                        print(keyPath ?? "", change?[.oldKey] as? Int ?? -1, change?[.newKey] as? Int ?? -1)
                    }
                }
                let model = Model()
                let watcher = Watcher()
                model.addObserver(watcher, forKeyPath: "count", options: [.new, .old], context: nil)
                model.addObserver(watcher, forKeyPath: "plain", options: [.new], context: nil)
                model.count = 3
                model.plain = 4
                model.count += 1
                model.removeObserver(watcher, forKeyPath: "count")
                model.count = 9
                """
            ).talk == ["count 0 3", "count 3 4"])
    }

    @Test("calls a closure until its observation ends")
    func closures() {
        #expect(
            ScriptRun(
                """
                class Model: NSObject { @objc dynamic var name = "a" }
                let model = Model()
                var token: NSKeyValueObservation? = model.observe(\\.name, options: [.initial, .new, .old]) { model, change in print(change.oldValue ?? "-", change.newValue ?? "-", model.name) }
                model.name = "b"
                token?.invalidate()
                model.name = "c"
                """
            ).talk == ["- a a", "a b b"])
    }

    @Test("tells of a scroll view that a finger moves")
    func scrolling() {
        #expect(
            ScriptRun(
                """
                let home = UIViewController()
                root home
                let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                scroll.contentSize = CGSize(width: 100, height: 1000)
                home.view.addSubview(scroll)
                let token = scroll.observe(\\.contentOffset, options: [.new]) { scroll, _ in print(scroll.contentOffset.y) }
                scroll.contentOffset = CGPoint(x: 0, y: 20)
                scroll.contentOffset = CGPoint(x: 0, y: 20)
                """
            ).talk == ["20.0"])
    }

    @Test("is the same in Objective-C, whose exception tells what was never observed")
    func objectiveC() {
        #expect(
            ScriptRun(
                """
                @interface Model : NSObject
                @property (nonatomic) NSInteger count;
                @end
                @implementation Model
                @end
                @interface Watcher : NSObject
                @end
                @implementation Watcher
                - (void)observeValueForKeyPath:(NSString *)keyPath ofObject:(id)object change:(NSDictionary *)change context:(void *)context {
                    NSLog(@"%@ %@", keyPath, change[NSKeyValueChangeNewKey]);
                }
                @end
                Model *model = [Model new];
                Watcher *watcher = [Watcher new];
                [model addObserver:watcher forKeyPath:@"count" options:NSKeyValueObservingOptionNew context:NULL];
                model.count = 3;
                [model setCount:4];
                [model removeObserver:watcher forKeyPath:@"count"];
                model.count = 5;
                """
            ).talk == ["count 3", "count 4"])
    }

    @Test("an observer that goes may end its observations, also one of itself, and no other")
    func deinits() {
        let run = ScriptRun(
            """
            static void *kContext = &kContext;
            @interface Photo : NSObject
            @property (nonatomic) BOOL favourite;
            @end
            @implementation Photo
            @end
            @interface Watcher : NSObject
            @property (strong) Photo *photo;
            @property (nonatomic) NSInteger count;
            @end
            @implementation Watcher
            - (void)begin {
                [self.photo addObserver:self forKeyPath:@"favourite" options:NSKeyValueObservingOptionNew context:kContext];
                [self addObserver:self forKeyPath:@"count" options:NSKeyValueObservingOptionNew context:NULL];
            }
            - (void)dealloc {
                self.count = 0;
                [_photo removeObserver:self forKeyPath:@"favourite" context:kContext];
                [self removeObserver:self forKeyPath:@"count"];
                NSLog(@"gone");
                [_photo removeObserver:self forKeyPath:@"favourite"];
            }
            - (void)observeValueForKeyPath:(NSString *)path ofObject:(id)object change:(NSDictionary *)change context:(void *)context {
                NSLog(@"%@ %d", path, context == kContext);
            }
            @end
            Photo *photo = [Photo new];
            Watcher *watcher = [Watcher new];
            watcher.photo = photo;
            [watcher begin];
            photo.favourite = YES;
            watcher.count = 3;
            forget watcher
            """)
        #expect(run.talk.dropLast() == ["favourite 1", "count 0", "gone"])
        let exception = "NSRangeException: Cannot remove an observer <Watcher>"
        #expect(run.talk.last?.contains(exception) == true)
    }

    @Test("a change is of the property's type")
    func typedChanges() {
        #expect(
            ScriptRun(
                """
                class Model: NSObject { @objc dynamic var name: String? = "a" }
                let view = UIView()
                let first = view.observe(\\.bounds, options: [.new]) { view, change in
                    let size = (change.newValue ?? .zero).size
                    if let bounds = change.newValue { print(bounds.width, size.height) }
                }
                let model = Model()
                let second = model.observe(\\.name, options: [.new, .old]) { _, change in
                    print(change.oldValue?.uppercased() ?? "", change.newValue?.count ?? 0)
                }
                view.bounds = CGRect(x: 0, y: 0, width: 3, height: 4)
                model.name = "bb"
                """
            ).talk == ["3.0 4.0", "A 2"])
    }
}
