import HeadlessUIKit

extension World {
    /// The name that the log gives an object.
    func name(of object: AnyObject) -> String {
        simulator.log.objects.name(simulator.objectID(of: object))
    }
}
