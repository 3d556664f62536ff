extension PageParts {
    /// Steps through the page, filters the log, and adds what a live page is sent.
    static let script = """

        "use strict";
        (() => {
          const byId = (id) => document.getElementById(id);
          const live = document.body.dataset.live;
          const say = (name, ...values) => {
            let next = 0;
            return document.body.dataset[name].replace(/%(\\d?)/g,
              (_, digit) => values[digit ? Number(digit) - 1 : next++]);
          };
          const steps = [...document.querySelectorAll("section.step")];
          if (steps.length === 0 && !live) return;
          const slider = byId("slider"), now = byId("now"), status = byId("status");
          const search = byId("search"), object = byId("object"), category = byId("category");
          let current = -1;
          const number = (index) => steps[index].querySelector("h2 a").textContent;
          const slice = (lines, from, count) => lines.slice(Number(from), Number(from) + Number(count));
          const tree = {
            name: ".tree",
            lines: (whole) => whole.innerHTML.split("\\n"),
            next: (lines, part) => part.innerHTML.split("\\n").flatMap((line) => {
              const same = /^<span class="same" data-from="(\\d+)" data-count="(\\d+)">/.exec(line);
              return same ? slice(lines, same[1], same[2]) : [line];
            }),
            fill: (copy, lines) => { copy.innerHTML = lines.join("\\n"); },
          };
          const screen = {
            name: ".screen",
            kind: "data:image/svg+xml,",
            lines: (whole) => {
              const words = whole.alt.split("\\n");
              const picture = decodeURIComponent(whole.getAttribute("src").slice(screen.kind.length));
              return [String(words.length), ...words, ...picture.split("\\n").filter(Boolean)];
            },
            next: (lines, part) => part.dataset.lines.split("\\n").flatMap((line) =>
              line[0] === "=" ? slice(lines, ...line.slice(1).split(",")) : [line.slice(1)]),
            fill: (copy, lines) => {
              const words = Number(lines[0]) + 1;
              copy.alt = lines.slice(1, words).join("\\n");
              copy.src = screen.kind + encodeURIComponent(lines.slice(words).join("\\n"));
            },
          };
          const latest = (index, state) => {
            const parts = [];
            for (let at = index; at >= 0; at -= 1) {
              const found = steps[at].querySelector(state.name);
              if (!found) continue;
              if (found.matches(".part")) { parts.push(found); continue; }
              const copy = found.cloneNode(true);
              if (parts.length > 0) state.fill(copy, parts.reduceRight(state.next, state.lines(found)));
              return copy;
            }
            return null;
          };
          const figure = (picture) => {
            if (!picture || !picture.alt) return picture;
            const whole = document.createElement("figure"), words = document.createElement("figcaption");
            words.setAttribute("aria-hidden", "true");
            for (const line of picture.alt.split("\\n")) {
              words.append(Object.assign(document.createElement("p"), { textContent: line }));
            }
            whole.append(picture, words);
            return whole;
          };
          const show = (index, moves) => {
            if (steps.length === 0) return;
            const target = Math.max(0, Math.min(steps.length - 1, index));
            const [from, to] = current < 0 || current >= steps.length ? [0, steps.length - 1]
              : [Math.min(current, target), Math.max(current, target)];
            for (let at = from; at <= to; at += 1) {
              const before = steps[at].previousElementSibling;
              if (before && before.matches(".prose")) before.classList.toggle("later", at > target);
              steps[at].classList.toggle("later", at > target);
              steps[at].classList.toggle("current", at === target);
            }
            const after = steps[steps.length - 1].nextElementSibling;
            if (after && after.matches(".prose")) {
              after.classList.toggle("later", target < steps.length - 1);
            }
            current = target;
            slider.value = String(target + 1);
            const parts = [latest(target, tree), figure(latest(target, screen))].filter(Boolean);
            now.replaceChildren(...parts);
            const events = steps[target].querySelectorAll(".log li").length;
            const command = steps[target].querySelector("code").textContent;
            const callbacks = say(events === 1 ? "callback" : "callbacks", events);
            status.textContent = number(target) === String(target + 1)
              ? say("step", number(target), steps.length, command, callbacks)
              : say("place", number(target), command, callbacks, target + 1, steps.length);
            if (moves) {
              history.replaceState(null, "", "#" + steps[target].id);
              seek(steps[target]);
            }
          };
          const seek = (step) => {
            const room = innerHeight * 0.75 - document.querySelector("header").offsetHeight;
            step.scrollIntoView({ block: step.offsetHeight > room ? "start" : "end" });
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
            const index = steps.findIndex((step) => "#" + step.id === location.hash);
            return index < 0 ? null : index;
          };
          byId("back").addEventListener("click", () => show(current - 1, true));
          byId("forward").addEventListener("click", () => show(current + 1, true));
          slider.addEventListener("input", () => show(Number(slider.value) - 1, true));
          byId("controls").addEventListener("submit", (event) => event.preventDefault());
          for (const part of [search, object, category]) part.addEventListener("input", filter);
          byId("steps").addEventListener("click", (event) => {
            const index = steps.indexOf(event.target.closest(".later"));
            if (index >= 0) show(index, true);
          });
          addEventListener("hashchange", () => {
            const step = fromAddress();
            if (step !== null) show(step, true);
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
          const offer = (list, value) => {
            if (value && ![...list.options].some((option) => option.value === value)) {
              list.append(new Option(value));
            }
          };
          const parsed = (text) => {
            const template = document.createElement("template");
            template.innerHTML = text;
            return template.content;
          };
          const cut = (count) => {
            for (const step of steps.splice(count)) step.remove();
            if (steps.length > 0) show(Math.min(current, steps.length - 1), false);
            else now.replaceChildren();
            counted();
          };
          const counted = () => {
            slider.max = String(Math.max(1, steps.length));
            byId("count").textContent = say(steps.length === 1 ? "one" : "many", steps.length);
          };
          const add = (text) => {
            const isLast = current >= steps.length - 1;
            const section = parsed(text).firstElementChild;
            steps.push(section);
            byId("steps").append(section);
            for (const item of section.querySelectorAll(".log li")) {
              offer(object, item.dataset.object);
              offer(category, item.dataset.category);
            }
            counted();
            filter();
            if (isLast) { show(steps.length - 1, false); seek(section); }
            else section.classList.add("later");
          };
          const listen = () => {
            const source = new EventSource(live);
            source.addEventListener("cut", (event) => cut(Number(event.data)));
            source.addEventListener("step", (event) => add(event.data));
            source.addEventListener("rules", (event) => {
              const known = new Set([...document.querySelectorAll("dt")].map((term) => term.id));
              const parts = [...parsed(event.data).children];
              for (let at = 0; at + 1 < parts.length; at += 2) {
                if (!known.has(parts[at].id)) byId("rules").append(parts[at], parts[at + 1]);
              }
            });
            let isLost = false;
            source.addEventListener("error", () => {
              isLost = true;
              status.textContent = say("lost");
            });
            source.addEventListener("open", () => {
              if (isLost) status.textContent = say("found");
              isLost = false;
            });
            source.addEventListener("over", () => {
              source.close();
              document.title = say("ended", document.title);
              status.textContent = say("over");
            });
          };
          document.body.classList.add("stepping");
          const header = document.querySelector("header");
          new ResizeObserver(() => document.documentElement.style
            .setProperty("--header", header.offsetHeight + "px")).observe(header);
          if (new URLSearchParams(location.search).has("projector")) {
            document.documentElement.classList.add("projector");
          }
          byId("controls").hidden = byId("keys").hidden = false;
          now.hidden = false;
          const first = fromAddress();
          const opening = live ? steps.length - 1 : Math.max(0, steps.findIndex((step) => step.querySelector(".log")));
          show(first === null ? opening : first, first !== null);
          if (first !== null) addEventListener("load", () => show(current, true));
          else if (live && steps.length > 0) {
            seek(steps[current]);
            addEventListener("load", () => seek(steps[current]));
          }
          if (live) listen();
        })();

        """
}
