import { plate } from "./forms.ts";
import type { Line } from "./lines.ts";
import { at, box, type Drawn, type Look } from "./shape.ts";
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

const wingPlaces = [750, -110, 970, -330, 1190, -550];

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
  }: { line: Line; ground?: Look; wings: readonly Drawn[]; behind?: readonly Drawn[] },
  ...shapes: readonly Drawn[]
): Drawn {
  const sides = wings.map((part, index) => stand(part, [wingPlaces[index] ?? 0, 1.6]));
  const below = ground ? box(ground, [beyond.from, floorY, beyond.to - beyond.from, 900]) : "";
  return behind.join("") + below + sides.join("") + shapes.join("") + line({ ...beyond, y: floorY });
}

/** A plate with the client's words: left, top, width, height. */
export const sign = (
  { plate: lines, measure }: Given,
  [x, y, w, h]: readonly [number, number, number, number],
): Drawn => plate(lines, { x, y, w, h, measure });
