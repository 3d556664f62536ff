extension UIViewController {
    /// The button that turns editing on and off, with the title for what a tap would do.
    public var editButtonItem: UIBarButtonItem {
        if let item = optional?.editButtonItem { return item }
        return Changes.making {
            let item = UIBarButtonItem(systemItem: isEditing ? .done : .edit)
            item.primaryAction = UIAction { [weak self] _ in
                guard let self else { return }
                setEditing(!isEditing, animated: true)
            }
            box.editButtonItem = item
            return item
        }
    }

    func storeEditing(_ editing: Bool) {
        box.isEditing = editing
        optional?.editButtonItem?.systemItem = editing ? .done : .edit
    }
}
