import type { Claim } from "./claim.ts";

/** Normal form for comparing texts: lower case, plain quotes, single spaces, no commas in thousands. */
const normal = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/(\d),(?=\d{3})/g, "$1")
    .replace(/\s+/g, " ")
    .trim();

/**
 * The number of words on each side of a figure that show what it is about, and the number of characters
 * searched for them.
 */
const nearWords = 6;
const nearChars = 80;
/**
 * Characters read on each side of a claim: more than `nearChars`, because normalizing shortens a text.
 */
const contextChars = 200;
const shortest = 4;
/** Words that do not show what a figure is about. */
const fillers = new Set(
  "with from that this than your their over more have has were they also into about only cost costs price prices month months year years week weeks plan plans".split(
    " ",
  ),
);

const contentWords = (text: string): string[] =>
  (text.match(/\p{L}+/gu) ?? []).filter((word) => word.length >= shortest && !fillers.has(word));

const clauseEnd = /[,;:.!?](?=\s|$)|\n/;

/** The content words around a position, within its clause: they show what a figure is about. */
const around = (text: string, { start, end }: { start: number; end: number }): string[] => [
  ...contentWords(
    text
      .slice(Math.max(0, start - nearChars), start)
      .split(clauseEnd)
      .at(-1) ?? "",
  ).slice(-nearWords),
  ...contentWords(text.slice(end, end + nearChars).split(clauseEnd)[0] ?? "").slice(0, nearWords),
];

/** The positions where a phrase occurs as whole words, not inside a longer word or number. */
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
 * Creates the check of whether the given facts contain a claim. A name or a quotation only has to occur
 * in them; a figure, a date or a superlative has to be about the same subject, so that a correct number
 * for one subject does not cover another.
 */
export function createIsGiven(facts: readonly string[]): (claim: Claim, text: string) => boolean {
  const known = facts.map(normal);
  return (claim, text) => {
    const phrase = bare(claim);
    if (phrase === "") return true;
    const needsSubject = claim.kind !== "name" && claim.kind !== "quotation";
    const near = needsSubject
      ? around(
          normal(text.slice(Math.max(0, claim.start - contextChars), claim.end + contextChars)),
          placeIn(claim, text),
        )
      : [];
    return known.some((fact) =>
      placesOf(phrase, fact).some(
        (place) => !needsSubject || around(fact, place).some((word) => near.includes(word)),
      ),
    );
  };
}

/** The position of a claim in the normal form of the text around it. */
function placeIn(claim: Claim, text: string): { start: number; end: number } {
  const start = normal(`${text.slice(Math.max(0, claim.start - contextChars), claim.start)}.`).length - 1;
  return { start, end: start + normal(claim.text).length };
}
