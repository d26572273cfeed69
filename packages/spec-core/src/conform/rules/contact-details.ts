import { readHours } from "../../content/facts/hours/read-hours.ts";
import { isAnswered, notSpecified } from "../../spec/answers.ts";
import type { Spec } from "../../spec/schema.ts";
import type { Finding, Rule } from "../rule.ts";
import { givenWords } from "../site/given.ts";
import { attribute, attributeLine, textNodes, textOf } from "../site/html/element.ts";
import { isHiddenByMarkup, linksOf } from "../site/html/semantics.ts";
import type { Page, Site } from "../site/site.ts";
import { plain } from "../site/wording.ts";

/** A detail on a page that must come from the client. */
export interface Detail {
  readonly kind: "phone" | "e-mail" | "address" | "hours";
  readonly text: string;
  readonly line: number;
}

const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const phone =
  /(?<![\w.,/-])(?:\+|00|\(|0)[\d(][\d\s()./-]{6,18}\d(?![\w-])|(?<![\w.,/-])\d{3}[-. ]\d{3}[-. ]\d{4}(?![\w-])|(?<![\w.,/-])555[-. ]\d{4}(?![\w-])/g;
const street =
  /\b\d{1,5}[a-z]?,? (?:[A-Z][\w.'-]*\s){1,4}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Boulevard|Blvd|Drive|Dr|Square|Sq|Place|Pl|Court|Ct|Way|Row|Terrace|Close|Crescent|Quay|Yard|Parade)\b|\b[A-ZÄÖÜ][\wäöüß-]*(?:straße|strasse|str\.|gasse|weg|platz|allee) \d{1,4}[a-z]?\b|\b(?:rue|via|calle|avenue|plaza) [A-ZÀ-Ý]\w+[, ]+\d{1,4}\b/g;
const hours =
  /\b(?:mon|tue|wed|thu|fri|sat|sun)(?:day|sday|nesday|rsday|urday)?s?\b[^.\n]{0,30}\b\d{1,2}(?:[:.]\d{2})?\s*(?:am|pm|h|uhr|[-–—])/gi;

const patterns: readonly (readonly [Detail["kind"], RegExp])[] = [
  ["e-mail", email],
  ["phone", phone],
  ["address", street],
  ["hours", hours],
];

// The year of a copyright line is not a house number: '© 2026 Zahnarztpraxis Dr. Wald'.
const copyrightYear = /(?:©|\(c\)|copyright) {0,3}\d{4}(?:[-–]\d{4})?/giu;

const newLines = (text: string): number => text.split("\n").length - 1;

/** The contact details in a page's text and links. */
export function detailsOn(page: Page): Detail[] {
  const body = page.elements.find(({ tag }) => tag === "body") ?? page.root;
  const texts = textNodes(body).map(({ value, line }) => ({
    value: value.replace(copyrightYear, "©"),
    line,
  }));
  const written = texts.flatMap(({ value, line }) =>
    patterns.flatMap(([kind, pattern]) =>
      [...value.matchAll(pattern)].map((match) => ({
        kind,
        text: kind === "hours" ? (/^[^\n]{0,200}/.exec(value.slice(match.index))?.[0] ?? match[0]) : match[0],
        line: line + newLines(value.slice(0, match.index)),
      })),
    ),
  );
  const linked = linksOf(page).flatMap((link): Detail[] => {
    const [, scheme, rest = ""] =
      /^(mailto|tel|sms|whatsapp):([^?]*)/i.exec(attribute(link, "href")?.trim() ?? "") ?? [];
    if (scheme === undefined || rest === "") return [];
    return [
      { kind: /mail/i.test(scheme) ? "e-mail" : "phone", text: rest, line: attributeLine(link, "href") },
    ];
  });
  const forms = page.elements.flatMap((form): Detail[] => {
    const [, to] = /^mailto:([^?]+)/i.exec(attribute(form, "action") ?? "") ?? [];
    return to && form.tag === "form" ? [{ kind: "e-mail", text: to, line: form.line }] : [];
  });
  return [...written, ...linked, ...forms];
}

const digits = (text: string): string => text.replace(/\D/g, "");

/** Whether a text states the client's opening hours, in any wording and for any of the days. */
function areGivenHours(text: string, said: string): boolean {
  const given = said.split("\n").flatMap((row) => readHours(row));
  const wanted = readHours(text);
  return (
    wanted.length > 0 &&
    wanted.every(({ days, opens, closes }) =>
      days.every((day) =>
        given.some((one) => one.days.includes(day) && one.opens === opens && one.closes === closes),
      ),
    )
  );
}

/** Whether the client gave a detail, in any spacing; a number may have a country code in front. */
export function isGiven({ kind, text }: Pick<Detail, "kind" | "text">, said: string): boolean {
  if (kind === "hours" && areGivenHours(text, said)) return true;
  if (kind !== "phone") return plain(said).includes(plain(text));
  const number = digits(text).replace(/^0+/, "");
  return number.length >= 5 && said.split("\n").some((row) => digits(row).includes(number.slice(-9)));
}

export const nothingInvented: Rule<"invented"> = {
  id: "invented",
  promises:
    "No page gives a phone number, e-mail or postal address or opening hours that the client did not give.",
  check: (site, spec) => {
    const said = givenWords(site, spec);
    return site.pages.flatMap((page) =>
      detailsOn(page)
        .filter((detail) => !isGiven(detail, said))
        .map(({ kind, text, line }) => ({
          file: page.path,
          line,
          message: `The client gave no such ${kind}: “${text}”.`,
        })),
    );
  },
};

/** The parts of the given details that a page must show: each of their lines or clauses. */
const wantedDetails = (spec: Spec): string[] =>
  spec.businessInfo.contactDetails
    .split(/[\n;|]+/)
    .map((part) => part.trim())
    .filter(
      (part) => part !== notSpecified && plain(part) !== "" && isAnswered(part.replace(/^[\w -]+:/, "")),
    );

function missing({ planned, home }: Site, spec: Spec): Finding[] {
  const page = planned.find(({ page: { name } }) => /contact|kontakt/i.test(name))?.file ?? home;
  if (!page) return [];
  const body = page.elements.filter((element) => element.tag === "body" && !isHiddenByMarkup(element));
  const said = body.map(textOf).join(" ");
  const links = linksOf(page)
    .map((link) => attribute(link, "href") ?? "")
    .join("\n");
  const isThere = (part: string): boolean => {
    const number = digits(part);
    const isPhone = number.length >= 6 && number.length >= plain(part).length - 6;
    return isPhone
      ? digits(`${said} ${links}`).includes(number.replace(/^0+/, "").slice(-9))
      : plain(said).includes(plain(part));
  };
  return wantedDetails(spec)
    .filter((part) => !isThere(part))
    .map((part) => ({ file: page.path, line: 1, message: `The contact detail “${part}” is missing.` }));
}

export const contactDetails: Rule<"contact-details"> = {
  id: "contact-details",
  promises: "The contact page, or the home page, gives every contact detail of the spec.",
  check: missing,
};
