import CommandLanguage

/// Members of UIKit and Foundation that the model lacks. A message that means one of them is refused
/// by name: an exception would say in UIKit's name that UIKit has no such member.
@MainActor
enum UnmodelledMembers {
    /// Whether a class of UIKit, which the type is or inherits from, has a member that the selector
    /// may mean.
    static func contain(_ selector: String, of type: TypeDescription, in classes: ClassTable)
        -> Bool
    {
        let words = words(of: selector)
        return type.lineage(in: classes).contains { ancestor in
            names[ancestor.name]?.contains(where: words.contains) ?? false
        } || names["NSObject"]?.contains(where: words.contains) ?? false
    }

    /// Whether UIKit's objects of the type have no such member either: it is another class's, or the type
    /// is a class of the app.
    static func surelyLacks(
        _ type: TypeDescription?, _ selector: String, in classes: ClassTable
    ) -> Bool {
        guard let type, type.isScripted else { return isKnown(selector, in: classes) }
        return !contain(selector, of: type, in: classes)
    }

    /// Whether the type may have in UIKit what code calls by that name in Swift.
    static func containInSwift(_ name: String, of type: TypeDescription, in classes: ClassTable)
        -> Bool
    {
        let lists = type.lineage(in: classes).map(\.name) + (type.isClass ? ["NSObject"] : [])
        return lists.contains { list in
            names[list]?.contains { $0.isSwift(name) } ?? false
        }
    }

    /// How a selector may stand in the lists: `setKeyCommands:` is the property `keyCommands`, too.
    private static func words(of selector: String) -> Set<String> {
        guard let colon = selector.firstIndex(of: ":") else { return [selector] }
        return Set([String(selector[...colon]), selector.propertyOfSetter].compactMap { $0 })
    }

    /// Whether any class, of the model or of the session, has a member of that selector.
    static func isKnown(_ selector: String, in classes: ClassTable) -> Bool {
        let types = classes.modelTypes + classes.names.compactMap(classes.type(named:))
        return FoundationMessage.isKnown(selector)
            || types.contains { $0.objectiveC.instance[selector] != nil }
    }

    /// Properties, and the first parts of selectors with arguments, by class, as the documentation
    /// lists them.
    static let names: [String: Set<String>] = [
        "NSObject": words(
            """
            awakeAfterUsingCoder: copy debugDescription
            dictionaryWithValuesForKeys: doesNotRecognizeSelector:
            forwardInvocation: forwardingTargetForSelector: hash isProxy methodForSelector:
            methodSignatureForSelector: mutableArrayValueForKey: mutableArrayValueForKeyPath:
            mutableCopy mutableOrderedSetValueForKey: mutableSetValueForKey: observationInfo
            performSelectorInBackground: performSelectorOnMainThread:
            replacementObjectForCoder:
            superclass validateValue: valueForUndefinedKey:
            """),
        "UIResponder": words(
            """
            activityItemsConfiguration buildMenuWithBuilder: captureTextFromCamera: copy: cut:
            decreaseSize: delete: editingInteractionConfiguration find: findAndReplace:
            findNext: findPrevious: increaseSize:
            makeTextWritingDirectionLeftToRight: makeTextWritingDirectionRightToLeft:
            motionCancelled: paste: pasteAndGo: pasteAndMatchStyle:
            pasteAndSearch: pasteConfiguration pasteItemProviders: pressesBegan:
            pressesCancelled: pressesChanged: pressesEnded: remoteControlReceivedWithEvent:
            restoreUserActivityState: select: selectAll: 
            textInputContextIdentifier textInputMode toggleBoldface: toggleItalics:
            toggleUnderline: touchesEstimatedPropertiesUpdated: undoManager
            updateTextAttributesWithConversionHandler: updateUserActivityState:
            useSelectionForFind: validateCommand:
            """),
        "UIView": words(
            """
            accessibilityIgnoresInvertColors actionForLayer: addMotionEffect:
            canBecomeFocused clearsContextBeforeDrawing collisionBoundingPath
            collisionBoundsType didHintFocusMovement: didUpdateFocusInContext:
            focusEffect
            focusGroupIdentifier focusGroupPriority focusItemContainer focusItemsInRect:
            hoverStyle isFocused removeMotionEffect: largeContentImage largeContentImageInsets
            largeContentTitle maximumContentSizeCategory minimumContentSizeCategory
            parentFocusEnvironment preferredFocusEnvironments preferredFocusedView
            scalesLargeContentImage shouldUpdateFocusInContext: showsLargeContentViewer
            viewPrintFormatter
            """),
        "CATransaction": words("completionBlock setCompletionBlock:"),
        "UIViewController": words(
            """
            addKeyCommand: beginAddingUserActivity 
            didUpdateFocusInContext:
            focusGroupIdentifier interactionActivityTrackingBaseName
            performsActionsWhilePresentingModally preferredFocusEnvironments
            preferredFocusedView previewActionItems
            registerForPreviewingWithDelegate: removeKeyCommand:
            setNeedsFocusUpdate unregisterForPreviewingWithContext: updateFocusIfNeeded
            """),
    ]

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }
}

extension String {
    /// Whether the name in Swift is that of the first part of a selector: `snapshotView` for
    /// `snapshotViewAfterScreenUpdates:`.
    fileprivate func isSwift(_ name: String) -> Bool {
        guard hasPrefix(name) else { return false }
        let rest = dropFirst(name.count)
        return rest.isEmpty || rest == ":"
            || hasSuffix(":")
                && ["After", "For", "From", "In", "On", "Using", "With"].contains {
                    rest.hasPrefix($0)
                }
    }
}

extension Diagnostic {
    /// A message that UIKit or Foundation may answer, and the model cannot.
    static func unmodelled(_ selector: String, of name: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .unsupported, at: span, "'\(selector)' of '\(name)' is not modelled here",
            hint: "'\(name)' may have it all the same; 'info' lists what is modelled")
    }
}
