import HierarchyRecords

extension Simulator {
    /// What the device shows now.
    public func screenSnapshot() -> ScreenSnapshot {
        ScreenSnapshot(
            device: deviceSnapshot, views: snapshotOnScreen(), controllers: snapshot())
    }

    private var deviceSnapshot: DeviceSnapshot {
        let device = display.device
        let size = device.size(in: display.orientation)
        let keyboard = application.keyboardFrame
        return DeviceSnapshot(
            name: device.name, system: version, orientation: "\(display.orientation)",
            width: size.width, height: size.height, cornerRadius: device.cornerRadius,
            window: windowOnScreen(size), safeArea: InsetsValue(window.ownSafeArea),
            statusBarHeight: heightOfStatusBar,
            hasHomeIndicator: safeAreaOfWindow.bottom > 0,
            keyboard: keyboard.isNull ? nil : RectValue(keyboard))
    }

    /// A77: a window that shares the screen stands on its left, and one that slides over it on its
    /// right.
    private func windowOnScreen(_ screen: CGSize) -> RectValue {
        var rect = RectValue(window.frameOfBounds)
        if display.share == .slideOver {
            rect.x = screen.width - rect.width - 10
            rect.y = (screen.height - rect.height) / 2
        }
        return rect
    }

    /// S08; a phone that lies on its side shows none (A77).
    var heightOfStatusBar: Double {
        if screenTraits.vertical == .compact || hidesStatusBar { return 0 }
        return display.device.statusBarHeight(ios: systemVersion)
    }
}
