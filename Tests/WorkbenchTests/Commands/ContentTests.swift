import Testing

@Suite("Menus, configurations and texts with attributes") @MainActor struct ContentTests {
    private static let home = """
        new home
        root home
        let b = UIButton(type: .system)
        b.frame = CGRect(x: 100, y: 100, width: 100, height: 40); home.view.addSubview(b)

        """

    @Test("U28: a menu that a tap shows sends menuActionTriggered, and what is chosen runs")
    func menu() {
        let run = ScriptRun(
            Self.home + """
                let edit = UIAction(title: "Edit") { print("edit", $0.sender is UIButton) }
                let gone = UIAction(title: "Gone", attributes: [.disabled]) { _ in print("gone") }
                let more = UIMenu(title: "More", options: .displayInline, children: [
                    UIAction(title: "Copy", state: .on) { _ in print("copy") }])
                b.menu = UIMenu(children: [edit, gone, more])
                b.addAction(UIAction { _ in print("menu") }, for: .menuActionTriggered)
                b.addAction(UIAction { _ in print("primary") }, for: .primaryActionTriggered)
                tap b
                b.showsMenuAsPrimaryAction = true
                tap b
                tap Edit b
                tap Copy b
                tap Gone b
                print(b.menu!.children.count, more.children[0].title, more.selectedElements.count)
                edit.title = "Change"; print(b.menu!.children[0].title)
                let item = UIBarButtonItem(title: "…", menu: more); print(item.menu === more)
                """)
        #expect(
            run.talk == [
                "primary", "menu", "menu", "edit true", "menu", "copy",
                "17:5: there is no segment 'Gone'", "3 Copy 1", "Change", "true",
            ])
    }

    @Test("a configuration is a value, which tells a button's title and size")
    func configuration() {
        let run = ScriptRun(
            Self.home + """
                var c = UIButton.Configuration.filled()
                c.title = "Save"; c.imagePadding = 4; c.cornerStyle = .capsule
                let d = c; c.title = "Keep"; print(c.title!, d.title!)
                b.configuration = c; b.configuration?.title = "Go"; b.configuration?.subtitle = "on"
                print(b.configuration!.title!, b.configuration!.cornerStyle, c.title!)
                c.titleTextAttributesTransformer = nil
                let e = UIButton(configuration: d, primaryAction: UIAction { _ in print("saved") })
                print(e.intrinsicContentSize.height, d.contentInsets.leading)
                e.frame = CGRect(x: 0, y: 300, width: 100, height: 40); home.view.addSubview(e)
                tap Save
                UIButtonConfiguration *f = [UIButtonConfiguration plainButtonConfiguration];
                f.title = @"Plain"; b.configuration = f; NSLog(@"%@", b.configuration.title);
                """)
        #expect(
            run.talk == [
                "Keep Save", "Go .capsule Keep",
                "1 member that changes only looks was left out: UIButton.Configuration.titleTextAttributesTransformer",
                "34.33333333333333 12.0", "saved", "Plain",
            ])
    }

    @Test("a cell's content configuration puts a view in the place of its content view")
    func cell() {
        let run = ScriptRun(
            """
            let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil), old = cell.contentView
            var content = cell.defaultContentConfiguration()
            content.text = "One"; content.secondaryText = "1"
            content.textProperties.font = .boldSystemFont(ofSize: 20); content.image = UIImage()
            cell.contentConfiguration = content
            print(old.superview == nil, cell.contentView is UIListContentView, cell.contentView.subviews.count)
            let first = cell.contentView; content.text = "Two"; cell.contentConfiguration = content
            print(first === cell.contentView, (cell.contentView.subviews[1] as! UILabel).text!)
            cell.backgroundConfiguration = .listGroupedCell()
            cell.backgroundConfiguration?.backgroundColor = .red
            UIListContentConfiguration *c = [UIListContentConfiguration valueCellConfiguration];
            c.text = @"Three"; c.textProperties.numberOfLines = 2; cell.contentConfiguration = c; NSLog(@"%@ %ld", cell.contentConfiguration.text, cell.contentConfiguration.textProperties.numberOfLines);
            cell.contentConfiguration.text = @"Four";
            """)
        #expect(
            run.talk == [
                "true true 3", "true Two", "Three 2",
                "13:27: 'text' of what a property holds changes only a copy",
            ])
    }

    @Test("texts with attributes are kept, and their first font is taken over")
    func attributes() {
        let run = ScriptRun(
            """
            let label = UILabel(), field = UITextField(), area = UITextView(), b = UIButton()
            let text = NSMutableAttributedString(string: "Hello", attributes: [
                .font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red, .kern: 1.5])
            text.append(NSAttributedString(string: ", you"))
            label.attributedText = text; print(label.text!, label.font.pointSize, text.length)
            label.text = "Plain"; print(label.attributedText!.string)
            field.attributedPlaceholder = NSAttributedString(string: "Name"); print(field.placeholder!)
            area.attributedText = text; print(area.text!)
            b.setAttributedTitle(text, for: .normal); print(b.currentAttributedTitle!.string)
            UILabel *other = [UILabel new];
            other.attributedText = [[NSAttributedString alloc] initWithString:@"C" attributes:@{NSFontAttributeName: [UIFont systemFontOfSize:11]}];
            NSLog(@"%@ %g", other.text, other.font.pointSize);
            """)
        #expect(
            run.talk == [
                "Hello, you 30.0 10", "Plain", "Name", "Hello, you", "Hello, you", "C 11",
            ])
    }

    @Test("windows have levels, scroll views a rate of deceleration")
    func kept() {
        let run = ScriptRun(
            """
            window.windowLevel = .alert; print(window.windowLevel == .alert)
            let scroll = UIScrollView(); scroll.decelerationRate = .fast; print(scroll.decelerationRate)
            window.windowLevel = UIWindowLevelStatusBar;
            scroll.decelerationRate = UIScrollViewDecelerationRateNormal;
            print(window.windowLevel == .statusBar, scroll.decelerationRate == .normal)
            """)
        #expect(run.talk == ["true", ".fast", "true true"])
    }

    @Test("a level is a number: it has sums, an order and a constant of C")
    func levels() {
        let run = ScriptRun(
            """
            window.windowLevel = .alert + 1; print(window.windowLevel.rawValue)
            window.windowLevel += 2; print(window.windowLevel > .alert, window.windowLevel < .normal)
            window.windowLevel = UIWindow.Level(rawValue: 5)
            print(window.windowLevel - 3 == UIWindow.Level(rawValue: 2))
            window.windowLevel = UIWindowLevelStatusBar - 1; NSLog(@"%g", window.windowLevel);
            let label = UILabel(); label.setContentHuggingPriority(.required - 1, for: .vertical)
            print(label.contentHuggingPriority(for: .vertical) > .defaultHigh)
            """)
        #expect(run.talk == ["2001.0", "true false", "true", "999", "true"])
    }

    @Test("constants have the names of UIKit's headers")
    func constants() {
        let run = ScriptRun(
            """
            UIView *v = [UIView new];
            v.accessibilityTraits = UIAccessibilityTraitButton; print(v.accessibilityTraits == .button)
            v.accessibilityTraits = UIAccessibilityTraitNone; print(v.accessibilityTraits == [])
            v.layer.maskedCorners = kCALayerMinXMinYCorner;
            print(v.layer.maskedCorners == .layerMinXMinYCorner)
            UITextField *f = [UITextField new]; f.returnKeyType = UIReturnKeyDone;
            f.keyboardType = UIKeyboardTypeASCIICapable; f.borderStyle = UITextBorderStyleLine;
            print(f.returnKeyType, f.keyboardType, f.borderStyle)
            UITableView *t = [UITableView new]; t.rowHeight = UITableViewAutomaticDimension;
            print(t.rowHeight == UITableView.automaticDimension)
            NSLog(@"%g %g", UIViewNoIntrinsicMetric, UILayoutFittingExpandedSize.width);
            UIBlurEffect *blur = [UIBlurEffect effectWithStyle:UIBlurEffectStyleLight];
            UIVisualEffectView *seen = [[UIVisualEffectView alloc] initWithEffect:blur]; print(seen.effect == blur)
            """)
        #expect(
            run.talk == [
                "true", "true", "true", ".done .asciiCapable .line", "true", "-1 10000", "true",
            ])
    }
}
