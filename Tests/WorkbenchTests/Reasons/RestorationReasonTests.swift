import HierarchyRecords
import Testing

@testable import Workbench

/// Why a controller's state is not kept, and what an app that was ended leaves.
@MainActor
@Suite("U46 to U51: state that outlives the app, at the prompt")
struct RestorationReasonTests {
    private static let delegate = """
        class D: UIResponder, UIApplicationDelegate {
            func application(_ app: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { true }
            func application(_ app: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool { true }
        }

        """
    private static let home = """
        class Home: UIViewController {
            var page = 0
            override func encodeRestorableState(with coder: NSCoder) {
                super.encodeRestorableState(with: coder)
                coder.encode(page, forKey: "page")
            }
            override func decodeRestorableState(with coder: NSCoder) {
                super.decodeRestorableState(with: coder)
                page = coder.decodeInteger(forKey: "page")
            }
        }

        """

    private func failed(_ script: String) -> (rule: RuleID?, values: [String]) {
        let tests = WhyNotTests()
        guard let answer = tests.answer(tests.session(script), "home.encodeRestorableState"),
            case .notSent(let reason, _) = answer.finding
        else { return (nil, []) }
        return (reason.failed?.rule, reason.failed?.values ?? [])
    }

    @Test("why not names the scenes, the background, the delegate's no and who lacks an identifier")
    func whyNot() {
        let scenes = failed("new home; root home; background")
        #expect(scenes.rule == .u50)
        let front = failed("set ios 12\nnew home; root home")
        #expect(front.values == ["the app is not in the background after this step"])
        let alone = failed("set ios 12\nnew home; root home; background")
        #expect(alone.values == ["the app has no delegate"])
        let unnamed = failed(
            "set ios 12\n" + Self.delegate
                + "new home; new n as nav root home; home.restorationIdentifier = \"home\"\n"
                + "launch n; background")
        #expect(unnamed.rule == .u47)
        #expect(unnamed.values == ["n.restorationIdentifier is nil"])
    }

    @Test(
        "what a class wrote is there again after the system ended the app, and not after the user did"
    )
    func again() {
        let begin = "set ios 12\n" + Self.delegate + Self.home
        let launch = "new home as Home; home.restorationIdentifier = \"home\"; launch home\n"
        let bySystem = ScriptRun(
            begin + launch + "home.page = 4\nbackground; terminate\n" + launch
                + "print(home.page)")
        #expect(bySystem.talk == ["4"])
        let byUser = ScriptRun(
            begin + launch + "home.page = 4\nbackground; terminate user\n" + launch
                + "print(home.page)")
        #expect(byUser.talk == ["0"])
    }

    @Test("a class makes the controller again, and values of several kinds come back")
    func restorationClass() {
        let maker = """
            class Box: UIViewController, UIViewControllerRestoration {
                static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                    print(path, coder.containsValue(forKey: "names"))
                    let box = Box(); box.restorationIdentifier = path.last; box.restorationClass = Box.self
                    return box
                }
                override func encodeRestorableState(with coder: NSCoder) {
                    super.encodeRestorableState(with: coder)
                    coder.encode(["a", "b"], forKey: "names"); coder.encode(1.5, forKey: "size")
                    coder.encode(true, forKey: "flag"); coder.encode("text", forKey: "text")
                    coder.encode(CGPoint(x: 1, y: 2), forKey: "point")
                }
                override func decodeRestorableState(with coder: NSCoder) {
                    super.decodeRestorableState(with: coder)
                    print(coder.decodeObject(forKey: "names") as? [String] ?? [], coder.decodeDouble(forKey: "size"),
                        coder.decodeBool(forKey: "flag"), coder.decodeObject(forKey: "text") as? String ?? "",
                        coder.decodeCGPoint(forKey: "point").y, coder.decodeInteger(forKey: "none"))
                }
            }

            """
        let make = """
            let box = Box(); box.restorationIdentifier = "box"; box.restorationClass = Box.self
            launch box

            """
        let run = ScriptRun(
            "set ios 12\n" + Self.delegate + maker + make + "background; terminate\n" + make)
        #expect(
            run.talk == ["[\"box\"] true", "[\"a\", \"b\"] 1.5 true text 2.0 0"])
    }

    @Test("an app that was ended is refused all but a launch, and its names are free")
    func ended() {
        let run = ScriptRun(
            """
            new home; root home
            terminate
            background; terminate
            foreground
            terminate
            root home
            new home; launch home
            """)
        #expect(
            run.talk == [
                "2:1: an app is ended in the background, and this one is in front",
                "4:1: the app was ended, and comes back by a launch",
                "5:1: the app was ended, and comes back by a launch",
                "6:1: the app was ended, and comes back by a launch",
            ])
    }

    @Test("a scene's delegate has back what it gave")
    func scenes() {
        let run = ScriptRun(
            """
            class S: UIResponder, UIWindowSceneDelegate {
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                    print(session.stateRestorationActivity?.userInfo?["page"] as? Int ?? -1)
                }
                func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
                    let activity = NSUserActivity(activityType: "reading")
                    activity.addUserInfoEntries(from: ["page": 7])
                    return activity
                }
            }
            new home; launch home; background; terminate
            new home; launch home
            """)
        #expect(run.talk == ["-1", "7"])
    }
}
