import HeadlessUIKit

/// An error of the system's, as statements hold it.
@MainActor
final class SystemError: ScriptObject {
    let error: any Error
    private let domain: String
    private let number: Int

    init(_ error: CLError) {
        self.error = error
        (domain, number) = (CLError.errorDomain, error.code.rawValue)
    }

    init(_ error: UISceneError) {
        self.error = error
        (domain, number) = (UISceneError.errorDomain, error.code.rawValue)
    }

    /// What an error that comes from the model is; nil for one that no statement can meet.
    convenience init?(any error: any Error) {
        switch error {
        case let error as CLError: self.init(error)
        case let error as UISceneError: self.init(error)
        default: return nil
        }
    }

    private var ownWords: String? { (error as? UISceneError)?.errorDescription }

    /// What it says of itself, or what Foundation says of one that says nothing.
    var words: String {
        ownWords ?? "The operation couldn’t be completed. (\(domain) error \(number).)"
    }

    /// As Foundation prints it.
    var text: String {
        let start = "Error Domain=\(domain) Code=\(number) "
        guard let ownWords else { return start + "\"(null)\"" }
        return start + "\"\(ownWords)\" UserInfo={NSLocalizedDescription=\(ownWords)}"
    }
}

/// What hears of an error.
struct ErrorBlock: ScriptValue {
    let run: (any Error) -> Void

    static var valueType: ValueType { .function([.named(.error)], .void) }
    static func from(_ value: Value) -> ErrorBlock? {
        guard case .function(let function) = value else { return nil }
        return ErrorBlock { error in
            if let error = SystemError(any: error) { _ = function.call([.object(error)]) }
        }
    }
    var value: Value {
        .function(
            ScriptFunction { arguments in
                if let error = arguments.first.flatMap(SystemError.from)?.error { run(error) }
                return .void
            })
    }
}

extension TypeDescription {
    static let locationError = systemError("CLError", of: CLError.self) { type in
        type.property("code", { ($0.error as? CLError)?.code })
        type.staticProperty("errorDomain") { CLError.errorDomain }
    }

    static let sceneError = systemError("UISceneError", of: UISceneError.self) { type in
        type.property("code", { ($0.error as? UISceneError)?.code })
        type.property("errorDescription", { $0.words })
        type.staticProperty("errorDomain") { UISceneError.errorDomain }
    }

    private static func systemError<Failure: Error>(
        _ name: String, of failure: Failure.Type,
        _ fill: @escaping @MainActor (inout MemberList<SystemError>) -> Void
    ) -> TypeDescription {
        TypeDescription(
            name, protocol: SystemError.self,
            isInstance: { ($0 as? SystemError)?.error is Failure }, fill
        ).conforming(to: [.error])
    }
}
