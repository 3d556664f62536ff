/// What every page of a session has: its policy, its look and its behaviour.
enum PageParts {
    /// No network, no frame, no form, and no script and no style but those below, which are named by their
    /// digests.
    static let policy =
        "default-src 'none'; img-src data:; style-src 'sha256-\(styleDigest)'; "
        + "script-src 'sha256-\(scriptDigest)'; base-uri 'none'; form-action 'none'"

    /// SHA-256 of `style`, in base 64.
    static let styleDigest = "NT46FfBrNDEWhoFU26hSEPqhijAx6NeIq7JVDT4OAgc="
    /// SHA-256 of `script`, in base 64.
    static let scriptDigest = "NWmTM/MvKT20tkOuJN13K4X+W1Epaht5rw9dKW6iG3Y="

    /// The colors have a contrast of 4.5 or more to their grounds.
    static let style = """

        :root { color-scheme: light dark; --ground: #ffffff; --panel: #f6f8fa; --text: #1f2328;
          --dim: #57606a; --line: #d0d7de; --blue: #0550ae; --sky: #0969da; --green: #116329;
          --pink: #99286e; --amber: #7d4e00; --red: #b31d28; --mark: #fff8c5; }
        @media (prefers-color-scheme: dark) { :root { --ground: #0d1117; --panel: #161b22; --text: #e6edf3;
          --dim: #9da7b3; --line: #3d444d; --blue: #79c0ff; --sky: #56b4e9; --green: #3fb950;
          --pink: #f0a6ca; --amber: #e3b341; --red: #ff7b72; --mark: #3b2f00; } }
        * { box-sizing: border-box; }
        body { margin: 0; background: var(--ground); color: var(--text);
          font: 16px/1.5 system-ui, sans-serif; }
        header { position: sticky; top: 0; padding: 0.5rem 1rem; background: var(--panel);
          border-bottom: 1px solid var(--line); z-index: 1; }
        h1 { font-size: 1.2rem; margin: 0; overflow-wrap: anywhere; }
        h2 { font-size: 1rem; margin: 0 0 0.4rem; }
        header p { margin: 0.1rem 0; }
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
        section { padding: 0.6rem 0.8rem; border-left: 4px solid var(--line); margin-bottom: 0.8rem; }
        section.current { border-left-color: var(--sky); background: var(--panel); }
        .log { margin: 0; padding: 0; list-style: none; }
        .log li { overflow-wrap: anywhere; }
        .log li[hidden] { display: none; }
        .depth-1 { margin-left: 1rem; } .depth-2 { margin-left: 2rem; } .depth-3 { margin-left: 3rem; }
        .depth-4 { margin-left: 4rem; } .depth-5 { margin-left: 5rem; } .depth-6 { margin-left: 6rem; }
        .depth-7 { margin-left: 7rem; } .depth-8 { margin-left: 8rem; } .depth-9 { margin-left: 9rem; }
        .rule { font-size: 0.8rem; color: var(--dim); }
        pre { margin: 0.4rem 0; padding: 0.5rem; background: var(--panel); overflow-x: auto; }
        .output { border-left: 2px solid var(--dim); }
        img.screen { max-width: 100%; max-height: 32rem; display: block; }
        .load { color: var(--blue); font-weight: bold; } .willAppear { color: var(--sky); }
        .didAppear, .added { color: var(--green); } .willDisappear, .didDisappear { color: var(--pink); }
        .traits { color: var(--amber); text-decoration: underline; }
        .problem, .removed { color: var(--red); font-weight: bold; }
        .containment, .strong, .changed { font-weight: bold; } .changed { background: var(--mark); }
        .dim, .rule { color: var(--dim); }
        .stepping main { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 1rem; }
        .stepping #steps .tree, .stepping #steps .screen { display: none; }
        .stepping section.later { display: none; }
        #now { position: sticky; top: 9rem; align-self: start; }
        dt { font-weight: bold; } dt:target, section:target { background: var(--mark); }
        footer { padding: 1rem; border-top: 1px solid var(--line); }
        @media (max-width: 50rem) { .stepping main { display: block; } #now { position: static; } }
        @media print { header { position: static; } form, #now, #status { display: none; }
          .stepping main { display: block; } .stepping section.later { display: block; }
          .stepping #steps .tree, .stepping #steps .screen { display: block; }
          section { break-inside: avoid; } }

        """

    static let script = """

        "use strict";
        (() => {
          const byId = (id) => document.getElementById(id);
          const steps = [...document.querySelectorAll("section.step")];
          if (steps.length === 0) return;
          const slider = byId("slider"), now = byId("now"), status = byId("status");
          const search = byId("search"), object = byId("object"), category = byId("category");
          let current = -1;
          const latest = (index, name) => {
            for (let at = index; at >= 0; at -= 1) {
              const found = steps[at].querySelector(name);
              if (found) return found.cloneNode(true);
            }
            return null;
          };
          const show = (index, moves) => {
            const target = Math.max(0, Math.min(steps.length - 1, index));
            const [from, to] = current < 0 ? [0, steps.length - 1]
              : [Math.min(current, target), Math.max(current, target)];
            for (let at = from; at <= to; at += 1) {
              steps[at].classList.toggle("later", at > target);
              steps[at].classList.toggle("current", at === target);
            }
            current = target;
            slider.value = String(target + 1);
            const parts = [latest(target, ".tree"), latest(target, ".screen")].filter(Boolean);
            now.replaceChildren(...parts);
            const events = steps[target].querySelectorAll(".log li").length;
            const command = steps[target].querySelector("code").textContent;
            status.textContent = "Step " + (target + 1) + " of " + steps.length + ": " + command
              + ", " + events + (events === 1 ? " callback" : " callbacks");
            if (moves) {
              history.replaceState(null, "", "#step-" + (target + 1));
              steps[target].scrollIntoView({ block: "nearest" });
            }
          };
          const filter = () => {
            const words = search.value.toLowerCase();
            for (const item of document.querySelectorAll(".log li")) {
              item.hidden = (object.value !== "" && item.dataset.object !== object.value)
                || (category.value !== "" && item.dataset.category !== category.value)
                || !item.textContent.toLowerCase().includes(words);
            }
          };
          const fromAddress = () => {
            const found = /^#step-(\\d+)$/.exec(location.hash);
            return found ? Number(found[1]) - 1 : null;
          };
          byId("back").addEventListener("click", () => show(current - 1, true));
          byId("forward").addEventListener("click", () => show(current + 1, true));
          slider.addEventListener("input", () => show(Number(slider.value) - 1, true));
          byId("controls").addEventListener("submit", (event) => event.preventDefault());
          for (const part of [search, object, category]) part.addEventListener("input", filter);
          addEventListener("hashchange", () => {
            const step = fromAddress();
            if (step !== null) show(step, false);
          });
          document.addEventListener("keydown", (event) => {
            if (event.ctrlKey || event.metaKey || event.altKey) return;
            if (event.target.matches("input, select")) {
              if (event.key === "Escape") event.target.blur();
              return;
            }
            const keys = {
              ArrowRight: current + 1, l: current + 1, ArrowLeft: current - 1, h: current - 1,
              Home: 0, End: steps.length - 1,
            };
            if (event.key === "/") search.focus();
            else if (event.key in keys) show(keys[event.key], true);
            else return;
            event.preventDefault();
          });
          document.body.classList.add("stepping");
          byId("controls").hidden = false;
          now.hidden = false;
          const first = fromAddress();
          show(first === null ? 0 : first, first !== null);
        })();

        """
}
