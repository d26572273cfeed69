import { clipped } from "../../../spec/clipped.ts";
import type { Finding, Rule } from "../../rule.ts";
import { attribute, lineage } from "../../site/html/element.ts";
import { type PageText, phrase, textsOn } from "../../site/page-texts.ts";
import type { Page, Site } from "../../site/site.ts";
import { wordsOf } from "../../site/wording.ts";

/** Phrases that mark a gap, in the languages in which agencies write. */
const gap =
  /\bto be (?:written|connected|added|confirmed|decided|defined|supplied|filled in|completed|announced|translated|replaced|determined|provided)\b|\bT(?:BD|BC|BA|ODO|KTK)\b|\bFIXME\b|\b(?:content|text|more|details|prices?|page|site|shop|photos?|pictures?|information) (?:coming|to follow|follows)(?: soon)?\b|\bcoming soon\b|\bunder construction\b|\bwatch this space\b|\bnoch zu (?:schreiben|ergänzen|klären)\b|\bfolgt in kürze\b|\bà compléter\b|\bpor completar\b/i;

/** A placeholder in brackets or a row of dots or underscores. */
const blank = /\[(?!\d+\])[^\][]{2,80}\]|_{4,}|(?<![.…])\.{5,}|<[A-Z][A-Z ]{2,}>/;

const isMarked = ({ element }: PageText): boolean =>
  lineage(element).some(({ attributes }) =>
    /(?:^|\s)(?:todo|tbd|placeholder-text|is-open|to-do)(?:\s|$)/i.test(attributes.get("class") ?? ""),
  ) || attribute(element, "data-todo") !== null;

/** The hints of the open slots, which describe what to write there. */
const hintsOf = ({ deck }: Site): string[] => [
  ...new Set(deck.slots.filter(({ hint }) => wordsOf(hint).length >= 5).map(({ hint }) => phrase(hint))),
];

function openOn(page: Page, hints: readonly string[]): Finding[] {
  return textsOn(page).flatMap((saying) => {
    const { text, line, element } = saying;
    if (element.tag === "script" || /needs clarification/i.test(text)) return [];
    const said = saying.isSeen ? phrase(text) : "";
    const isOpen =
      gap.test(text) ||
      isMarked(saying) ||
      (saying.isSeen && blank.test(text)) ||
      hints.some((hint) => said.includes(hint));
    return isOpen
      ? [
          {
            file: page.path,
            line,
            message: `Still open: “${clipped(text, 90)}”. Write it, or take the place away.`,
          },
        ]
      : [];
  });
}

export const openSlots: Rule<"open-slot"> = {
  id: "open-slot",
  promises: "No page holds a place that waits for its words.",
  check: (site) => {
    const hints = hintsOf(site);
    return site.pages.flatMap((page) => openOn(page, hints));
  },
};

const text = /\.(?:html?|css|m?js|json|webmanifest|xml|txt|svg)$/i;

/** Every clarification marker left in a file, comments and structured data included. */
export const clarified: Rule<"needs-clarification"> = {
  id: "needs-clarification",
  promises: "No file of the site holds a question that was left for the client.",
  check: ({ files }) =>
    [...files].flatMap(([file, content]) =>
      text.test(file)
        ? [...content.matchAll(/NEEDS[ _-]?CLARIFICATION[^\n\]<]{0,80}/gi)].map((match) => ({
            file,
            line: content.slice(0, match.index).split("\n").length,
            message: `“${match[0].trim()}”: settle the question with the client, then take the mark out.`,
          }))
        : [],
    ),
};

/** The starter site's notices about itself, and other texts that must not go online. */
const own =
  /^Draft:|\bto be checked by a lawyer\b|\bNothing was sent: this form\b|\bnot connected yet\b|\bstarter site\b|\bmade from a template\b/i;

export const starterLabels: Rule<"starter-label"> = {
  id: "starter-label",
  promises: "Nothing that the starter site says of itself is left.",
  check: (site) =>
    site.pages.flatMap((page) => [
      ...textsOn(page)
        .filter(({ text: said, element }) => element.tag !== "script" && own.test(said))
        .map(({ text: said, line }) => ({
          file: page.path,
          line,
          message: `“${said.slice(0, 90)}” is a label of the starter site. Settle what it waits for, then take it out.`,
        })),
      ...page.elements
        .filter(({ attributes }) => attributes.has("data-unconnected") || attributes.has("data-draft"))
        .map(({ line }) => ({
          file: page.path,
          line,
          message: "The element is marked as not connected or as a draft. Finish it, then take the mark out.",
        })),
    ]),
};
