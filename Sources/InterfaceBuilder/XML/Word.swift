/// The names of elements and attributes that the reader asks for; each is its name in the file.
enum Word: Int32, CaseIterable {
    // The document.
    case document, archive, type, targetRuntime, toolsVersion, initialViewController, launchScreen
    case scenes, scene, sceneID, objects, resources, namedColor, systemColor, color, name, reference
    // Objects.
    case id, key, customClass, customModule, customModuleProvider, sceneMemberID
    case storyboardIdentifier, restorationIdentifier, userLabel
    case useStoryboardIdentifierAsRestorationIdentifier
    case misplaced, ambiguous, verifyAmbiguity, fixedFrame
    // Connections.
    case outlet, outletCollection, action, segue, property, destination, selector, eventType
    case kind, identifier, relationship, destinationCreationSelector, unwindAction, animates
    case modalPresentationStyle, modalTransitionStyle, trigger, popoverAnchorView
    case popoverAnchorBarButtonItem, popoverArrowDirection, splitViewControllerTargetIndex
    case popoverPassthroughViews, passthroughViews, connections
    // Constraints, guides, variations.
    case firstItem, firstAttribute, secondItem, secondAttribute, relation, multiplier, constant
    case priority, placeholder, symbolic
    case mask, include, exclude, variation
    // Values.
    case x, y, width, height, top, left, bottom, right, leading, trailing, minX, minY, maxX, maxY
    case location, length, red, green, blue, alpha, white, cocoaTouchSystemColor
    case xcode11CocoaTouchSystemColor
    case style, weight, pointSize, size, metaFont
    case keyPath, value, image, content, fragment, attributes, string, mutableString
    case timeIntervalSinceReferenceDate

    /// The name.
    var text: String { "\(self)" }
}
