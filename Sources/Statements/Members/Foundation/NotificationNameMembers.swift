import HeadlessUIKit

// The names of UIKit's notifications, where UIKit has them.
