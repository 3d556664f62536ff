import HeadlessUIKit
import HierarchyRecords
import Statements

extension World {
    /// An object as code writes it: its name, or the property of a named object that holds it; the name that
    /// the log has for it where there is neither.
    func code(of object: AnyObject) -> String {
        let own = name(of: object)
        if names.isKnown(own) { return own }
        if let path = pathToList(object) { return path }
        for holder in names.reachable {
            guard let scripted = holder as? any ScriptedObject, names.isKnown(name(of: holder)),
                let property = scripted.script.storedValues.first(where: {
                    $0.value.isObject(object)
                })
            else { continue }
            return name(of: holder) + "." + property.name
        }
        return own
    }

    /// The properties that hold controllers without a name of their own, as code writes them.
    var controllerPaths: [ObjectID: String] {
        var paths: [ObjectID: String] = [:]
        for holder in names.reachable {
            guard let scripted = holder as? any ScriptedObject else { continue }
            let own = name(of: holder)
            let known = names.isKnown(own) ? own : paths[simulator.objectID(of: holder)]
            guard let path = known else { continue }
            for property in scripted.script.storedValues {
                guard case .object(let object) = property.value,
                    let held = object as? UIViewController, paths[held.objectID] == nil,
                    !names.isKnown(name(of: held))
                else { continue }
                paths[held.objectID] = path + "." + property.name
            }
        }
        return paths
    }

    /// `todo.tableView`, by which code has the list that is a controller's own view.
    private func pathToList(_ object: AnyObject) -> String? {
        let owner = (object as? UIScrollView)?.ownController
        if let owner = owner as? UITableViewController { return code(of: owner) + ".tableView" }
        if let owner = owner as? UICollectionViewController {
            return code(of: owner) + ".collectionView"
        }
        return nil
    }

    /// The class of an object, as the log names it.
    func className(of object: AnyObject) -> String {
        simulator.log.objects.className(simulator.objectID(of: object))
    }
}
