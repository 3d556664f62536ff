/// How the callbacks of responders, controls and fields are spelt.
extension Callback {
    static func systemSpelling(_ callback: Callback) -> CallbackSpelling? {
        switch callback {
        case .sentAction: row("sentAction", "sentAction", "sentAction", .action)
        case .becomeFirstResponder:
            row(
                "becomeFirstResponder", "becomeFirstResponder()", "becomeFirstResponder", .action)
        case .resignFirstResponder:
            row(
                "resignFirstResponder", "resignFirstResponder()", "resignFirstResponder", .action)
        case .viewWillUnload: row("viewWillUnload", "viewWillUnload()", "viewWillUnload", .memory)
        case .viewDidUnload: row("viewDidUnload", "viewDidUnload()", "viewDidUnload", .memory)
        case .gestureState: row("state", "state", "state", .gesture)
        default:
            fieldSpelling(callback) ?? textViewSpelling(callback) ?? touchSpelling(callback)
        }
    }

    private static func touchSpelling(_ callback: Callback) -> CallbackSpelling? {
        switch callback {
        case .touchesBegan:
            row("touchesBegan", "touchesBegan(_:with:)", "touchesBegan:withEvent:", .view)
        case .touchesMoved:
            row("touchesMoved", "touchesMoved(_:with:)", "touchesMoved:withEvent:", .view)
        case .touchesEnded:
            row("touchesEnded", "touchesEnded(_:with:)", "touchesEnded:withEvent:", .view)
        case .touchesCancelled:
            row(
                "touchesCancelled", "touchesCancelled(_:with:)", "touchesCancelled:withEvent:",
                .view)
        default: nil
        }
    }

    private static func fieldSpelling(_ callback: Callback) -> CallbackSpelling? {
        switch callback {
        case .fieldShouldBegin:
            row(
                "textFieldShouldBeginEditing", "textFieldShouldBeginEditing(_:)",
                "textFieldShouldBeginEditing:", .delegate)
        case .fieldDidBegin:
            row(
                "textFieldDidBeginEditing", "textFieldDidBeginEditing(_:)",
                "textFieldDidBeginEditing:", .delegate)
        case .fieldShouldEnd:
            row(
                "textFieldShouldEndEditing", "textFieldShouldEndEditing(_:)",
                "textFieldShouldEndEditing:", .delegate)
        case .fieldDidEnd:
            row(
                "textFieldDidEndEditing", "textFieldDidEndEditing(_:)", "textFieldDidEndEditing:",
                .delegate)
        case .fieldShouldChange:
            row(
                "shouldChangeCharactersIn",
                "textField(_:shouldChangeCharactersIn:replacementString:)",
                "textField:shouldChangeCharactersInRange:replacementString:", .delegate)
        case .fieldDidChangeSelection:
            row(
                "textFieldDidChangeSelection", "textFieldDidChangeSelection(_:)",
                "textFieldDidChangeSelection:", .delegate)
        case .fieldShouldClear:
            row(
                "textFieldShouldClear", "textFieldShouldClear(_:)", "textFieldShouldClear:",
                .delegate)
        case .fieldShouldReturn:
            row(
                "textFieldShouldReturn", "textFieldShouldReturn(_:)", "textFieldShouldReturn:",
                .delegate)
        default: nil
        }
    }

    private static func textViewSpelling(_ callback: Callback) -> CallbackSpelling? {
        switch callback {
        case .textViewShouldBegin:
            row(
                "textViewShouldBeginEditing", "textViewShouldBeginEditing(_:)",
                "textViewShouldBeginEditing:", .delegate)
        case .textViewDidBegin:
            row(
                "textViewDidBeginEditing", "textViewDidBeginEditing(_:)",
                "textViewDidBeginEditing:", .delegate)
        case .textViewShouldEnd:
            row(
                "textViewShouldEndEditing", "textViewShouldEndEditing(_:)",
                "textViewShouldEndEditing:", .delegate)
        case .textViewDidEnd:
            row(
                "textViewDidEndEditing", "textViewDidEndEditing(_:)", "textViewDidEndEditing:",
                .delegate)
        case .textViewShouldChange:
            row(
                "shouldChangeTextIn", "textView(_:shouldChangeTextIn:replacementText:)",
                "textView:shouldChangeTextInRange:replacementText:", .delegate)
        case .textViewDidChange:
            row("textViewDidChange", "textViewDidChange(_:)", "textViewDidChange:", .delegate)
        case .textViewDidChangeSelection:
            row(
                "textViewDidChangeSelection", "textViewDidChangeSelection(_:)",
                "textViewDidChangeSelection:", .delegate)
        default: nil
        }
    }

    /// What stands in the canonical line of a field's delegate: its words without the sender's.
    var systemMessage: StaticString? {
        switch self {
        case .fieldShouldBegin: "delegate.shouldBeginEditing"
        case .fieldDidBegin: "delegate.didBeginEditing"
        case .fieldShouldEnd: "delegate.shouldEndEditing"
        case .fieldDidEnd: "delegate.didEndEditing"
        case .fieldShouldChange: "delegate.shouldChangeCharacters"
        case .fieldDidChangeSelection: "delegate.didChangeSelection"
        case .fieldShouldClear: "delegate.shouldClear"
        case .fieldShouldReturn: "delegate.shouldReturn"
        case .textViewShouldBegin: "delegate.shouldBeginEditing"
        case .textViewDidBegin: "delegate.didBeginEditing"
        case .textViewShouldEnd: "delegate.shouldEndEditing"
        case .textViewDidEnd: "delegate.didEndEditing"
        case .textViewShouldChange: "delegate.shouldChangeText"
        case .textViewDidChange: "delegate.didChange"
        case .textViewDidChangeSelection: "delegate.didChangeSelection"
        default: nil
        }
    }
}
