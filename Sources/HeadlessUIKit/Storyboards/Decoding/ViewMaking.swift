import HierarchyRecords

extension ElementKind {
    /// Whether the element stands for a view.
    @MainActor
    var isView: Bool { viewClass != nil }

    /// UIKit's class of the element; a plain view for what the simulator does not have; nil where it is
    /// no view.
    @MainActor
    var viewClass: UIView.Type? { Self.views[self] }

    @MainActor
    private static let views: [ElementKind: UIView.Type] = [
        .label: UILabel.self, .button: UIButton.self, .imageView: UIImageView.self,
        .textField: UITextField.self, .textView: UITextView.self,
        .scrollView: UIScrollView.self, .tableView: UITableView.self,
        .tableViewCell: UITableViewCell.self, .collectionView: UICollectionView.self,
        .collectionViewCell: UICollectionViewCell.self, .stackView: UIStackView.self,
        .slider: UISlider.self, .stepper: UIStepper.self, .switch: UISwitch.self,
        .activityIndicatorView: UIActivityIndicatorView.self,
        .progressView: UIProgressView.self, .pageControl: UIPageControl.self,
        .segmentedControl: UISegmentedControl.self, .searchBar: UISearchBar.self,
        .navigationBar: UINavigationBar.self, .toolbar: UIToolbar.self, .tabBar: UITabBar.self,
        .visualEffectView: UIVisualEffectView.self, .control: UIControl.self,
        .window: UIWindow.self, .view: UIView.self, .containerView: UIView.self,
        .collectionReusableView: UIView.self, .datePicker: UIView.self, .pickerView: UIView.self,
        .webView: UIView.self, .wkWebView: UIView.self, .mapView: UIView.self,
        .tableViewCellContentView: UIView.self, .collectionViewCellContentView: UIView.self,
    ]
}

extension ObjectArchive {
    /// Makes an object of the element's custom class; nil where it has none, where that class is
    /// missing, or where it is no class for the element. A missing class is told (G11).
    func makeCustom(_ element: ElementRecord, _ coder: InterfaceCoder) -> AnyObject? {
        guard let name = element.customClass, !name.isEmpty else { return nil }
        let made = simulator.makeObject(ofClass: name, in: element.customModule, for: coder)
        switch made {
        case .object(let object): return object
        case .nothing: return nil
        case .unknownClass:
            let runtimeName = InterfaceClassName.runtimeName(name, in: element.customModule)
            simulator.report(.unknownClass(runtimeName), about: .none)
            noteMissingClass(of: element)
            return nil
        }
    }

    /// Makes the view of an element, with all that is inside of it.
    @discardableResult
    func makeView(_ element: ElementRecord) -> UIView? {
        guard !simulator.isStopped, let type = element.kind.viewClass else { return nil }
        if let standIn = standIns.removeValue(forKey: element.id) {
            decode(element, into: standIn)
            return standIn
        }
        let coder = InterfaceCoder(element, in: self)
        return makeCustom(element, coder) as? UIView ?? makeNamed(element, coder)
            ?? type.init(coder: coder)
    }

    /// What the element is in UIKit, where the model lacks that class and the app's code names it.
    private func makeNamed(_ element: ElementRecord, _ coder: InterfaceCoder) -> UIView? {
        guard element.customClass == nil, let name = element.kind.classBesideModel,
            case .object(let made) = simulator.makeObject(ofClass: name, in: nil, for: coder)
        else { return nil }
        return made as? UIView
    }

    /// Makes an object of the app's own, or a placeholder's stand-in.
    func makeObject(_ element: ElementRecord) {
        let coder = InterfaceCoder(element, in: self)
        if let made = makeCustom(element, coder) { note(made, of: element) }
    }

    /// Gives the view what the file says of it.
    func decode(_ element: ElementRecord, into view: UIView) {
        note(view, of: element)
        view.willDecode()
        if let cell = view as? UITableViewCell { prepare(cell, element) }
        (view as? UITableView)?.decodeStyle(element.text("style"))
        (view as? UIButton)?.decodeType(element.text("buttonType"))
        if let pictures = view as? UIImageView, let name = element.text("image") {
            pictures.image = image(name, inSystem: element.text("catalog") == "system")
        }
        if let cell = view as? UICollectionViewCell {
            cell.sceneID = element.id
            cell.reuseIdentifier = element.text("reuseIdentifier")
        }
        let attributes = ViewAttributes(element.attributes, simulator)
        if let frame = element.frame { view.frame = CGRect(frame) }
        attributes.set(on: view)
        // A158: its frame and its mask place it.
        if element.flag("fixedFrame") ?? false {
            view.translatesAutoresizingMaskIntoConstraints = true
        }
        view.restorationIdentifier = element.restorationIdentifier
        for guide in element.layoutGuides { note(guide, of: view) }
        for part in element.parts { decode(part, partOf: view) }
        decodeConfiguration(of: element, into: view)
        addSubviews(of: element, to: view)
        if !element.variations.isEmpty || element.constraints.contains(where: \.isVaried) {
            varied.append(VariedView(view, element))
        }
        constrained.append((element, view))
        view.didDecode(element)
    }

    /// The labels of a style are the cell's own.
    private func prepare(_ cell: UITableViewCell, _ element: ElementRecord) {
        cell.sceneID = element.id
        cell.decodeStyle(element)
        if let id = element.text("textLabel") { standIns[id] = cell.textLabel }
        if let id = element.text("detailTextLabel") { standIns[id] = cell.detailTextLabel }
    }

