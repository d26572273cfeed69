import { band, box, type Drawn, disc, type Look, lettering, type Measure, path, unit } from "./shape.ts";

const point = (x: number, y: number): string => `${unit(x)} ${unit(y)}`;

/** A round outline of bumps: the crown of a tree, a cloud, foam. */
export function crown(
  look: Look,
  { x, y, rx, ry, bumps }: { x: number; y: number; rx: number; ry: number; bumps: number },
): Drawn {
  const corner = (index: number): string => {
    const angle = (2 * Math.PI * index) / bumps;
    const reach = index % 2 ? 1 : 0.94;
    return point(x + rx * reach * Math.cos(angle), y + ry * reach * Math.sin(angle));
  };
  const chord = ((rx + ry) / 2) * Math.sin(Math.PI / bumps) * 1.12;
  const arcs = Array.from(
    { length: bumps },
    (_, index) => `A${point(chord, chord)} 0 0 1 ${corner(index + 1)}`,
  );
  return path(look, `M${corner(0)}${arcs.join("")}Z`);
}

/** Ticks around a circle: the scale of a dial. */
export const ticks = (
  look: Look,
  { x, y, r, count, length = 8 }: { x: number; y: number; r: number; count: number; length?: number },
): Drawn => {
  const step = (2 * Math.PI * r) / count;
  return band(look, {
    d: `M${point(x, y - r)}a${unit(r)} ${unit(r)} 0 1 1-.1 0`,
    width: length,
    dash: `2 ${(step - 2).toFixed(2)}`,
  });
};

/** Lines that look like illegible writing: left, top, width, and how many. */
export const writing = ([x, y, width, count]: readonly [number, number, number, number]): Drawn =>
  path(
    "n",
    Array.from(
      { length: count },
      (_, line) => `M${unit(x)} ${unit(y + line * 10)}h${unit(line === count - 1 ? width * 0.6 : width)}`,
    ).join(""),
  );

/** A leaf with its rib, from its stalk at 0, 0 upward; `length` units long. */
export const leaf = (look: Look, length = 40): Drawn =>
  path(
    look,
    `M0 0C${unit(-length * 0.46)} ${unit(-length * 0.3)} ${unit(-length * 0.34)} ${unit(-length * 0.8)} 0 ${unit(-length)}C${unit(length * 0.34)} ${unit(-length * 0.8)} ${unit(length * 0.46)} ${unit(-length * 0.3)} 0 0Z`,
  ) + path("n", `M0 ${unit(length * 0.16)}V${unit(-length * 0.66)}`);

/** A drop, its tip at 0, 0. */
export const drop = (look: Look, size = 16): Drawn =>
  path(
    look,
    `M0 0c${unit(size * 0.4)} ${unit(size * 0.55)} ${unit(size * 0.55)} ${unit(size * 0.75)} ${unit(size * 0.55)} ${unit(size)}a${unit(size * 0.55)} ${unit(size * 0.55)} 0 0 1-${unit(size * 1.1)} 0c0-${unit(size * 0.25)} ${unit(size * 0.15)}-${unit(size * 0.45)} ${unit(size * 0.55)}-${unit(size)}Z`,
  );

/** A screwed plate with one or two lines of text; nothing if there are none. */
export function plate(
  lines: readonly string[],
  { x, y, w, h, measure }: { x: number; y: number; w: number; h: number; measure: Measure },
): Drawn {
  const [first, second] = lines;
  if (first === undefined) return "";
  const write = (text: string, row: { base: number; size: number }): Drawn =>
    lettering(text, { x: x + w / 2, y: y + h * row.base, width: w - 44, size: h * row.size, measure });
  const screws = [x + 12, x + w - 12].flatMap((left) =>
    [y + 12, y + h - 12].map((top) => disc("d", [left, top, 3])),
  );
  return (
    box("b", [x, y, w, h, 8]) +
    screws.join("") +
    (second === undefined
      ? write(first, { base: 0.64, size: 0.42 })
      : write(first, { base: 0.42, size: 0.28 }) + write(second, { base: 0.8, size: 0.36 }))
  );
}
