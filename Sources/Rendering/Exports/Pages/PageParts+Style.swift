extension PageParts {
    /// The colors have a contrast of 4.5 or more to their grounds, and all sizes grow with the root's, so that
    /// nothing is smaller than 12 px, and `?projector` enlarges everything by one number.
    static let style = """

        :root { color-scheme: light dark; --ground: #ffffff; --panel: #f6f8fa; --text: #1f2328;
          --dim: #57606a; --line: #d0d7de; --blue: #0550ae; --sky: #0969da; --green: #116329;
          --pink: #99286e; --amber: #7d4e00; --red: #b31d28; --mark: #fff8c5; }
        @media screen and (prefers-color-scheme: dark) { :root { --ground: #0d1117; --panel: #161b22; --text: #e6edf3;
          --dim: #9da7b3; --line: #3d444d; --blue: #79c0ff; --sky: #56b4e9; --green: #3fb950;
          --pink: #f0a6ca; --amber: #e3b341; --red: #ff7b72; --mark: #3b2f00; } }
        * { box-sizing: border-box; }
        body { margin: 0; background: var(--ground); color: var(--text);
          font: 1rem/1.5 system-ui, sans-serif; }
        header { position: sticky; top: 0; padding: 0.5rem 1rem; background: var(--panel);
          border-bottom: 1px solid var(--line); z-index: 1; display: flex; flex-wrap: wrap;
          align-items: baseline; gap: 0.1rem 1rem; }
        h1 { font-size: 1.2rem; margin: 0; overflow-wrap: anywhere; }
        h2 { font-size: 1rem; margin: 0 0 0.4rem; }
        header p { margin: 0.1rem 0; } header form { flex: 1 0 100%; } #status { flex: 1 1 0; min-width: 12rem;
          overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
        kbd { font: 0.8rem ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace;
          padding: 0 0.3rem; border: 1px solid var(--dim); border-radius: 4px; }
        #keys { font-size: 0.85rem; } #keys[hidden] { display: none; }
        code, pre, .log { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono",
          monospace; font-size: 0.9rem; }
        h2 code { white-space: pre-wrap; overflow-wrap: anywhere; }
        form { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; }
        form[hidden] { display: none; }
        input, select, button { font: inherit; color: inherit; background: var(--ground);
          border: 1px solid var(--dim); border-radius: 4px; padding: 0.1rem 0.4rem; }
        #slider { flex: 1 1 12rem; padding: 0; }
        a { color: var(--sky); }
        :focus-visible { outline: 2px solid var(--sky); outline-offset: 2px; }
        main { padding: 1rem; }
        section { padding: 0.6rem 0.8rem; border-left: 4px solid var(--line); margin-bottom: 0.8rem;
          scroll-margin: calc(var(--header, 8.5rem) + 0.5rem) 0 25vh; }
        section:focus { outline: none; }
        section.current { border-left-color: var(--sky); background: var(--panel); }
        .log { margin: 0; padding: 0; list-style: none; }
        .log li { display: flex; gap: 0.6ch; align-items: baseline; overflow-wrap: anywhere;
          position: relative; }
        .log .mark, .log .rule { flex: none; }
        .log li[hidden] { display: none; }
        .depth-1 { margin-left: 1rem; } .depth-2 { margin-left: 2rem; } .depth-3 { margin-left: 3rem; }
        .depth-4 { margin-left: 4rem; } .depth-5 { margin-left: 5rem; } .depth-6 { margin-left: 6rem; }
        .depth-7 { margin-left: 7rem; } .depth-8 { margin-left: 8rem; } .depth-9 { margin-left: 9rem; }
        .rule { font-size: 0.8rem; color: var(--dim); }
        .log li:hover .rule::after, .log .rule:focus::after { content: attr(title); position: absolute;
          left: 2rem; top: 100%; z-index: 2; max-width: 40rem; padding: 0.2rem 0.5rem; color: var(--text);
          background: var(--ground); border: 1px solid var(--dim); border-radius: 4px; }
        .prose { max-width: 45rem; padding: 0 0.8rem; } .prose .item { margin: 0.3rem 0 0.3rem 1rem; }
        pre { margin: 0.4rem 0; padding: 0.5rem; background: var(--panel); overflow-x: auto; }
        .output, .answer pre { border-left: 2px solid var(--dim); }
        .answer p { margin: 0.6rem 0 0; } .answer pre { font-size: 0.85rem; }
        img.screen { max-width: 100%; max-height: 32rem; display: block; }
        figure { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; margin: 0; align-items: flex-start; }
        figcaption { font-size: 0.85rem; flex: 1 1 12rem; } figcaption p { margin: 0 0 0.2rem; }
        figcaption p:first-child { font-weight: bold; }
        .load { color: var(--blue); font-weight: bold; } .willAppear { color: var(--sky); }
        .didAppear, .added { color: var(--green); } .willDisappear, .didDisappear { color: var(--pink); }
        .traits { color: var(--amber); text-decoration: underline; }
        .problem, .removed { color: var(--red); font-weight: bold; }
        .containment, .strong, .changed { font-weight: bold; } .changed { background: var(--mark); }
        .dim, .rule, .same { color: var(--dim); }
        .stepping main { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 1rem;
          min-height: 100vh; }
        .stepping #steps .tree, .stepping #steps .screen { display: none; }
        .stepping #steps { padding-bottom: 28vh; }
        .stepping .prose.later, .stepping .later > :not(h2) { display: none; }
        .stepping .later { padding-block: 0; margin-bottom: 0; cursor: pointer; }
        .later h2 { margin: 0.2rem 0; font-weight: normal; color: var(--dim); }
        #now { position: sticky; top: calc(var(--header, 8.5rem) + 0.5rem); align-self: start;
          max-height: calc(100vh - var(--header, 8.5rem) - 1rem); overflow: auto; }
        #now .screen { max-height: min(32rem, 62vh); max-width: min(100%, 34rem); }
        dt { font-weight: bold; } dt:target { background: var(--mark); }
        footer { padding: 1rem; border-top: 1px solid var(--line); }
        .projector { font-size: 24px; } .projector form label, .projector .prose, .projector .device { display: none; }
        .projector header { padding: 0.2rem 1rem; align-items: center; } .projector header form { flex: 1 1 14rem; order: 1; }
        .projector #status { flex: 2 1 20rem; } .projector #keys { order: 2; }
        .projector #keys, .projector #keys kbd { font-size: 0.75rem; }
        .projector section.current .log, .projector section.current h2 code { font-size: 1.05rem; }
        .projector .stepping main { grid-template-columns: minmax(0, 8fr) minmax(0, 5fr); padding: 0.5rem 1rem; }
        .projector #now { display: flex; flex-direction: column; overflow: hidden;
          height: calc(100vh - var(--header, 6rem) - 1rem); }
        .projector #now .tree { flex: none; font-size: 0.75rem; white-space: pre-wrap;
          margin: 0 0 0.4rem; max-height: 40%; overflow: auto; }
        .projector #now figure { flex: 1 1 0; min-height: 0; display: block; }
        .projector #now figcaption { display: none; }
        .projector #now .screen { height: 100%; width: 100%; max-height: none; max-width: none;
          object-fit: contain; object-position: left top; }
        @media (max-width: 50rem) { .stepping main { display: block; }
          #now { position: static; max-height: none; } }
        @media print { header { position: static; } form, #now, #status, #keys { display: none; }
          .log li:hover .rule::after, .log .rule:focus::after { content: none; }
          .stepping main { display: block; min-height: 0; } .stepping #steps { padding-bottom: 0; }
          .stepping .later > :not(h2), .stepping .prose.later { display: block; }
          .stepping .later { padding-block: 0.6rem; margin-bottom: 0.8rem; }
          .later h2 { font-weight: bold; color: inherit; margin: 0 0 0.4rem; }
          .stepping #steps .tree, .stepping #steps .screen { display: block; }
          pre { white-space: pre-wrap; } img.screen { max-height: 14rem; } section { break-inside: avoid; } h2, h3 { break-after: avoid; } }

        """
}
