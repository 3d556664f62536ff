/// Eight values side by side, without a list on the heap: `InlineArray` needs a system as new as this compiler.
struct EightOf<Element> {
    private var values: (Element, Element, Element, Element, Element, Element, Element, Element)

    init(repeating value: Element) {
        values = (value, value, value, value, value, value, value, value)
    }

    subscript(index: Int) -> Element {
        @inline(__always) get {
            switch index {
            case 0: values.0
            case 1: values.1
            case 2: values.2
            case 3: values.3
            case 4: values.4
            case 5: values.5
            case 6: values.6
            case 7: values.7
            default: preconditionFailure("there are eight")
            }
        }
        set {
            switch index {
            case 0: values.0 = newValue
            case 1: values.1 = newValue
            case 2: values.2 = newValue
            case 3: values.3 = newValue
            case 4: values.4 = newValue
            case 5: values.5 = newValue
            case 6: values.6 = newValue
            case 7: values.7 = newValue
            default: preconditionFailure("there are eight")
            }
        }
    }
}

extension EightOf: Sendable where Element: Sendable {}
