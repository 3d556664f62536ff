import CommandLanguage

/// Reads what UIKit's headers mark with `__kindof`: a message may be meant for a class of the code's own below the one
/// that is written, as in `segue.destinationViewController.photo`.
@MainActor
struct KindChecker {
    let line: LineUnderCheck

    /// The receiver, as whatever it turns out to be where only an own class answers the message.
    func read(
        _ object: CheckedExpression, _ written: Expression, for selector: String
    ) -> CheckedExpression {
        guard written.isKindOf, let type = object.type.unwrapped.description, type.isClass,
            !type.isScripted, line.classes.resolve(selector, of: object.type) == nil,
            isOwn(selector, below: type)
        else { return object }
        return object.retyped(.any)
    }

    private func isOwn(_ selector: String, below type: TypeDescription) -> Bool {
        (Array(line.declared.types.keys) + line.classes.names).contains { name in
            guard let own = line.types.type(named: name), own.isScripted,
                own.inherits(from: type, in: line.classes)
            else { return false }
            return line.classes.resolve(selector, of: .named(own)) != nil
        }
    }
}

extension Expression {
    /// Whether it reads what is marked so, or an element of that.
    fileprivate var isKindOf: Bool {
        switch kind {
        case .message(let receiver, let selector, _):
            Self.kinds.contains(selector)
                || ["firstObject", "lastObject", "objectAtIndex:"].contains(selector)
                    && receiver.isKindOf
        case .link(.member(let base, let name, _)):
            Self.kinds.contains(name)
                || ["firstObject", "lastObject"].contains(name) && base.isKindOf
        case .link(.index(let base, _)): base.isKindOf
        case .name, .type, .implicitMember, .literal, .link, .operation, .closure, .attempt,
            .address:
            false
        }
    }

    private static let kinds: Set<String> = [
        "destinationViewController", "sourceViewController", "viewControllers",
        "childViewControllers", "subviews", "arrangedSubviews", "viewWithTag:", "visibleCells",
        "cellForRowAtIndexPath:", "cellForItemAtIndexPath:",
        "dequeueReusableCellWithIdentifier:", "dequeueReusableCellWithIdentifier:forIndexPath:",
        "dequeueReusableCellWithReuseIdentifier:forIndexPath:",
        "dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:",
        "dequeueReusableHeaderFooterViewWithIdentifier:",
        "instantiateViewControllerWithIdentifier:", "instantiateInitialViewController",
        "viewControllerForKey:", "viewForKey:",
    ]

    /// The class in `[C alloc]`, and in `[C new]` where another initialiser follows.
    func allocated(by selector: String) -> Expression? {
        let owner: Expression
        let maker: String
        switch kind {
        case .message(let receiver, let message, _): (owner, maker) = (receiver, message)
        // `[UIView.alloc init]`
        case .link(.member(let receiver, let name, _)): (owner, maker) = (receiver, name)
        case .name, .type, .implicitMember, .literal, .link, .operation, .closure, .attempt,
            .address:
            return nil
        }
        guard
            ["alloc", "allocWithZone:"].contains(maker)
                || maker == "new" && selector.hasPrefix("init")
        else { return nil }
        // `[super alloc]` makes an object of the class whose code this is.
        return owner.isSuper ? Expression(.name("self"), span: owner.span) : owner
    }
}

extension TypeDescription {
    /// Whether it is a class that adopts protocols of the code's own, `UIView<Card>`: what those require is not kept, so that
    /// it may answer any message.
    var hasOpenParts: Bool { parts.contains { $0.isProtocol && $0.isScripted } }
}
