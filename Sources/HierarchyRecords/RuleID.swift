/// The id of a rule of the rulebook; its text (`C10`) is the raw value.
public enum RuleID: String, CaseIterable, Sendable {
    case c01 = "C01", c02 = "C02", c03 = "C03", c04 = "C04", c05 = "C05", c06 = "C06", c08 = "C08"
    case c09 = "C09", c10 = "C10", c11 = "C11", c12 = "C12", c13 = "C13", c14 = "C14", c16 = "C16"
    case c17 = "C17", c18 = "C18", c19 = "C19", c20 = "C20", c21 = "C21", c22 = "C22", c24 = "C24"
    case c26 = "C26", c27 = "C27", c28 = "C28", c29 = "C29", c30 = "C30", c31 = "C31", c32 = "C32"
    case c53 = "C53"
    case m1 = "M1", m2 = "M2", m3 = "M3", m4 = "M4"
    case p01 = "P01", p03 = "P03", p04 = "P04", p05 = "P05", p06 = "P06", p07 = "P07", p08 = "P08"
    case p10 = "P10", p20 = "P20", p21 = "P21", p24 = "P24", p35 = "P35", p37 = "P37"
    case l01 = "L01", l02 = "L02", l07 = "L07", l08 = "L08", l09 = "L09", l10 = "L10"
    case t01 = "T01", t02 = "T02", t04 = "T04", t06 = "T06", t07 = "T07", t08 = "T08", t09 = "T09"
    case t10 = "T10"
    case s03 = "S03"
    case e01 = "E01", e02 = "E02", e03 = "E03", e04 = "E04", e05 = "E05", e06 = "E06", e07 = "E07"
    case e08 = "E08", e09 = "E09", e13 = "E13", e14 = "E14", e15 = "E15", e16 = "E16", e17 = "E17"
    case e32 = "E32", e38 = "E38", e39 = "E39", e40 = "E40"
    case d01 = "D01", d02 = "D02", d03 = "D03", d04 = "D04", d05 = "D05", d06 = "D06", d07 = "D07"
    case d10 = "D10", d11 = "D11", d12 = "D12", d15 = "D15", d16 = "D16", d17 = "D17", d18 = "D18"
    case d19 = "D19", d20 = "D20", d21 = "D21", d23 = "D23"
    /// Facts of the measured page: launch order, fresh-object defaults, layout order, safe-area formula.
    case r21 = "R21", r23 = "R23", r24 = "R24", r7 = "R7"
    /// View-hierarchy callbacks as UIView's own documentation has them.
    case v01 = "V01", v02 = "V02", v03 = "V03", v04 = "V04"
    /// Life of objects: an object that nothing holds is gone.
    case v05 = "V05"
    /// Where the evidence is silent (the statement says what is assumed).
    case a01 = "A01", a02 = "A02", a03 = "A03", a04 = "A04", a05 = "A05", a06 = "A06", a07 = "A07"
    case a08 = "A08", a09 = "A09", a10 = "A10", a11 = "A11", a12 = "A12"
}
