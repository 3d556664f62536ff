/// The id of a rule of the rulebook; its text (`C10`) is the raw value.
public enum RuleID: String, CaseIterable, Sendable {
    /// Containment, launch and stock containers.
    case c01 = "C01", c02 = "C02", c03 = "C03", c04 = "C04", c05 = "C05", c06 = "C06"
    case c08 = "C08", c09 = "C09", c10 = "C10", c11 = "C11", c12 = "C12", c13 = "C13"
    case c14 = "C14", c16 = "C16", c17 = "C17", c18 = "C18", c19 = "C19", c20 = "C20"
    case c21 = "C21", c22 = "C22", c24 = "C24", c26 = "C26", c27 = "C27", c28 = "C28"
    case c29 = "C29", c30 = "C30", c31 = "C31", c32 = "C32", c34 = "C34", c35 = "C35"
    case c36 = "C36", c37 = "C37", c38 = "C38", c39 = "C39", c40 = "C40", c41 = "C41"
    case c42 = "C42", c43 = "C43", c44 = "C44", c45 = "C45", c46 = "C46", c47 = "C47"
    case c48 = "C48", c49 = "C49", c50 = "C50", c51 = "C51", c52 = "C52", c53 = "C53", c54 = "C54"
    case c55 = "C55", c56 = "C56", c57 = "C57", c58 = "C58", c59 = "C59", c60 = "C60"
    case c61 = "C61", c62 = "C62", c63 = "C63", c64 = "C64", c65 = "C65"
    case c66 = "C66", c67 = "C67", c68 = "C68", c69 = "C69"
    case c70 = "C70", c71 = "C71"
    /// The timing model behind the containment rules.
    case m1 = "M1", m2 = "M2", m3 = "M3", m4 = "M4", m5 = "M5", m6 = "M6"
    /// Where sources of the containment rules disagree.
    case n1 = "N1", n2 = "N2", n3 = "N3", n4 = "N4", n5 = "N5", n6 = "N6", n7 = "N7"
    /// Presentation.
    case p01 = "P01", p03 = "P03", p04 = "P04", p05 = "P05", p06 = "P06", p07 = "P07"
    case p08 = "P08", p09 = "P09", p10 = "P10", p11 = "P11", p12 = "P12", p13 = "P13"
    case p20 = "P20", p21 = "P21", p22 = "P22", p23 = "P23", p24 = "P24", p25 = "P25"
    case p26 = "P26", p27 = "P27", p30 = "P30", p31 = "P31", p32 = "P32", p33 = "P33", p34 = "P34"
    case p35 = "P35", p36 = "P36", p37 = "P37", p38 = "P38", p39 = "P39"
    case p40 = "P40", p41 = "P41", p42 = "P42", p43 = "P43", p44 = "P44", p45 = "P45"
    /// View loading and layout.
    case l01 = "L01", l02 = "L02", l03 = "L03", l04 = "L04", l05 = "L05", l06 = "L06"
    case l07 = "L07", l08 = "L08", l09 = "L09", l10 = "L10", l11 = "L11", l12 = "L12"
    case l13 = "L13", l14 = "L14", l15 = "L15", l16 = "L16", l17 = "L17", l18 = "L18"
    /// Traits and sizes.
    case t01 = "T01", t02 = "T02", t03 = "T03", t04 = "T04", t06 = "T06", t07 = "T07"
    case t08 = "T08", t09 = "T09", t10 = "T10", t11 = "T11", t12 = "T12", t13 = "T13"
    case t14 = "T14", t15 = "T15", t16 = "T16", t20 = "T20", t21 = "T21"
    /// Status bar, orientation and what the system asks.
    case s01 = "S01", s02 = "S02", s03 = "S03", s04 = "S04", s05 = "S05", s06 = "S06"
    case s07 = "S07", s08 = "S08", s09 = "S09", s10 = "S10", s11 = "S11", s12 = "S12"
    /// Storyboards and segues.
    case g01 = "G01", g02 = "G02", g03 = "G03", g04 = "G04", g05 = "G05", g07 = "G07"
    case g08 = "G08", g09 = "G09", g10 = "G10", g11 = "G11"
    case g12 = "G12", g13 = "G13", g14 = "G14", g15 = "G15"
    /// UIKit's exact texts; 62 to 74 complete the rulebook's list.
    case e01 = "E01", e02 = "E02", e03 = "E03", e04 = "E04", e05 = "E05", e06 = "E06"
    case e07 = "E07", e08 = "E08", e09 = "E09", e10 = "E10", e11 = "E11", e12 = "E12"
    case e13 = "E13", e14 = "E14", e15 = "E15", e16 = "E16", e17 = "E17", e18 = "E18"
    case e19 = "E19", e20 = "E20", e21 = "E21", e22 = "E22", e23 = "E23", e24 = "E24"
    case e25 = "E25", e26 = "E26", e27 = "E27", e28 = "E28", e29 = "E29", e30 = "E30"
    case e31 = "E31", e32 = "E32", e33 = "E33", e34 = "E34", e35 = "E35", e36 = "E36"
    case e37 = "E37", e38 = "E38", e39 = "E39", e40 = "E40", e41 = "E41", e42 = "E42"
    case e43 = "E43", e44 = "E44", e45 = "E45", e46 = "E46", e47 = "E47", e48 = "E48"
    case e49 = "E49", e50 = "E50", e51 = "E51", e52 = "E52", e53 = "E53", e54 = "E54"
    case e55 = "E55", e56 = "E56", e57 = "E57", e58 = "E58", e59 = "E59", e60 = "E60"
    case e61 = "E61", e62 = "E62", e63 = "E63", e64 = "E64", e65 = "E65"
    case e66 = "E66", e67 = "E67", e68 = "E68", e69 = "E69", e70 = "E70", e71 = "E71"
    case e72 = "E72", e73 = "E73", e74 = "E74", e75 = "E75", e76 = "E76", e77 = "E77"
    case e78 = "E78", e79 = "E79", e80 = "E80", e81 = "E81", e82 = "E82"
    case e83 = "E83", e84 = "E84", e85 = "E85", e86 = "E86"
    /// Decisions where the evidence is silent or divided.
    case d01 = "D01", d02 = "D02", d03 = "D03", d04 = "D04", d05 = "D05", d06 = "D06"
    case d07 = "D07", d08 = "D08", d09 = "D09", d10 = "D10", d11 = "D11", d12 = "D12"
    case d13 = "D13", d14 = "D14", d15 = "D15", d16 = "D16", d17 = "D17", d18 = "D18"
    case d19 = "D19", d20 = "D20", d21 = "D21", d22 = "D22", d23 = "D23", d24 = "D24"
    /// Facts of the measured page, by its section: 21 is 2.1, 7 is 7.
    case r21 = "R21", r22 = "R22", r23 = "R23", r24 = "R24", r31 = "R31", r32 = "R32"
    case r33 = "R33", r34 = "R34", r35 = "R35", r36 = "R36", r41 = "R41", r42 = "R42"
    case r43 = "R43", r51 = "R51", r52 = "R52", r53 = "R53", r54 = "R54", r55 = "R55"
    case r6 = "R6", r7 = "R7", r81 = "R81", r82 = "R82", r83 = "R83"
    /// View-hierarchy callbacks (1 to 4), and the life of objects (5).
    case v01 = "V01", v02 = "V02", v03 = "V03", v04 = "V04", v05 = "V05", v06 = "V06"
    case v07 = "V07", v08 = "V08"
    /// Controls, scrolling, lists, alerts and search.
    case u01 = "U01", u02 = "U02", u03 = "U03", u04 = "U04", u05 = "U05", u06 = "U06"
    case u07 = "U07", u08 = "U08", u09 = "U09", u10 = "U10", u11 = "U11", u12 = "U12"
    case u13 = "U13", u14 = "U14", u15 = "U15", u16 = "U16", u17 = "U17", u18 = "U18"
    case u19 = "U19", u20 = "U20", u21 = "U21", u22 = "U22", u23 = "U23", u24 = "U24"
    case u25 = "U25", u26 = "U26", u27 = "U27", u28 = "U28", u29 = "U29", u30 = "U30"
    case u31 = "U31", u32 = "U32", u33 = "U33", u34 = "U34", u35 = "U35", u36 = "U36"
    case u37 = "U37", u38 = "U38", u39 = "U39", u40 = "U40", u41 = "U41", u42 = "U42", u43 = "U43"
    case u44 = "U44", u45 = "U45"
    /// What is kept of an app that the system ends.
    case u46 = "U46", u47 = "U47", u48 = "U48", u49 = "U49", u50 = "U50", u51 = "U51"
    /// Where the evidence is silent: the statement says what is assumed.
    case a01 = "A01", a02 = "A02", a03 = "A03", a04 = "A04", a05 = "A05", a06 = "A06"
    case a07 = "A07", a08 = "A08", a09 = "A09", a10 = "A10", a11 = "A11", a12 = "A12"
    case a13 = "A13", a14 = "A14", a15 = "A15", a17 = "A17", a18 = "A18"
    case a19 = "A19", a20 = "A20", a21 = "A21", a22 = "A22", a23 = "A23", a24 = "A24", a25 = "A25"
    case a30 = "A30", a31 = "A31", a32 = "A32", a33 = "A33", a34 = "A34", a35 = "A35"
    case a36 = "A36", a37 = "A37"
    /// Adaptation, popovers and sheets.
    case a50 = "A50", a51 = "A51", a52 = "A52", a53 = "A53", a54 = "A54", a55 = "A55"
    case a56 = "A56", a57 = "A57"
    /// Transitions that an app animates itself.
    case a60 = "A60", a61 = "A61", a62 = "A62", a63 = "A63", a64 = "A64"
    /// Devices and their windows.
    case a70 = "A70", a71 = "A71", a72 = "A72", a73 = "A73", a74 = "A74", a75 = "A75"
    /// What is seen of animations and windows.
    case a76 = "A76", a77 = "A77"
    /// Narrow places.
    case a78 = "A78", a79 = "A79"
    /// What presentation controllers and alerts hold.
    case a80 = "A80", a81 = "A81"
    /// Definitions of traits.
    case a85 = "A85"
    /// Layout by constraints.
    case a86 = "A86", a87 = "A87", a88 = "A88", a89 = "A89", a90 = "A90"
    case a91 = "A91", a92 = "A92", a93 = "A93"
    /// The keyboard, gestures, memory and the life of an app.
    case a96 = "A96", a97 = "A97", a98 = "A98", a99 = "A99", a100 = "A100", a101 = "A101"
    case a102 = "A102", a103 = "A103", a104 = "A104"
    /// Transforms in space, and what later systems add to presentations.
    case a105 = "A105", a106 = "A106", a107 = "A107", a108 = "A108"
    /// Taps in a row, readings of the screen, fingers that turn, the end of the responder chain.
    case a109 = "A109", a110 = "A110", a111 = "A111"
    /// Several scenes, and an iPad's screen that is shared.
    case a112 = "A112", a113 = "A113", a114 = "A114"
    /// Lines of text, and views to type in.
    case a115 = "A115", a116 = "A116"
    /// Animations that are stopped, traits that nobody overrides, and what traits change: colours,
    /// text sizes.
    case a117 = "A117", a118 = "A118", a119 = "A119", a120 = "A120"
    case a121 = "A121", a122 = "A122", a124 = "A124"
    /// What is seen of views, and where they stand by default.
    case a125 = "A125", a126 = "A126", a127 = "A127"
    /// The pointer.
    case a128 = "A128"
    /// Sizes that constraints give.
    case a129 = "A129"
    /// Pictures, animators that are let go, margins by the direction of writing, what counts.
    case a135 = "A135", a137 = "A137", a138 = "A138", a139 = "A139"
    /// Storyboards: orders and moments that nothing public tells.
    case a150 = "A150", a151 = "A151", a152 = "A152"
    case a153 = "A153", a154 = "A154", a158 = "A158", a159 = "A159", a160 = "A160"
    case a161 = "A161", a162 = "A162", a163 = "A163"
    /// The middle of flips, curls and dissolves.
    case a170 = "A170", a171 = "A171"
    /// What is asked for while a transition is under way.
    case a180 = "A180", a181 = "A181", a182 = "A182", a183 = "A183", a184 = "A184"
    /// Moments and orders in which state is kept and given back.
    case a185 = "A185"
    /// Advice on building containers, which nothing enforces.
    case b01 = "B01", b02 = "B02", b03 = "B03", b04 = "B04", b05 = "B05", b06 = "B06"
    case b07 = "B07", b08 = "B08", b09 = "B09", b10 = "B10", b11 = "B11", b12 = "B12"
    case b13 = "B13", b14 = "B14", b15 = "B15", b16 = "B16", b17 = "B17", b18 = "B18"
    case b19 = "B19"
    /// Advice on what apps leave out, or do at the wrong moment.
    case b20 = "B20", b21 = "B21", b22 = "B22", b23 = "B23", b24 = "B24", b25 = "B25"
    case b26 = "B26", b27 = "B27", b28 = "B28", b29 = "B29", b30 = "B30", b31 = "B31"
    case b32 = "B32", b33 = "B33", b34 = "B34", b35 = "B35", b36 = "B36", b37 = "B37"
    case b38 = "B38", b39 = "B39", b40 = "B40", b41 = "B41", b42 = "B42", b43 = "B43"
    case b44 = "B44", b45 = "B45", b46 = "B46", b47 = "B47", b48 = "B48", b49 = "B49"
    case b50 = "B50", b51 = "B51", b52 = "B52", b53 = "B53", b54 = "B54", b55 = "B55"
    case b56 = "B56", b57 = "B57", b58 = "B58", b59 = "B59", b60 = "B60", b61 = "B61"
    case b62 = "B62", b63 = "B63", b64 = "B64", b65 = "B65"
    /// Logs that were found after the first pages.
    case x01 = "X01", x02 = "X02", x03 = "X03", x04 = "X04", x05 = "X05", x06 = "X06"
    case x07 = "X07", x08 = "X08", x09 = "X09", x10 = "X10", x12 = "X12", x13 = "X13"
    case x14 = "X14", x16 = "X16", x17 = "X17", x18 = "X18", x19 = "X19", x20 = "X20"
    case x21 = "X21", x22 = "X22", x23 = "X23", x24 = "X24", x25 = "X25", x26 = "X26"
    case x27 = "X27", x28 = "X28", x40 = "X40", x41 = "X41", x42 = "X42", x43 = "X43"
    case x44 = "X44", x47 = "X47", x48 = "X48", x49 = "X49", x50 = "X50", x51 = "X51"
}
