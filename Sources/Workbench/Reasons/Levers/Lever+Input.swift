import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// Notifications, and the keyboard.
extension Lever {
    static let ofInput = [
        Lever([.notification]) { story in
            guard let bar = story.accessoryAlone else { return nil }
            return
                "No field is being typed into: \(bar) brings up its inputAccessoryView, and the keyboard's "
                + "notifications come for an accessory alone, too. To tell a keyboard from it compare the height "
                + "of keyboardFrameEndUserInfoKey with the accessory's, or ask whether a field isFirstResponder."
        },
        Lever([.notification]) { story in
            guard let controller = story.controller, controller.viewIfLoaded?.window == nil,
                let place = story.placeOfObserver
            else { return nil }
            return
                "\(story.name) is not on the screen, and still an observer: \(place) adds it, and nothing "
                + "takes it away. To hear it only while it is on the screen, call addObserver in "
                + "viewWillAppear and removeObserver in viewDidDisappear."
        },
        Lever([.notification]) { story in
            guard let field = story.fieldThatBegins, story.isSentAgain else { return nil }
            return
                "The keyboard was there, and changes for \(field): it announces each new frame, also "
                + "where only its height changes, as with an inputAccessoryView or another "
                + "keyboardType. Set what you move from keyboardFrameEndUserInfoKey, and add nothing "
                + "to where it is."
        },
        Lever([.notification]) { story in
            guard story.isSentAgain, let place = story.placeOfObserver else { return nil }
            return
                "It observes from \(place) on until removeObserver, whether it is on the screen or not."
        },
    ]
}

extension CauseStory {
    /// Who has brought up an accessory without a keyboard, where the event is one of the keyboard's.
    fileprivate var accessoryAlone: String? {
        guard let method = log.ownMethod(event)?.base, method.lowercased().contains("keyboard"),
            let first = world.simulator.application?.keyWindow?.firstResponder,
            !(first is any UIKeyInput), !(first is UISearchBar),
            sequence(first: first, next: \.next).contains(where: { $0.inputAccessoryView != nil })
        else { return nil }
        return world.name(of: first)
    }

    /// Where its class adds it as an observer: `Order.viewDidLoad, line 4`.
    fileprivate var placeOfObserver: String? {
        guard let declared = declaredClass else { return nil }
        for (method, statements) in declared.bodies {
            guard let call = statements.firstCall(of: "addObserver") else { continue }
            return declared.text(of: call.span, in: method)
        }
        return nil
    }

    /// The field whose editing begins with it.
    fileprivate var fieldThatBegins: String? {
        let cause = causes.first { $0.callback == .becomeFirstResponder }
        guard let cause else { return nil }
        let own = log.objects.name(cause.object)
        return world.names.object(own).map { world.code(of: $0) } ?? own
    }

    /// Whether the same method ran before.
    fileprivate var isSentAgain: Bool {
        let method = log.ownMethod(event)?.base
        return log.events[0..<index].contains {
            $0.callback == .notification && $0.object == event.object
                && log.ownMethod($0)?.base == method
        }
    }
}
