import Foundation
import HeadlessUIKit

/// What has coordinates: a view, or the screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
    var bounds: CGRect { get }
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// The view that has those coordinates; the screen has those of a window that fills it, which are nil.
@MainActor
private func view(_ space: any UICoordinateSpace) -> UIView? { space as? UIView }

extension UIView: UICoordinateSpace {
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convert(point, to: view(coordinateSpace))
    }
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convert(point, from: view(coordinateSpace))
    }
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        convert(rect, to: view(coordinateSpace))
    }
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        convert(rect, from: view(coordinateSpace))
    }
}

/// The coordinates of the screen.
final class ScreenSpace: UICoordinateSpace {
    var bounds: CGRect { UIScreen.main.bounds }
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        view(coordinateSpace)?.convert(point, from: nil) ?? point
    }
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        view(coordinateSpace)?.convert(point, to: nil) ?? point
    }
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        view(coordinateSpace)?.convert(rect, from: nil) ?? rect
    }
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        view(coordinateSpace)?.convert(rect, to: nil) ?? rect
    }
}

extension UIScreen {
    public var coordinateSpace: any UICoordinateSpace { ScreenSpace() }
    public var fixedCoordinateSpace: any UICoordinateSpace { ScreenSpace() }
}
