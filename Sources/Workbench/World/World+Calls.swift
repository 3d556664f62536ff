import HeadlessUIKit
import HierarchyRecords

/// The calls of UIKit that commands make.
extension World {
    /// The name that messages give an object.
    func name(of object: UIResponder) -> String {
        simulator.log.objects.name(object.objectID)
    }

    /// Records a call of a verb, runs it, and ends the record. After an exception an app makes no
    /// further call.
    func call(_ text: @autoclosure () -> String, on receiver: UIResponder, _ body: () -> Void) {
        if simulator.isStopped { return }
        if let gate = statements.gate, gate.meet(text(), in: simulator) != .run { return }
        simulator.recordCall(text(), on: receiver.objectID)
        body()
        simulator.endCall()
    }

    /// The same for one of the calls that verbs make most.
    func call(
        _ form: CallForm, on receiver: ObjectID, _ argument: ObjectID = .none, _ body: () -> Void
    ) {
        if simulator.isStopped { return }
        if let gate = statements.gate {
            let objects = simulator.log.objects
            let text = form.swift(objects.name(receiver), objects.name(argument))
            if gate.meet(text, in: simulator) != .run { return }
        }
        simulator.recordCall(form, on: receiver, argument)
        body()
        simulator.endCall()
    }

    /// Sets the frame of a controller's view, and records the call.
    func setFrame(of controller: UIViewController, to frame: CGRect) {
        call("\(name(of: controller)).view.frame = \(frame.swift)", on: controller) {
            controller.view.frame = frame
        }
    }
}
