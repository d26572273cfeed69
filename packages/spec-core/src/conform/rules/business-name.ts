import { notSpecified } from "../../spec/answers.ts";
import type { Spec } from "../../spec/schema.ts";
import { editDistance } from "../../text/edit-distance.ts";
import { escapeRegex } from "../../text/escape-regex.ts";
import { wordCount } from "../../text/word-count.ts";
import type { Finding, Rule } from "../rule.ts";
import { attribute, type Element, textNodes } from "../site/html/element.ts";
import { accessibleName, metaOf, roleOf } from "../site/html/semantics.ts";
import { textsOn } from "../site/page-texts.ts";
import type { Page } from "../site/site.ts";
import { plain, wordsOf } from "../site/wording.ts";

/** The names that a site may use; none if the first of them has no letter to search for. */
function namesOf({ businessInfo }: Spec): string[] {
  const names = [businessInfo.name, businessInfo.websiteName].filter((name) => name !== notSpecified);
  return plain(names[0] ?? "") === "" ? [] : names.filter((name) => plain(name) !== "");
}

function missingFrom(page: Page, names: readonly string[]): Finding[] {
  const says = (element: Element) =>
    names.some((name) => plain(accessibleName(page, element)).includes(plain(name)));
  return ["banner", "contentinfo"].flatMap((role): Finding[] => {
    const places = page.elements.filter((element) => roleOf(element) === role);
    const [place] = places;
    const where = role === "banner" ? "header" : "footer";
    return !place || places.some(says)
      ? []
      : [
          {
            file: page.path,
            line: place.line,
            message: `The ${where} does not name the business, “${names[0]}”.`,
          },
        ];
  });
}

/** Whether a word is an e-mail or web address, or a name on a network: they run words together. */
const isAddress = (word: string): boolean => /@|\/\/|^www\.|[\p{L}\p{N}-]\.\p{Ll}{2,}/u.test(word);

/** A text without its addresses, which are no misspellings of a name unless the name is an address itself. */
const withoutAddresses = (text: string, name: string): string =>
  isAddress(name)
    ? text
    : text
        .split(/\s+/)
        .filter((word) => !isAddress(word))
        .join(" ");

/** Word sequences as long as the name that differ from it by a letter or two. */
function misspelt(text: string, name: string): string | null {
  const wanted = wordsOf(name);
  const letters = wanted.join("");
  // Short names are too similar to other words for a fuzzy match.
  if (letters.length < 6) return null;
  const words = wordsOf(withoutAddresses(text, name));
  const max = letters.length >= 12 ? 2 : 1;
  for (let start = 0; start + wanted.length <= words.length; start += 1) {
    const run = words.slice(start, start + wanted.length);
    const distance = editDistance(run.join(""), letters, max);
    const isPlural = [`${letters}s`, `${letters}es`].includes(run.join(""));
    if (distance > 0 && distance <= max && !isPlural) return run.join(" ");
  }
  return null;
}

function misspellings(page: Page, names: readonly string[], said: string): Finding[] {
  const body = page.elements.find(({ tag }) => tag === "body") ?? page.root;
  const site = metaOf(page, "og:site_name");
  const texts = [
    ...textNodes(body).map(({ value, line }) => ({
      text: value,
      line: line + (/^\s*/.exec(value)?.[0].split("\n").length ?? 1) - 1,
    })),
    ...page.elements.flatMap((element) => {
      const text = attribute(element, "alt");
      return text ? [{ text, line: element.line }] : [];
    }),
    ...(site ? [{ text: attribute(site, "content") ?? "", line: site.line }] : []),
  ];
  return texts.flatMap(({ text, line }) =>
    names.flatMap((name) => {
      const wrong = misspelt(text, name);
      return wrong === null || said.includes(plain(wrong))
        ? []
        : [{ file: page.path, line, message: `“${text.trim()}” misspells the business's name, “${name}”.` }];
    }),
  );
}

/** The letters and digits of a text, in upper and lower case as they are: what is compared here is the case. */
const letters = (text: string): string => text.normalize("NFKC").replace(/[^\p{L}\p{N}]+/gu, "");

/**
 * The name in a letter case that the client did not use. Only for names of several words: a single one may be another
 * word.
 */
function inOtherCase(page: Page, names: readonly string[], said: string): Finding[] {
  const known = names.filter((name) => wordCount(name) > 1 && name.toLowerCase() !== name);
  return known.flatMap((name) => {
    const pattern = new RegExp(
      `(?<![\\w@./#-])${name.trim().split(/\s+/).map(escapeRegex).join("\\s+")}(?![\\w@/]|\\.\\w)`,
      "giu",
    );
    return textsOn(page).flatMap(({ text, line, element }) =>
      element.tag === "script"
        ? []
        : [...text.matchAll(pattern)]
            .filter(
              ([found]) =>
                !names.some((one) => letters(one).includes(letters(found))) && !said.includes(found),
            )
            .map(([found]) => ({
              file: page.path,
              line,
              message: `“${found}” is the business's name in other letters; the client writes “${name}”.`,
            })),
    );
  });
}

export const businessName: Rule<"business-name"> = {
  id: "business-name",
  promises: "Header and footer of every page name the business, and no page misspells it.",
  check: ({ pages }, spec) => {
    const names = namesOf(spec);
    if (names.length === 0) return [];
    const { description, niche, audience, competitors } = spec.businessInfo;
    const written = [
      description,
      niche,
      audience,
      competitors,
      ...spec.content.statements.map(({ text }) => text),
      ...spec.siteStructure.pages.map(({ name }) => name),
    ].join("\n");
    const said = plain(
      [
        ...names,
        description,
        niche,
        audience,
        competitors,
        ...spec.siteStructure.pages.map(({ name }) => name),
      ].join(" "),
    );
    return pages.flatMap((page) => [
      ...(page.planned ? missingFrom(page, names) : []),
      ...misspellings(page, names, said),
      ...inOtherCase(page, names, written),
    ]);
  },
};
