import HeadlessUIKit

enum ApplicationDelegate: ModelProtocol {
    typealias Conformer = any UIApplicationDelegate
    static var type: TypeDescription { .applicationDelegate }
}

enum SceneDelegate: ModelProtocol {
    typealias Conformer = any UISceneDelegate
    static var type: TypeDescription { .sceneDelegate }
}

/// Scenes, which statements hold as a set.
struct SceneSet: ScriptValue {
    private let scenes: [UIScene]
    init(_ scenes: Set<UIScene>) { self.scenes = scenes.sorted { $0.objectID < $1.objectID } }

    static var valueType: ValueType { .set(.named(.scene)) }
    static func from(_ value: Value) -> SceneSet? {
        guard case .set(let values) = value else { return nil }
        return SceneSet(Set(values.compactMap(UIScene.from)))
    }
    var value: Value { .set(scenes.map(\.value)) }
}

extension TypeDescription {
    static let applicationDelegate = modelProtocol(
        "UIApplicationDelegate", isInstance: { $0 is any UIApplicationDelegate })
    static let sceneDelegate = modelProtocol(
        "UISceneDelegate", isInstance: { $0 is any UISceneDelegate })

}

extension UIApplicationDelegate where Self: ScriptedObject {
    @_semantics("optimize.sil.specialize.generic.never")
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        answer("application(_:willFinishLaunchingWithOptions:)", [application.value, .null])
            .flatMap(Bool.from) ?? true
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        answer("application(_:didFinishLaunchingWithOptions:)", [application.value, .null])
            .flatMap(Bool.from) ?? true
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        answer(
            "application(_:configurationForConnecting:options:)",
            [application.value, connectingSceneSession.value, options.value]
        ).flatMap(UISceneConfiguration.from) ?? connectingSceneSession.configuration
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func applicationDidBecomeActive(_ application: UIApplication) {
        _ = answer("applicationDidBecomeActive(_:)", [application.value])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func applicationWillResignActive(_ application: UIApplication) {
        _ = answer("applicationWillResignActive(_:)", [application.value])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func applicationDidEnterBackground(_ application: UIApplication) {
        _ = answer("applicationDidEnterBackground(_:)", [application.value])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func applicationWillEnterForeground(_ application: UIApplication) {
        _ = answer("applicationWillEnterForeground(_:)", [application.value])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        _ = answer("applicationDidReceiveMemoryWarning(_:)", [application.value])
    }
}

extension UISceneDelegate where Self: ScriptedObject {
    @_semantics("optimize.sil.specialize.generic.never")
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        _ = answer(
            "scene(_:willConnectTo:options:)",
            [scene.value, session.value, connectionOptions.value])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func sceneDidDisconnect(_ scene: UIScene) {
        _ = answer("sceneDidDisconnect(_:)", [scene.value])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func sceneDidBecomeActive(_ scene: UIScene) {
        _ = answer("sceneDidBecomeActive(_:)", [scene.value])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func sceneWillResignActive(_ scene: UIScene) {
        _ = answer("sceneWillResignActive(_:)", [scene.value])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func sceneWillEnterForeground(_ scene: UIScene) {
        _ = answer("sceneWillEnterForeground(_:)", [scene.value])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func sceneDidEnterBackground(_ scene: UIScene) {
        _ = answer("sceneDidEnterBackground(_:)", [scene.value])
    }
}

extension MemberList<UIScene> {
    mutating func addByHand() {
        property("session", { $0.session })
        property(
            "delegate", { ProtocolReference<SceneDelegate>($0.delegate) },
            { $0.delegate = $1?.object })
    }
}

extension MemberList<UIWindowScene> {
    mutating func addByHand() {
        TypeDescription.addGeometry(&self)
    }
}
