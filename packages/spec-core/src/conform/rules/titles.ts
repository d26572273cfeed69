import type { Rule } from "../breach.ts";
import { collapsed, rawText } from "../site/html/element.ts";
import { withTag } from "../site/html/semantics.ts";
import { plain, wordsOf } from "../site/wording.ts";

/** Search engines show about sixty letters; a longer title may be cut. */
const shownLetters = 60;

function fits(title: string, wanted: string): boolean {
  const said = new Set(wordsOf(title));
  if (wordsOf(wanted).every((word) => said.has(word)) && plain(wanted) !== "") return true;
  if (plain(title) === plain(wanted)) return true;
  return wanted.length > shownLetters && plain(title).length > 10 && plain(wanted).startsWith(plain(title));
}

export const titles: Rule<"title"> = {
  id: "title",
  promises: "Every page has one title, and it says what the spec gives the page as its title.",
  check: ({ pages }) =>
    pages.flatMap((page) => {
      const found = withTag(page, "title").filter(({ parent }) => parent?.tag !== "svg");
      const [title] = found;
      const text = title ? collapsed(rawText(title)) : "";
      const at = { file: page.path, line: title?.line ?? 1 };
      if (text === "") return [{ ...at, message: "The page has no title." }];
      if (found.length > 1) return [{ ...at, message: "The page has more than one title." }];
      const wanted = page.planned?.title ?? "";
      return page.planned === null || fits(text, wanted)
        ? []
        : [{ ...at, message: `The title is “${text}”; the spec says “${wanted}”.` }];
    }),
};
