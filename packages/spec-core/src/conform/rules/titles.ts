import { notSpecified } from "../../spec/answers.ts";
import type { Spec } from "../../spec/schema.ts";
import { oneLine } from "../../text/one-line.ts";
import type { Rule } from "../rule.ts";
import { rawText } from "../site/html/element.ts";
import { withTag } from "../site/html/semantics.ts";
import { plain, wordsOf } from "../site/wording.ts";
import { isAbout } from "./page-topics.ts";

type SpecPage = Spec["siteStructure"]["pages"][number];

/** Search engines show about sixty characters; a longer title may be cut. */
const shownLetters = 60;

function says(title: string, wanted: string): boolean {
  const said = new Set(wordsOf(title));
  if (wordsOf(wanted).every((word) => said.has(word)) && plain(wanted) !== "") return true;
  if (plain(title) === plain(wanted)) return true;
  return wanted.length > shownLetters && plain(title).length > 10 && plain(wanted).startsWith(plain(title));
}

/** A different title is fine if it names the business, is about its page and names no other page. */
function isBetter(title: string, page: SpecPage, spec: Spec): boolean {
  const { name, websiteName } = spec.businessInfo;
  const own = [name, websiteName].find(
    (one) => one !== notSpecified && plain(one) !== "" && plain(title).includes(plain(one)),
  );
  if (own === undefined || title.length > shownLetters + 10) return false;
  const business = new Set(wordsOf(own));
  const rest = wordsOf(title)
    .filter((word) => !business.has(word))
    .join(" ");
  const others = spec.siteStructure.pages.filter((other) => other !== page && other.path !== "/");
  if (others.some((other) => plain(other.name) === plain(rest))) return false;
  return rest !== "" && (page.path === "/" || isAbout(rest, { page, rest: "", spec }));
}

export const titles: Rule<"title"> = {
  id: "title",
  promises: "Every page has one title, and it says what the spec gives the page as its title, or better.",
  check: ({ pages }, spec) =>
    pages.flatMap((page) => {
      const found = withTag(page, "title").filter(({ parent }) => parent?.tag !== "svg");
      const [title] = found;
      const text = title ? oneLine(rawText(title)) : "";
      const at = { file: page.path, line: title?.line ?? 1 };
      if (text === "") return [{ ...at, message: "The page has no title." }];
      if (found.length > 1) return [{ ...at, message: "The page has more than one title." }];
      const { planned } = page;
      const wanted = planned?.title ?? "";
      return planned === null || says(text, wanted) || isBetter(text, planned, spec)
        ? []
        : [{ ...at, message: `The title is “${text}”; the spec says “${wanted}”.` }];
    }),
};
