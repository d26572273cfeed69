import { expect, it } from "vitest";
import { seededRandom } from "../random/seeded-random.ts";
import { drawMotif, type MotifPlace } from "./draw-motif.ts";
import type { Given } from "./trade.ts";
import { trades } from "./trades/all-trades.ts";

const given: Given = {
  plate: ["round Leeds", "since 2009"],
  initials: "OP",
  measure: (text) => text.length * 0.6,
  random: seededRandom("paths"),
};

const places: readonly MotifPlace[] = [
  "opening",
  "prices",
  "contact",
  "footer",
  ...Array.from({ length: 9 }, (_, service) => ({ service, words: "Repairs" })),
];

const number = /[ ,]*[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?/y;
const flag = /[ ,]*[01]/y;
/** What follows each command of path data (SVG 2, section 9.3.9). */
const following: Readonly<Record<string, readonly RegExp[]>> = {
  Z: [],
  H: [number],
  V: [number],
  M: [number, number],
  L: [number, number],
  T: [number, number],
  S: [number, number, number, number],
  Q: [number, number, number, number],
  C: [number, number, number, number, number, number],
  A: [number, number, number, flag, flag, number, number],
};

/** Whether the arguments of a command are whole: read from the left, as a browser does, none is left over. */
function isWhole(command: string, given: string): boolean {
  const wanted = following[command.toUpperCase()];
  const text = given.trimEnd();
  if (!wanted) return false;
  let at = 0;
  do
    for (const part of wanted) {
      part.lastIndex = at;
      if (!part.test(text)) return false;
      at = part.lastIndex;
    }
  while (at < text.length && wanted.length > 0);
  return at === text.length;
}

const isPath = (d: string): boolean =>
  [...d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)].every(([, command = "", given = ""]) => isWhole(command, given));

it("C-36.140 every path of every drawing is whole: a browser draws none that lacks a number", () => {
  const paths = trades.flatMap((trade) =>
    places.flatMap((place) =>
      [...drawMotif(trade, place, given).matchAll(/ d="([^"]*)"/g)].map(([, d = ""]) => `${trade.id}: ${d}`),
    ),
  );
  expect(paths.length).toBeGreaterThan(300);
  expect([...new Set(paths)].filter((path) => !isPath(path.slice(path.indexOf(": ") + 2)))).toEqual([]);
});
