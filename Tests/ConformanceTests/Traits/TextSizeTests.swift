import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("A120: text that follows the content size category")
struct TextSizeTests {
    private static let styles: [UIFont.TextStyle] = [
        .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout,
        .footnote, .caption1, .caption2,
    ]

    private func sizes(_ category: UIContentSizeCategory) -> [CGFloat] {
        let traits = UITraitCollection(preferredContentSizeCategory: category)
        return Self.styles.map {
            UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits).pointSize
        }
    }

    @Test("A120: each style has its size in each category")
    func styles() {
        let scene = Scene()
        #expect(scene.root("root").isViewLoaded)
        #expect(sizes(.extraSmall) == [31, 25, 19, 17, 14, 12, 14, 13, 12, 11, 11])
        #expect(sizes(.large) == [34, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11])
        #expect(sizes(.extraExtraExtraLarge) == [40, 34, 28, 26, 23, 21, 23, 22, 19, 18, 17])
        #expect(
            sizes(.accessibilityExtraExtraExtraLarge)
                == [60, 58, 56, 55, 53, 49, 53, 51, 44, 43, 41])
        #expect(sizes(.unspecified) == sizes(.large))
        #expect(UIFont.preferredFont(forTextStyle: .headline).isBold)
        #expect(!UIFont.preferredFont(forTextStyle: .body).isBold)
    }

    @Test("A120: metrics scale by the style, to whole pixels and no further than they may")
    func metrics() {
        let scene = Scene()
        #expect(scene.root("root").isViewLoaded)
        let metrics = UIFontMetrics(forTextStyle: .body)
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
        #expect(metrics.scaledValue(for: 10) == 10)
        #expect(metrics.scaledValue(for: 34, compatibleWith: large) == 56)
        #expect(metrics.scaledValue(for: 10, compatibleWith: large) == 49 / 3.0)
        scene.change(.ax1)
        let font = UIFont.systemFont(ofSize: 34, weight: .bold)
        #expect(metrics.scaledFont(for: font).pointSize == 56)
        #expect(metrics.scaledFont(for: font).isBold)
        #expect(metrics.scaledFont(for: font, maximumPointSize: 40).pointSize == 40)
    }

    @Test("A120: a label that adjusts is measured and laid out again, another one is not")
    func labels() {
        let scene = Scene()
        let root = scene.root("root")
        let labels = [UILabel(), UILabel()]
        for label in labels {
            label.text = "text"
            label.font = .preferredFont(forTextStyle: .body)
            label.translatesAutoresizingMaskIntoConstraints = false
            root.view.addSubview(label)
        }
        labels[0].adjustsFontForContentSizeCategory = true
        NSLayoutConstraint.activate([
            labels[0].topAnchor.constraint(equalTo: root.view.topAnchor),
            labels[1].topAnchor.constraint(equalTo: labels[0].bottomAnchor),
        ])
        scene.settle()
        let small: CGFloat = 61 / 3
        let large: CGFloat = 101 / 3
        #expect(labels.map(\.frame.height) == [small, small])
        scene.change(.ax1)
        #expect(labels.map(\.font.pointSize) == [28, 17])
        #expect(labels.map(\.frame.height) == [large, small])
        #expect(labels[1].frame.minY == large)
        root.traitOverrides.preferredContentSizeCategory = .extraSmall
        scene.settle()
        #expect(labels.map(\.font.pointSize) == [14, 17])
        #expect(labels[1].frame.minY == 17)
    }

    @Test("A120: fields and text views adjust where they are told to")
    func fields() {
        let scene = Scene()
        let root = scene.root("root")
        let (field, area) = (UITextField(), UITextView())
        let views: [any UIContentSizeCategoryAdjusting] = [field, area]
        for view in views {
            root.view.addSubview(view)
            view.adjustsFontForContentSizeCategory = true
        }
        area.isScrollEnabled = false
        field.font = .preferredFont(forTextStyle: .callout)
        area.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 34))
        scene.change(.ax1)
        #expect([field.font?.pointSize, area.font?.pointSize] == [26, 56])
        #expect(field.intrinsicContentSize.height == 94 / 3.0)
        field.font = .systemFont(ofSize: 17)
        #expect(field.font?.pointSize == 17)
    }
}

extension Scene {
    /// The user chooses another text size.
    fileprivate func change(_ category: TraitValues.ContentSize) {
        simulator.setScreenTraits { $0.contentSize = category }
        settle()
    }
}
