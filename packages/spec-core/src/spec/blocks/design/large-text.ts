import { matches } from "../../../content/regex-prefilter/prefiltered-match.ts";
import type { Fonts } from "../../../typography/fonts.ts";
import { largeTextRem } from "../../data/design-rules.ts";
import { largeText, notLarge, onePart, tradeInLetters, weakEyes } from "../../data/large-text-words.ts";

/** A sentence by the client and its kind. */
interface Said {
  readonly text: string;
  readonly kind: "fact" | "wish" | "private" | "unsure";
}

const clauseEnd = /[.,;:!?()–]+/u;

const asksInClause = (clause: string): boolean =>
  largeText.test(clause) && !notLarge.test(clause) && !onePart.test(clause) && !tradeInLetters.test(clause);

const asks = ({ text, kind }: Said): boolean =>
  kind !== "fact" &&
  ((kind === "wish" && matches(weakEyes, text)) ||
    (matches(largeText, text) && text.split(clauseEnd).some(asksInClause)));

/** The client's sentences that ask for large text throughout the site. */
export const largeTextWishes = (statements: readonly Said[]): string[] =>
  statements.filter(asks).map(({ text }) => text);

// Font sizes are limited to two digits before the decimal point.
const mostRem = 99;

const grown = (size: string): string =>
  `${Math.min(mostRem, Math.round(Number.parseFloat(size) * largeTextRem * 10_000) / 10_000)}rem`;

/** The fonts with all sizes raised so that body text is large; unchanged if it already is. */
export function inLargeText(fonts: Fonts): Fonts {
  if (Number.parseFloat(fonts.bodySize) >= largeTextRem) return fonts;
  return {
    ...fonts,
    h1Size: grown(fonts.h1Size),
    h2Size: grown(fonts.h2Size),
    h3Size: grown(fonts.h3Size),
    bodySize: `${largeTextRem}rem`,
  };
}
