import * as lines from "./lines.ts";
import { ledgerBook } from "./parts/desk.ts";
import { envelope } from "./parts/greeting.ts";
import { at, band, box, type Drawn, disc, lettering, path } from "./shape.ts";
import { beyond, sign } from "./stage.ts";
import type { Given, Trade } from "./trade.ts";

const sheet = (heights: readonly number[]): Drawn =>
  path("f", heights.map((y) => `M${beyond.from} ${y}H${beyond.to}`).join(""));

// Without its article: 'A meal' and 'A week of meals' differ in the words after it.
const article = /^(?:an?|the|der|die|das|ein|eine|le|la|les|un|une|el|los|las|il|lo) (?=\S)/iu;

const beginning = (text: string, length: number): string => {
  const [first = "·", ...rest] = [...text.trim().replace(article, "")].slice(0, length);
  return first.toUpperCase() + rest.join("").trimEnd();
};

const mostLetters = 3;

/**
 * The first letter of a service, large, as in a type specimen; more letters where another service begins with it too.
 */
const letterKey = (text: string, others: readonly string[], { measure }: Given): Drawn => {
  const isShared = (length: number): boolean =>
    others.some((other) => other !== text && beginning(other, length) === beginning(text, length));
  const length = [1, 2].find((each) => !isShared(each)) ?? mostLetters;
  return (
    disc("y", [104, 101, 9]) +
    lettering(beginning(text, length), { x: 50, y: 110, width: 88, size: 124, measure, look: "p" }) +
    path("f", "M0 20H120M0 110H120")
  );
};

/** The initials as in a type design: on guide lines, with construction circle and measures. */
function opening(given: Given): Drawn {
  const width = 470;
  const size = Math.min(430, width / Math.max(given.measure(given.initials), 0.5));
  const base = 400;
  const cap = base - size * 0.72;
  return (
    sheet([cap, base - size * 0.5, base, base + size * 0.2]) +
    disc("s", [430, base - size * 0.36, Math.max(150, size * 0.5)]) +
    disc("y", [596, base - 27, 27]) +
    lettering(given.initials, { x: 310, y: base, width, size, measure: given.measure, look: "p" }) +
    band("l", { d: `M34 ${cap}V${base}`, width: 2.4 }) +
    band("l", { d: `M24 ${cap}H44M24 ${base}H44`, width: 2.4 }) +
    [-430, 1070].map((x) => disc("s", [x, 240, 120]) + disc("n", [x, 240, 120])).join("") +
    box("e", [beyond.from, 486, 3440, 8]) +
    sign(given, [196, 500, 248, 54])
  );
}

/** The drawings for a trade without its own: letters on a ruled sheet, for a service among others. */
export function typographic(given: Given, service: string, others: readonly string[] = []): Trade {
  const monogram = lettering(given.initials, {
    x: 60,
    y: 92,
    width: 100,
    size: 90,
    measure: given.measure,
    look: "p",
  });
  const seal =
    path("l", "M60 2a54 54 0 1 1-.1 0M60 10a46 46 0 1 1-.1 0") + at([60, 56, 0.62], at([-60, -58], monogram));
  return {
    id: "letters",
    industry: "General Business",
    line: lines.ledger,
    opening,
    keys: [{ words: "", draw: letterKey(service, others, given) }],
    prices: ledgerBook,
    contact: envelope,
    footer: [seal],
  };
}
