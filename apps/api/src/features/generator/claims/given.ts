import type { Claim } from "./claim.ts";

/** As texts are compared: small letters, plain quotes, single spaces, thousands without commas. */
const normal = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/(\d),(?=\d{3})/g, "$1")
    .replace(/\s+/g, " ")
    .trim();

const nearWords = 6;
const shortest = 4;
/** Words that say nothing of what a figure is about. */
const fillers = new Set(
  "with from that this than your their over more have has were they also into about only cost costs price prices month months year years week weeks plan plans".split(
    " ",
  ),
);

const contentWords = (text: string): string[] =>
  (text.match(/\p{L}+/gu) ?? []).filter((word) => word.length >= shortest && !fillers.has(word));

const clauseEnd = /[,;:.!?](?=\s|$)|\n/;

/** The words around a place, of its clause alone: what a figure is said to be about. */
const around = (text: string, { start, end }: { start: number; end: number }): string[] => [
  ...contentWords(
    text
      .slice(Math.max(0, start - 80), start)
      .split(clauseEnd)
      .at(-1) ?? "",
  ).slice(-nearWords),
  ...contentWords(text.slice(end, end + 80).split(clauseEnd)[0] ?? "").slice(0, nearWords),
];

/** Where a phrase stands whole, no part of a longer word or number. */
function placesOf(phrase: string, text: string): { start: number; end: number }[] {
  const places = [];
  for (let at = text.indexOf(phrase); at !== -1; at = text.indexOf(phrase, at + 1)) {
    const end = at + phrase.length;
    const isWhole =
      !/[\p{L}\p{N}]/u.test(text.charAt(at - 1)) &&
      !/^(?:[\p{L}\p{N}%]|[.,]\d)/u.test(text.slice(end, end + 2));
    if (isWhole) places.push({ start: at, end });
  }
  return places;
}

const bare = (claim: Claim): string => normal(claim.text).replace(/^[>"'\s]+|["'.,\s+]+$/g, "");

/**
 * Makes the question whether given facts say what a claim says. A name or a quotation is given where it stands in them; a
 * figure, a date or a superlative only where it is said of the same thing, so that a true number for one thing is no
 * excuse for another.
 */
export function createIsGiven(facts: readonly string[]): (claim: Claim, text: string) => boolean {
  const known = facts.map(normal);
  return (claim, text) => {
    const phrase = bare(claim);
    if (phrase === "") return true;
    const isAboutSame = claim.kind === "name" || claim.kind === "quotation";
    const near = isAboutSame
      ? []
      : around(normal(text.slice(Math.max(0, claim.start - 200), claim.end + 200)), placeIn(claim, text));
    return known.some((fact) =>
      placesOf(phrase, fact).some(
        (place) => isAboutSame || around(fact, place).some((word) => near.includes(word)),
      ),
    );
  };
}

/** Where a claim stands in the normal form of the text around it. */
function placeIn(claim: Claim, text: string): { start: number; end: number } {
  const start = normal(`${text.slice(Math.max(0, claim.start - 200), claim.start)}.`).length - 1;
  return { start, end: start + normal(claim.text).length };
}
