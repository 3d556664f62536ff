import HeadlessUIKit

// What only a screen would show.
