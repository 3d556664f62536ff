import HeadlessUIKit
import HierarchyRecords
import Statements

extension World {
    /// The controller that the log calls by that name though the user gave it none; nil where neither
    /// the root nor a named controller leads to it.
    func unnamedController(_ name: String) -> UIViewController? {
        var waiting = ([root] + names.living.map { names.object($0) as? UIViewController })
            .compactMap { $0 }
        var seen: Set<ObjectIdentifier> = []
        while let controller = waiting.popLast() {
            guard seen.insert(ObjectIdentifier(controller)).inserted else { continue }
            if self.name(of: controller) == name { return controller }
            waiting += controller.children + [controller.presentedApart].compactMap { $0 }
        }
        return nil
    }

    /// The name that the log gives an object.
    func name(of object: AnyObject) -> String {
        simulator.log.objects.name(simulator.objectID(of: object))
    }
}
