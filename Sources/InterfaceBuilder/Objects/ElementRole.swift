import HierarchyRecords

/// What an element inside of an object is to the reader.
enum ElementRole: Equatable {
    /// An object of its own.
    case object(ElementKind)
    /// A list of objects that are parts of the object, each with the list's name as its key.
    case list
    case subviews, constraints, connections, runtimeAttributes, variation
    /// A controller's list of guides, and a single guide.
    case layoutGuides, layoutGuide
    case value(ValueForm)
    /// A value of several attributes; each becomes one, behind the key and a dot.
    case group
    /// Texts, each of which becomes an attribute of the list's name.
    case texts
    /// Of use to Interface Builder alone.
    case silent
    case unknown
}

extension ElementKind {
    /// Whether a plain view or controller stands for it, since the model has no such class.
    var isOfOtherFrameworks: Bool {
        [
            .avPlayerViewController, .datePicker, .glkViewController, .hostingController, .mapView,
            .pickerView, .webView, .wkWebView,
        ].contains(self)
    }
}

/// The forms of values.
enum ValueForm: Equatable {
    case rect, point, size, insets, range, color, font, flags, image, none, text, attributedText
    case scalar, date
    /// A value whose `type` names its form.
    case typed
}

extension ElementRole {
    /// What the elements of a name are.
    init(name: String) {
        if let kind = ElementKind(rawValue: name) ?? Self.otherNames[name] {
            self = .object(kind)
        } else {
            self = Self.roles[name] ?? .unknown
        }
    }

    /// Interface Builder writes `pong` for long.
    private static let otherNames: [String: ElementKind] = [
        "pongPressGestureRecognizer": .longPressGestureRecognizer
    ]

    private static let roles: [String: ElementRole] = [
        "subviews": .subviews, "constraints": .constraints, "connections": .connections,
        "userDefinedRuntimeAttributes": .runtimeAttributes, "variation": .variation,
        "layoutGuides": .layoutGuides, "viewLayoutGuide": .layoutGuide,

        "cells": .list, "items": .list, "leftBarButtonItems": .list, "prototypes": .list,
        "rightBarButtonItems": .list, "sections": .list, "segments": .list,
        "toolbarItems": .list, "gestureRecognizers": .list,

        "rect": .value(.rect), "point": .value(.point), "size": .value(.size),
        "inset": .value(.insets), "edgeInsets": .value(.insets), "frame": .value(.insets),
        "directionalEdgeInsets": .value(.insets), "range": .value(.range),
        "color": .value(.color), "font": .value(.font), "fontDescription": .value(.font),
        "nil": .value(.none), "string": .value(.text), "mutableString": .value(.text),
        "attributedString": .value(.attributedText), "integer": .value(.scalar),
        "real": .value(.scalar), "boolean": .value(.scalar), "bool": .value(.scalar),
        "date": .value(.date), "imageReference": .value(.image), "value": .value(.typed),
        "accessibilityTraits": .value(.flags), "audiovisualMediaTypes": .value(.flags),
        "autoresizingMask": .value(.flags), "dataDetectorType": .value(.flags),
        "dataDetectorTypes": .value(.flags), "extendedEdge": .value(.flags),
        "popoverArrowDirection": .value(.flags),

        "accessibility": .group, "buttonConfiguration": .group,
        "freeformSimulatedSizeMetrics": .group, "listContentConfiguration": .group,
        "locale": .group, "navigationBarAppearance": .group,
        "preferredSymbolConfiguration": .group, "simulatedNavigationBarMetrics": .group,
        "simulatedOrientationMetrics": .group, "simulatedScreenMetrics": .group,
        "simulatedStatusBarMetrics": .group, "simulatedTabBarMetrics": .group,
        "simulatedToolbarMetrics": .group, "tabBarAppearance": .group,
        "textAttributes": .group, "textInputTraits": .group, "timeZone": .group,
        "toolbarAppearance": .group, "wkPreferences": .group, "wkWebViewConfiguration": .group,
        "imageSymbolConfiguration": .group, "offsetWrapper": .group,

        "array": .texts, "mutableArray": .texts, "scopeButtonTitles": .texts,

        "accessibilityOverrides": .silent, "adaptation": .silent, "animations": .silent,
        "classes": .silent, "customFonts": .silent, "data": .silent, "dependencies": .silent,
        "designables": .silent, "device": .silent, "inferredMetricsTieBreakers": .silent,
        "modalFormSheetSimulatedSizeMetrics": .silent,
        "modalPageSheetSimulatedSizeMetrics": .silent,
        "mutableData": .silent, "simulatedMetricsContainer": .silent,
    ]
}
