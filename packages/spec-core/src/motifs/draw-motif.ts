import { keyFor } from "./key-for.ts";
import { at, type Drawn, disc, lettering } from "./shape.ts";
import type { Given, Trade } from "./trade.ts";

/** The place of a drawing on the site. */
export type MotifPlace =
  | "opening"
  | "prices"
  | "contact"
  | "footer"
  /** The index of the service in its list, and the client's name for it. */
  | { readonly service: number; readonly words: string }
  /** The index of the person in the list, and their initials. */
  | { readonly person: number; readonly initials: string };

interface Sheet {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** The `preserveAspectRatio` of the drawing. */
  readonly fit: string;
  readonly drawn: Drawn;
}

const svg = ({ name, width, height, fit, drawn }: Sheet): string =>
  `<svg class="motif motif-${name}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="${fit}" aria-hidden="true" focusable="false">${drawn}</svg>`;

// A line extends to the edges of the widest place of its kind: a row of a list, a column, the footer.
const runs = {
  key: { from: -8, to: 1700 },
  column: { from: -500, to: 740 },
  footer: { from: -2400, to: 330 },
} as const;

const hook = `<path class="ml" d="M0-16V0"/>`;

interface Standing {
  readonly part: Drawn;
  readonly x: number;
  readonly scale: number;
}

/** Parts standing on the trade's line, or hanging from it. */
function onLine(
  { line, hangs }: Trade,
  { parts, floor, run }: { parts: readonly Standing[]; floor: number; run: { from: number; to: number } },
): Drawn {
  const things = parts.map(({ part, x, scale }) => {
    const left = x - 60 * scale;
    return hangs
      ? at([x, 30], hook) + at([left, 30, scale], part)
      : at([left, floor - 112 * scale, scale], part);
  });
  return things.join("") + line({ ...run, y: hangs ? 9 : floor });
}

const keySheet = (trade: Trade, part: Drawn): Sheet => ({
  name: "key",
  width: 144,
  height: 152,
  fit: "xMinYMid meet",
  drawn: onLine(trade, { parts: [{ part, x: 68, scale: 1 }], floor: 116, run: runs.key }),
});

const columnSheet = (trade: Trade, name: "prices" | "contact"): Sheet => ({
  name,
  width: 240,
  height: 232,
  fit: "xMidYMid meet",
  drawn: onLine(trade, { parts: [{ part: trade[name], x: 120, scale: 1.5 }], floor: 190, run: runs.column }),
});

const footerSheet = (trade: Trade): Sheet => ({
  name: "footer",
  width: 320,
  height: 104,
  fit: "xMaxYMid meet",
  drawn: onLine(trade, {
    parts: trade.footer.map((part, index) => ({ part, x: 262 - index * 92, scale: 0.6 })),
    floor: 76,
    run: runs.footer,
  }),
});

/** A person without a picture: large initials on the trade's line, beside an object of the trade. */
function personSheet(
  trade: Trade,
  { person, initials }: { person: number; initials: string },
  given: Given,
): Sheet {
  const floor = 262;
  const thing = trade.keys[person % trade.keys.length]?.draw ?? "";
  const letters = { x: 70, y: floor - 8, width: 104, size: 112, measure: given.measure, look: "p" as const };
  return {
    name: "person",
    width: 240,
    height: 300,
    fit: "xMidYMax slice",
    drawn:
      disc("s", [person % 2 ? 70 : 170, 118, 92]) +
      at([128, floor - 100.8, 0.9], thing) +
      trade.line({ from: -300, to: 540, y: floor }) +
      lettering(initials, letters),
  };
}

/** The drawing of a trade for a place of the site: one decorative `svg` element, colored by classes only. */
export function drawMotif(trade: Trade, place: MotifPlace, given: Given): string {
  if (typeof place === "object")
    return svg(
      "person" in place
        ? personSheet(trade, place, given)
        : keySheet(trade, given.keys?.get(place.words) ?? keyFor(trade, place)),
    );
  if (place === "footer") return svg(footerSheet(trade));
  if (place !== "opening") return svg(columnSheet(trade, place));
  return svg({
    name: "opening",
    width: 640,
    height: 560,
    fit: trade.isFromAbove ? "xMidYMid meet" : "xMidYMax meet",
    drawn: trade.opening(given),
  });
}
