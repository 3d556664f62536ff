extension ObjectiveCExceptions {
    /// What anchors make constraints with.
    static let anchors: [String: [String]] = [
        "NSLayoutXAxisAnchor.constraint(equalTo:constant:)": [
            "constraintEqualToAnchor:constant:", "constraintEqualToAnchor:",
        ],
        "NSLayoutXAxisAnchor.constraint(equalToSystemSpacingAfter:multiplier:)": [
            "constraintEqualToSystemSpacingAfterAnchor:multiplier:"
        ],
        "NSLayoutXAxisAnchor.constraint(greaterThanOrEqualTo:constant:)": [
            "constraintGreaterThanOrEqualToAnchor:constant:",
            "constraintGreaterThanOrEqualToAnchor:",
        ],
        "NSLayoutXAxisAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:)": [
            "constraintGreaterThanOrEqualToSystemSpacingAfterAnchor:multiplier:"
        ],
        "NSLayoutXAxisAnchor.constraint(lessThanOrEqualTo:constant:)": [
            "constraintLessThanOrEqualToAnchor:constant:", "constraintLessThanOrEqualToAnchor:",
        ],
        "NSLayoutXAxisAnchor.constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:)": [
            "constraintLessThanOrEqualToSystemSpacingAfterAnchor:multiplier:"
        ],
        "NSLayoutYAxisAnchor.constraint(equalTo:constant:)": [
            "constraintEqualToAnchor:constant:", "constraintEqualToAnchor:",
        ],
        "NSLayoutYAxisAnchor.constraint(equalToSystemSpacingBelow:multiplier:)": [
            "constraintEqualToSystemSpacingBelowAnchor:multiplier:"
        ],
        "NSLayoutYAxisAnchor.constraint(greaterThanOrEqualTo:constant:)": [
            "constraintGreaterThanOrEqualToAnchor:constant:",
            "constraintGreaterThanOrEqualToAnchor:",
        ],
        "NSLayoutYAxisAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:)": [
            "constraintGreaterThanOrEqualToSystemSpacingBelowAnchor:multiplier:"
        ],
        "NSLayoutYAxisAnchor.constraint(lessThanOrEqualTo:constant:)": [
            "constraintLessThanOrEqualToAnchor:constant:", "constraintLessThanOrEqualToAnchor:",
        ],
        "NSLayoutYAxisAnchor.constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:)": [
            "constraintLessThanOrEqualToSystemSpacingBelowAnchor:multiplier:"
        ],
        "NSLayoutDimension.constraint(equalTo:constant:)": [
            "constraintEqualToAnchor:constant:", "constraintEqualToAnchor:",
        ],
        "NSLayoutDimension.constraint(equalTo:multiplier:constant:)": [
            "constraintEqualToAnchor:multiplier:constant:", "constraintEqualToAnchor:multiplier:",
        ],
        "NSLayoutDimension.constraint(equalToConstant:)": [
            "constraintEqualToConstant:"
        ],
        "NSLayoutDimension.constraint(greaterThanOrEqualTo:constant:)": [
            "constraintGreaterThanOrEqualToAnchor:constant:",
            "constraintGreaterThanOrEqualToAnchor:",
        ],
        "NSLayoutDimension.constraint(greaterThanOrEqualTo:multiplier:constant:)": [
            "constraintGreaterThanOrEqualToAnchor:multiplier:constant:",
            "constraintGreaterThanOrEqualToAnchor:multiplier:",
        ],
        "NSLayoutDimension.constraint(greaterThanOrEqualToConstant:)": [
            "constraintGreaterThanOrEqualToConstant:"
        ],
        "NSLayoutDimension.constraint(lessThanOrEqualTo:constant:)": [
            "constraintLessThanOrEqualToAnchor:constant:", "constraintLessThanOrEqualToAnchor:",
        ],
        "NSLayoutDimension.constraint(lessThanOrEqualTo:multiplier:constant:)": [
            "constraintLessThanOrEqualToAnchor:multiplier:constant:",
            "constraintLessThanOrEqualToAnchor:multiplier:",
        ],
        "NSLayoutDimension.constraint(lessThanOrEqualToConstant:)": [
            "constraintLessThanOrEqualToConstant:"
        ],
    ]
}
