import { plate } from "./forms.ts";
import type { Line } from "./lines.ts";
import { at, box, type Drawn, inFrame, type Look } from "./shape.ts";
import type { Given } from "./trade.ts";

/** The height at which things stand in a hero drawing of 640 by 560 units. */
export const floorY = 470;

/** How far a line extends beyond the drawing, so that it reaches the edges of any frame. */
export const beyond = { from: -1400, to: 2040 } as const;

/** A part of 120 by 112 units, centered at x, standing on the floor. */
export const stand = (part: Drawn, [x, scale = 1, turn = 0]: readonly [number, number?, number?]): Drawn =>
  turn === 0
    ? at([x - 60 * scale, floorY - 112 * scale, scale], part)
    : at([x, floorY - 56 * scale, scale, turn], at([-60, -56], part));

/** A part with its upper edge at y, centered at x. */
export const place = (
  part: Drawn,
  [x, y, scale = 1, turn = 0]: readonly [number, number, number?, number?],
): Drawn => at([x, y, scale, turn], at([-60, 0], part));

// Pairs of places to the right and left; the style sheet hides a pair in a frame that is too narrow for it.
const wingPlaces = [744, -104, 950, -310];
const wingScale = 1.5;

/**
 * A hero drawing: background, the line at the floor from edge to edge, the shapes on it, and side parts that
 * are visible to the left and right if the frame is wider than the drawing.
 */
export function stage(
  {
    line,
    ground,
    wings,
    behind = [],
    plate: words = "",
  }: {
    line: Line;
    ground?: Look;
    wings: readonly Drawn[];
    behind?: readonly Drawn[];
    /** In front of the line, which may be higher than the space above the plate. */
    plate?: Drawn;
  },
  ...shapes: readonly Drawn[]
): Drawn {
  const sides = wingPlaces.map((x, index) =>
    inFrame(1 + Math.floor(index / 2), stand(wings[index] ?? "", [x, wingScale])),
  );
  const below = ground ? box(ground, [beyond.from, floorY, beyond.to - beyond.from, 900]) : "";
  return behind.join("") + below + sides.join("") + shapes.join("") + line({ ...beyond, y: floorY }) + words;
}

// Below the floor, the words of a smaller plate could not be read on a phone.
const wide = 284;
// A longer line, such as a register with its number, would be too small to read.
const longestLine = 28;
const twoLines = 64;
const lowest = 550;

/** A plate with the client's words: left, top, width, height. Below the floor it has one line, if that is short. */
export function sign(
  { plate: lines, measure }: Given,
  [x, y, w, h]: readonly [number, number, number, number],
): Drawn {
  if (lines.length === 0 || y < floorY) return plate(lines, { x, y, w, h, measure });
  const joined = lines.join(" ");
  const shown = joined.length > longestLine ? lines : [joined];
  const width = Math.max(w, lines.length > 1 ? wide * 1.35 : wide);
  const height = shown.length > 1 ? Math.max(h, twoLines) : h;
  const left = Math.min(x + (w - width) / 2, 640 - 8 - width);
  return plate(shown, { x: left, y: Math.min(y, lowest - height), w: width, h: height, measure });
}
