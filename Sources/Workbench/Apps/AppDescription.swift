import HierarchyRecords
import InterfaceBuilder
import Statements

/// What the system has to know of an app to launch it: an app says it in its `Info.plist` and in its code.
struct AppDescription: Equatable {
    /// The class of the app's delegate; nil where the app has none.
    var delegate: String?
    /// The class of its scenes' delegates; nil where it has none.
    var sceneDelegate: String?
    /// The main storyboard, as `UIStoryboard(name:)` knows it; nil where code makes the window.
    var storyboard: String?

    /// The pictures among its files.
    var images: [AppImage] = []

    /// Whether there is anything to launch.
    var isEmpty: Bool { !hasDelegates && storyboard == nil }

    /// Whether a class is the delegate of the app or of its scenes. Where code of scenes is all that is at hand, the
    /// app's own delegate does nothing that is seen.
    var hasDelegates: Bool { delegate != nil || sceneDelegate != nil }

    /// Makes a description.
    init(
        delegate: String? = nil, sceneDelegate: String? = nil, storyboard: String? = nil,
        images: [AppImage] = []
    ) {
        (self.delegate, self.sceneDelegate, self.storyboard) = (delegate, sceneDelegate, storyboard)
        self.images = images
    }

    /// What the classes of a session and the names of its storyboards tell where nothing else does: the class
    /// that adopts a delegate's protocol, the last where there are several, and the storyboard `Main`.
    @MainActor
    init(of classes: ClassTable, storyboards: [String]) {
        delegate = classes.applicationDelegates.last?.name
        sceneDelegate = classes.sceneDelegates.last { $0.name != delegate }?.name
        storyboard = storyboards.contains(Self.usualStoryboard) ? Self.usualStoryboard : nil
    }

    /// The name that Xcode gives to an app's main storyboard.
    private static let usualStoryboard = "Main"

    /// Takes what an `Info.plist` says; an app whose file has a list of scenes without a storyboard has none.
    mutating func take(_ list: PropertyList) {
        let scenes = list["UIApplicationSceneManifest"]
        let scene = scenes?["UISceneConfigurations"]?["UIWindowSceneSessionRoleApplication"]?.first
        if let name = scene?["UISceneDelegateClassName"]?.text {
            sceneDelegate = name.split(separator: ".").last.map(String.init)
        }
        storyboard = scene?["UISceneStoryboardFile"]?.text ?? list["UIMainStoryboardFile"]?.text
    }

    /// Each part that `launch` needs, behind the word that a command gives it by.
    var parts: [(word: String, value: String)] {
        [("delegate", delegate), ("scene", sceneDelegate), ("storyboard", storyboard)]
            .compactMap { part in part.1.map { (part.0, $0) } }
    }
}
