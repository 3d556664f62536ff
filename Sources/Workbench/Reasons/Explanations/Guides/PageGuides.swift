import HierarchyRecords

extension CallbackGuide {
    /// What pages ask their data source and tell their delegate.
    static let pages: [CallbackGuide] = [
        CallbackGuide(
            .pageWillTransition, "The user begins to turn to a page.",
            when: "To the delegate, before the first will; not for pages set from code.",
            belongs: ["preparing the page that comes"],
            rules: [.c47, .a34],
            example: "new a; new b; new p as page with a b; root p; swipe; finish"),
        CallbackGuide(
            .pageDidFinish, "The user has turned a page, or let it fall back.",
            when:
                "To the delegate, after the last did; completed is false where the page fell back.",
            belongs: ["noting the page where completed is true"],
            rules: [.c47, .c48, .c49],
            example: "new a; new b; new p as page with a b; root p; swipe; finish"),
        CallbackGuide(
            .pageSpineLocation, "Where the spine is to lie.",
            when: "To the delegate of pages that curl, when the interface turns.",
            belongs: ["setting as many pages as the answer needs"],
            rules: [.a35],
            example: "new a; new p as page with a curl; root p; rotate"),
        CallbackGuide(
            .pageCompletion, "The pages set from code are shown.",
            when: "To the closure of setViewControllers; false where another set came between.",
            belongs: ["setting further pages"],
            rules: [.r43],
            example: "new a; new b; new p as page with a b; root p; page b"),
        CallbackGuide(
            .pageBefore, "Which page comes before.",
            when: "To the data source, when the finger begins to move towards it.",
            belongs: ["answering nil at the end"],
            rules: [.a34],
            example: "new a; new b; new p as page with a b; root p; swipe; finish; swipe reverse"),
        CallbackGuide(
            .pageAfter, "Which page comes after.",
            when: "To the data source, when the finger begins to move towards it.",
            belongs: ["answering nil at the end"],
            rules: [.a34],
            example: "new a; new b; new p as page with a b; root p; swipe; finish; swipe reverse"),
        CallbackGuide(
            .pageCount, "How many dots the page control shows.",
            when: "To the data source of pages that scroll sideways, after pages were set.",
            rules: [.r43],
            example: "new a; new b; new p as page with a b; root p; page b"),
        CallbackGuide(
            .pageIndex, "Which dot stands for the page.",
            when: "To the data source of pages that scroll sideways, after pages were set.",
            rules: [.r43],
            example: "new a; new b; new p as page with a b; root p; page b"),
    ]
}
