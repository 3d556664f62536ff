import UIKit

extension UIViewController {
    @objc func summary(of words: [String] = []) -> String { "plain \(words.count)" }

    @objc var isModest: Bool {
        get { true }
        set { title = "\(newValue)" }
    }

    @objc func nobodyOverrides() {}
}

class LoudController: UIViewController {
    override func summary(of words: [String]) -> String { "loud, not \(super.summary(of: words))" }

    override var isModest: Bool {
        get { !super.isModest }
        set { super.isModest = newValue }
    }
}

final class LouderController: LoudController {
    override func summary(of words: [String]) -> String {
        "louder, not \(super.summary(of: words))"
    }
}

@MainActor public func extensionMembers() -> String {
    let all: [UIViewController] = [UIViewController(), LoudController(), LouderController()]
    all[1].isModest = false
    return all.map { "\($0.summary(of: ["a"])) \($0.isModest) \($0.title ?? "-")" }
        .joined(separator: "; ")
}

@available(iOS, unavailable, message: "never there")
func makeAnything<Anything: UIViewController>() -> Anything { .init() }
