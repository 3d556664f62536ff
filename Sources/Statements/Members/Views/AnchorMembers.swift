import HeadlessUIKit

extension NSLayoutXAxisAnchor: ScriptObject {}
extension NSLayoutYAxisAnchor: ScriptObject {}
extension NSLayoutDimension: ScriptObject {}
/// Makes a constraint of two anchors and a constant.
private typealias Relating<Anchor> =
    @MainActor (Anchor) -> @MainActor (Anchor, CGFloat) -> NSLayoutConstraint

extension TypeDescription {
    static let xAxisAnchor = TypeDescription(
        "NSLayoutXAxisAnchor", class: NSLayoutXAxisAnchor.self
    ) { type in
        type.property("item", { AnyTarget(object: $0.item) })
        addRelations(&type)
        addSpacings(
            &type, suffix: "SystemSpacingAfter",
            equal: { anchor in
                { anchor.constraint(equalToSystemSpacingAfter: $0, multiplier: $1) }
            },
            atLeast: { anchor in
                { anchor.constraint(greaterThanOrEqualToSystemSpacingAfter: $0, multiplier: $1) }
            },
            atMost: { anchor in
                { anchor.constraint(lessThanOrEqualToSystemSpacingAfter: $0, multiplier: $1) }
            })
    }

    static let yAxisAnchor = TypeDescription(
        "NSLayoutYAxisAnchor", class: NSLayoutYAxisAnchor.self
    ) { type in
        type.property("item", { AnyTarget(object: $0.item) })
        addRelations(&type)
        addSpacings(
            &type, suffix: "SystemSpacingBelow",
            equal: { anchor in
                { anchor.constraint(equalToSystemSpacingBelow: $0, multiplier: $1) }
            },
            atLeast: { anchor in
                { anchor.constraint(greaterThanOrEqualToSystemSpacingBelow: $0, multiplier: $1) }
            },
            atMost: { anchor in
                { anchor.constraint(lessThanOrEqualToSystemSpacingBelow: $0, multiplier: $1) }
            })
    }

    static let layoutDimension = TypeDescription(
        "NSLayoutDimension", class: NSLayoutDimension.self
    ) { type in
        type.property("item", { AnyTarget(object: $0.item) })
        addRelations(&type)
        addProportions(&type)
        type.method("constraint(equalToConstant:)", NSLayoutDimension.constraint(equalToConstant:))
        type.method(
            "constraint(greaterThanOrEqualToConstant:)",
            NSLayoutDimension.constraint(greaterThanOrEqualToConstant:))
        type.method(
            "constraint(lessThanOrEqualToConstant:)",
            NSLayoutDimension.constraint(lessThanOrEqualToConstant:))
    }

    fileprivate static func addRelations<
        Kind: AnyObject, Anchor: NSLayoutAnchor<Kind> & ScriptObject
    >(
        _ type: inout MemberList<Anchor>
    ) {
        let defaults = ["constant": Value.double(0)]
        type.method("constraint(equalTo:constant:)", defaults: defaults) { anchor in
            { (other: Anchor, constant: CGFloat) in
                anchor.constraint(equalTo: other, constant: constant)
            }
        }
        type.method("constraint(greaterThanOrEqualTo:constant:)", defaults: defaults) { anchor in
            { (other: Anchor, constant: CGFloat) in
                anchor.constraint(greaterThanOrEqualTo: other, constant: constant)
            }
        }
        type.method("constraint(lessThanOrEqualTo:constant:)", defaults: defaults) { anchor in
            { (other: Anchor, constant: CGFloat) in
                anchor.constraint(lessThanOrEqualTo: other, constant: constant)
            }
        }
    }

    fileprivate static func addSpacings<Anchor: ScriptObject>(
        _ type: inout MemberList<Anchor>, suffix: String, equal: @escaping Relating<Anchor>,
        atLeast: @escaping Relating<Anchor>, atMost: @escaping Relating<Anchor>
    ) {
        type.method("constraint(equalTo\(suffix):multiplier:)", equal)
        type.method("constraint(greaterThanOrEqualTo\(suffix):multiplier:)", atLeast)
        type.method("constraint(lessThanOrEqualTo\(suffix):multiplier:)", atMost)
    }

    fileprivate static func addProportions(_ type: inout MemberList<NSLayoutDimension>) {
        let defaults = ["constant": Value.double(0)]
        type.method("constraint(equalTo:multiplier:constant:)", defaults: defaults) { anchor in
            { (other: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat) in
                anchor.constraint(equalTo: other, multiplier: multiplier, constant: constant)
            }
        }
        type.method(
            "constraint(greaterThanOrEqualTo:multiplier:constant:)", defaults: defaults
        ) { anchor in
            { (other: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat) in
                anchor.constraint(
                    greaterThanOrEqualTo: other, multiplier: multiplier, constant: constant)
            }
        }
        type.method("constraint(lessThanOrEqualTo:multiplier:constant:)", defaults: defaults) {
            anchor in
            { (other: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat) in
                anchor.constraint(
                    lessThanOrEqualTo: other, multiplier: multiplier, constant: constant)
            }
        }
    }
}
