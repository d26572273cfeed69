import type { Spec } from "../../spec/schema.ts";
import { wordCount } from "../../text/word-count.ts";
import type { Finding, Rule } from "../rule.ts";
import { givenWords } from "../site/given.ts";
import { attribute, type Element, textOf } from "../site/html/element.ts";
import { textsOn } from "../site/page-texts.ts";
import type { Page, Site } from "../site/site.ts";
import { plain } from "../site/wording.ts";

// A space is part of a number only between groups of three digits: '5 900'.
const number = String.raw`(?:(?<![\d.,’'])\d{1,3}(?:\s\d{3}){1,3}(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d[\d.,’']*)`;
const numbers = new RegExp(number, "g");
const sum = new RegExp(
  String.raw`(?:[€$£¥]|\b(?:EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|AUD|CAD)\b)\s?(${number})|(${number})\s?(?:[€£¥]|\b(?:EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|euros?|dollars?|pounds?|francs?|kr)\b|zł)`,
  "gi",
);

/** An amount without separators and without `.00`. */
const amount = (text: string): string =>
  text
    .replace(/[.,](?:\d{2})?[.,]*$/, (cents) =>
      cents
        .replace(/[.,]*$/, "")
        .replace(/[.,]00$/, "")
        .replace(/[.,]/, "p"),
    )
    .replace(/[.,’'\s]/g, "")
    .replace(/^0+(?=\d)/, "");

const amountsIn = (text: string): Set<string> =>
  new Set([...text.matchAll(numbers)].map(([number]) => amount(number)));

const isData = ({ tag }: Element): boolean => tag === "script";

function pricesOn(page: Page, given: ReadonlySet<string>): Finding[] {
  return textsOn(page).flatMap(({ text, line, element }) => {
    const data = isData(element)
      ? [...text.matchAll(/"(?:price|lowPrice|highPrice)"\s*:\s*"?(\d[\d.,]*)/g)]
      : [...text.matchAll(sum)];
    return data
      .filter(
        ([, before, after]) =>
          !given.has(amount(before ?? after ?? "")) && amount(before ?? after ?? "") !== "0",
      )
      .map(([price]) => ({
        file: page.path,
        line,
        message: `The client gave no such price: “${price.trim()}”. Print only given prices, or mark the gap.`,
      }));
  });
}

export const inventedPrices: Rule<"invented-price"> = {
  id: "invented-price",
  promises: "No page names a price that the client did not give.",
  check: (site, spec) => {
    const given = amountsIn(givenWords(site, spec));
    return site.pages.flatMap((page) => pricesOn(page, given));
  },
};

const quoted = /^[“"„«»‚‘'](.{20,})[”"“»«’']/u;
const stars = /[★⭐]{3,}|\b[3-5][.,]\d\s?\/\s?5\b|\b[3-5](?:[.,]\d)?\s?(?:out of 5|von 5|stars?\b|Sterne\b)/i;

/** Quotations: elements for quotations, and texts in quotation marks. */
function quotationsOn(page: Page): { text: string; line: number }[] {
  const marked = page.elements
    .filter(({ tag }) => tag === "blockquote" || tag === "q")
    .map((element) => ({
      text: textOf(element).replace(/[—–-]\s?[^—–]{0,60}$/, ""),
      line: element.line,
    }));
  const written = textsOn(page).flatMap(({ text, line, element, isSeen }) => {
    const inner = isSeen && element.tag !== "blockquote" ? quoted.exec(text)?.[1] : undefined;
    return inner === undefined || wordCount(inner) < 5 ? [] : [{ text: inner, line }];
  });
  return [...marked, ...written];
}

const isSaid = (text: string, said: string): boolean => {
  if (plain(text) !== "" && said.includes(plain(text))) return true;
  const sentences = text
    .split(/(?<=[.!?])\s+/)
    .map(plain)
    .filter((one) => one.length > 3);
  return sentences.length > 0 && sentences.every((one) => said.includes(one));
};

/** A quotation that is still a placeholder. */
const waits = (text: string): boolean =>
  plain(text) === "" || /to be written|needs clarification/i.test(text);

function checkQuotes(site: Site, spec: Spec): Finding[] {
  const said = plain(givenWords(site, spec));
  return site.pages.flatMap((page) => [
    ...quotationsOn(page)
      .filter(({ text }) => !waits(text) && !isSaid(text, said))
      .map(({ text, line }) => ({
        file: page.path,
        line,
        message: `Nobody is known to have said “${text.slice(0, 60)}”. Print only given quotations, or mark the gap.`,
      })),
    ...textsOn(page)
      .filter(
        ({ text, element }) =>
          !isData(element) && stars.test(text) && !isSaid(stars.exec(text)?.[0] ?? "", said),
      )
      .map(({ text, line, element }) => ({
        file: page.path,
        line,
        message: `The client gave no such rating: “${(attribute(element, "content") ?? text).slice(0, 60)}”.`,
      })),
  ]);
}

export const inventedQuotes: Rule<"invented-quote"> = {
  id: "invented-quote",
  promises: "No page prints a quotation, a testimonial or a rating that the client did not give.",
  check: checkQuotes,
};
