import type { Finding, Rule } from "../rule.ts";
import { givenWords } from "../site/given.ts";
import { attribute, type Element } from "../site/html/element.ts";
import { headingLevel, roleOf } from "../site/html/semantics.ts";
import { type PageText, textsOn } from "../site/page-texts.ts";
import { plain } from "../site/wording.ts";
import { filler, label, placeholderNames, unfilled } from "./data/placeholder-words.ts";

/** The text that a pattern matches and that does not come from the client. */
function strange({ text }: PageText, patterns: readonly RegExp[], said: string): string | null {
  for (const pattern of patterns) {
    const found = pattern.exec(text)?.[0];
    if (found !== undefined && (plain(found) === "" || !said.includes(plain(found)))) return found;
  }
  return null;
}

export const fillerText: Rule<"filler-text"> = {
  id: "filler-text",
  promises:
    "No page is filled with a text that says nothing, or with the people and addresses of a template.",
  check: (site, spec) => {
    const said = plain(givenWords(site, spec));
    return site.pages.flatMap((page) =>
      textsOn(page).flatMap((saying): Finding[] => {
        const found = strange(saying, [...filler, ...placeholderNames], said);
        const message = `“${found}” is a filler. Write what the page has to say, or mark the gap.`;
        return found === null ? [] : [{ file: page.path, line: saying.line, message }];
      }),
    );
  },
};

const says = (element: Element): boolean =>
  headingLevel(element) !== null ||
  ["link", "button"].includes(roleOf(element) ?? "") ||
  ["label", "figcaption", "legend", "th", "dt", "title", "li", "p", "option"].includes(element.tag);

export const leftoverLabels: Rule<"leftover-label"> = {
  id: "leftover-label",
  promises: "No heading, link or label is a template's, and nothing of a template is left unfilled.",
  check: (site, spec) => {
    const given = new Set(givenWords(site, spec).split("\n").map(plain));
    return site.pages.flatMap((page) =>
      textsOn(page).flatMap((saying): Finding[] => {
        const { text, line, element, isSeen } = saying;
        if (element.tag === "script") return [];
        const open = strange(saying, unfilled, "");
        const isAlone = (isSeen && says(element)) || element.tag === "title";
        const isLabel =
          isAlone && label.test(text) && !given.has(plain(text)) && !attribute(element, "data-slot");
        const message =
          open === null
            ? `“${text}” is a template's label. Replace it with real text.`
            : `“${open}” is a place of a template that nothing was put into.`;
        return open !== null || isLabel ? [{ file: page.path, line, message }] : [];
      }),
    );
  },
};