    private func addSubviews(of element: ElementRecord, to view: UIView) {
        let place = (view as? UIVisualEffectView)?.contentView ?? view
        for subview in element.subviews {
            guard let made = makeView(subview) else { continue }
            if let stack = place as? UIStackView {
                stack.addArrangedSubview(made)
            } else {
                place.addSubview(made)
            }
        }
    }

    private func note(_ guide: LayoutGuideRecord, of view: UIView) {
        let found: AnyObject =
            switch guide.kind {
            case .top, .bottom, .safeArea: view.safeAreaLayoutGuide
            case .keyboard: view.keyboardLayoutGuide
            case .margins: view.layoutMarginsGuide
            case .readable: view.readableContentGuide
            case .content: (view as? UIScrollView)?.contentLayoutGuide ?? view
            case .frame: (view as? UIScrollView)?.frameLayoutGuide ?? view
            case .custom: customGuide(guide, of: view)
            }
        objects[guide.id] = found
    }

    private func customGuide(_ guide: LayoutGuideRecord, of view: UIView) -> UILayoutGuide {
        let made = UILayoutGuide()
        if let identifier = guide.identifier { made.identifier = identifier }
        view.addLayoutGuide(made)
        return made
    }

    /// What a configuration shows, which counts before the titles of states and the labels of a style:
    /// of a button from iOS 15, of a cell from 14.
    private func decodeConfiguration(of element: ElementRecord, into view: UIView) {
        let version = simulator.systemVersion
        if let button = view as? UIButton {
            if version >= 15 { decodeConfiguration(of: element, into: button) }
        } else if let cell = view as? UITableViewCell, version >= 14 {
            cell.show(
                element.text("contentConfiguration.text"),
                element.text("contentConfiguration.secondaryText"))
        }
    }

    // MARK: Parts

    /// What stands inside of a view's element and is no subview.
    private func decode(_ part: ElementRecord, partOf view: UIView) {
        switch (part.key, view) {
        case ("contentView", let cell as UITableViewCell): decode(part, into: cell.contentView)
        case ("contentView", let cell as UICollectionViewCell): decode(part, into: cell.contentView)
        case ("contentView", let effect as UIVisualEffectView):
            decode(part, into: effect.contentView)
        case ("tableHeaderView", let table as UITableView): table.tableHeaderView = makeView(part)
        case ("tableFooterView", let table as UITableView): table.tableFooterView = makeView(part)
        case ("backgroundView", let table as UITableView): table.backgroundView = makeView(part)
        case ("prototypes", let table as UITableView): register(part, in: table)
        case ("cells", let list as UICollectionView): register(part, in: list)
        case ("sections", let table as UITableView): addStaticSection(part, to: table)
        case ("collectionViewLayout", let list as UICollectionView): decode(part, layoutOf: list)
        case (_, let button as UIButton) where part.kind == .state: decode(part, stateOf: button)
        case ("segments", let control as UISegmentedControl):
            control.insertSegment(
                withTitle: part.text("title"), at: control.numberOfSegments, animated: false)
        case ("items", let bar as UINavigationBar):
            bar.pushItem(makeNavigationItem(part), animated: false)
        case ("items", let bar as UIToolbar): bar.items = (bar.items ?? []) + [makeBarButton(part)]
        case _: break
        }
    }

    private func decode(_ part: ElementRecord, stateOf button: UIButton) {
        let state: UIControl.State =
            switch part.key {
            case "selected": .selected
            case "highlighted": .highlighted
            case "disabled": .disabled
            case _: .normal
            }
        if let title = part.text("title") { button.setTitle(title, for: state) }
        if let title = part.text("attributedTitle") {
            let font = part["attributedTitle.font"]?.font
            button.setAttributedTitle(
                NSAttributedString(string: title, attributes: font.map { [.font: $0] }),
                for: state)
        }
        if let name = part.text("image") {
            if state == .normal { button.imageName = name }
            button.setImage(image(name, inSystem: part.text("catalog") == "system"), for: state)
        }
        if let color = part["titleColor"]?.color { button.setTitleColor(color, for: state) }
    }

    private func decode(_ part: ElementRecord, layoutOf list: UICollectionView) {
        if let own = makeCustom(part, InterfaceCoder(part, in: self)) as? UICollectionViewLayout {
            list.collectionViewLayout = own
        }
        guard let layout = list.collectionViewLayout as? UICollectionViewFlowLayout else { return }
        if part.text("scrollDirection") == "horizontal" { layout.scrollDirection = .horizontal }
        if let spacing = part.number("minimumLineSpacing") { layout.minimumLineSpacing = spacing }
        if let spacing = part.number("minimumInteritemSpacing") {
            layout.minimumInteritemSpacing = spacing
        }
        if case .size(let width, let height) = part["itemSize"] {
            layout.itemSize = CGSize(width: width, height: height)
        }
        if let insets = part["sectionInset"]?.insets { layout.sectionInset = insets }
    }
}

extension ConstraintRecord {
    /// Whether its constant or its presence differs by size class.
    var isVaried: Bool { !variations.isEmpty }
}

extension ElementKind {
    /// The class of such a view, which the model lacks.
    fileprivate var classBesideModel: String? { Self.classesBesideModel[self] }

    private static let classesBesideModel: [ElementKind: String] = [
        .mapView: "MKMapView", .webView: "UIWebView", .wkWebView: "WKWebView",
        .datePicker: "UIDatePicker", .pickerView: "UIPickerView",
    ]
}
