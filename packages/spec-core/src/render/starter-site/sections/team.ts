import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { drawn } from "../parts/drawn.ts";
import { pictureFrame, type Ratio } from "../parts/figures.ts";
import { note } from "../parts/note.ts";
import { homeSection } from "../parts/section-frame.ts";
import type { SectionWords } from "../words.ts";
import { optional } from "./services.ts";

/** The initials of a name's first and last word, without titles. */
function initials(name: string): string {
  const words = name
    .replace(/\([^)]*\)/gu, " ")
    .split(/[\s-]+/u)
    .filter((word) => /^\p{L}/u.test(word) && !/\.$/u.test(word));
  const [first = ""] = words[0] ?? "";
  const [last = ""] = words.length > 1 ? (words.at(-1) ?? "") : "";
  return `${first}${last}`.toUpperCase();
}

/** A person's portrait: their picture, else the initials on the trade's line. */
export function portrait(
  context: PageContext,
  { name, index, ratio }: { name: string; index: number; ratio: Ratio },
): Html {
  const { people } = context.site.places;
  const own = people.find(({ label }) => label.toLowerCase().includes(name.toLowerCase())) ?? people[index];
  return (
    pictureFrame(context, { ratio, picture: own }) ??
    html`<div class="plate">${drawn(context, { person: index, initials: initials(name) })}</div>`
  );
}

/** A card for each person. */
export const portraits = (context: PageContext, words: SectionWords): Html[] => [
  ...(words.items.length === 0
    ? []
    : [
        html`
          <ul class="people">
            ${words.items.map(
              (item, index) => html`
                <li class="person">
                  ${portrait(context, { name: item.text("title"), index, ratio: "4x5" })}
                  <h3>${item.text("title")}</h3>
                  ${optional(item.text("text"))}
                </li>`,
            )}
          </ul>`,
      ]),
  ...[note(words) ?? []].flat(),
];

/** The people behind the business. */
export function team(context: PageContext): Html {
  const words = context.site.words("/", "team");
  return homeSection(context, {
    name: "team",
    isOpen: words.items.length === 0,
    title: words.text("heading"),
    body: html`<div class="faces">${portraits(context, words)}</div>`,
  });
}
