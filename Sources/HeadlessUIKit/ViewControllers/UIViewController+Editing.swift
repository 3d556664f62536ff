extension UIViewController {
    /// The button that turns editing on and off, with the title for what a tap would do.
    public var editButtonItem: UIBarButtonItem {
        Changes.made(optional?.editButtonItem, newEditButtonItem()) { box.editButtonItem = $0 }
    }

    private func newEditButtonItem() -> UIBarButtonItem {
        let item = UIBarButtonItem(systemItem: isEditing ? .done : .edit)
        item.primaryAction = UIAction { [weak self] _ in
            guard let self else { return }
            setEditing(!isEditing, animated: true)
        }
        return item
    }

    func storeEditing(_ editing: Bool) {
        box.isEditing = editing
        optional?.editButtonItem?.systemItem = editing ? .done : .edit
    }
}
