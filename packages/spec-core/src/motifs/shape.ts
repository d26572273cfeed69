import { escapeHtml } from "../spec/html-text.ts";

/** A piece of a drawing as SVG text. Only the functions of this file create elements: client text is escaped. */
export type Drawn = string;

/**
 * What a shape is painted with: a letter of the classes in the style sheet of the motifs.
 * Filled and outlined: a main color, b second color, c paper, e a tone between, g a paler main
 * color. Filled alone: d ink, x main, y second,
 * z paper, s soft ground, m middle ground.
 * Lines alone: n ink on a shape, l on the ground, f fine on the ground, w paper on a shape.
 */
export type Look = "a" | "b" | "c" | "e" | "g" | "d" | "x" | "y" | "z" | "s" | "m" | "n" | "l" | "f" | "w";

/** A number in SVG syntax, rounded to a tenth of a unit. */
export const unit = (value: number): string => String(Math.round(value * 10) / 10);

export const path = (look: Look, d: string): Drawn => `<path class="m${look}" d="${d}"/>`;

/** A circle at x and y. */
export const disc = (look: Look, [x, y, r]: readonly [number, number, number]): Drawn =>
  `<circle class="m${look}" cx="${unit(x)}" cy="${unit(y)}" r="${unit(r)}"/>`;

/** An ellipse at x and y with its two radii. */
export const oval = (look: Look, [x, y, rx, ry]: readonly [number, number, number, number]): Drawn =>
  `<ellipse class="m${look}" cx="${unit(x)}" cy="${unit(y)}" rx="${unit(rx)}" ry="${unit(ry)}"/>`;

/** A rectangle: left, top, width, height and the radius of its corners. */
export const box = (
  look: Look,
  [x, y, w, h, r = 0]: readonly [number, number, number, number, number?],
): Drawn =>
  `<rect class="m${look}" x="${unit(x)}" y="${unit(y)}" width="${unit(w)}" height="${unit(h)}"${r ? ` rx="${unit(r)}"` : ""}/>`;

/** Shapes moved to x and y, scaled and rotated (in degrees, clockwise) about that point. */
export const at = (
  [x, y, scale = 1, turn = 0]: readonly [number, number, number?, number?],
  ...shapes: readonly Drawn[]
): Drawn =>
  `<g transform="translate(${unit(x)} ${unit(y)})${turn ? ` rotate(${unit(turn)})` : ""}${scale === 1 ? "" : ` scale(${Math.round(scale * 100) / 100})`}">${shapes.join("")}</g>`;

/** Shapes beside a hero drawing, shown in frames that are wide enough for the first or second pair of them. */
export const inFrame = (pair: number, shapes: Drawn): Drawn => `<g class="mo${pair}">${shapes}</g>`;

/** A line whose width scales with the drawing; dashed if wanted. */
export const band = (
  look: Look,
  line: { d: string; width: number; dash?: string; isRound?: boolean },
): Drawn =>
  `<path class="mq m${look}" d="${line.d}" stroke-width="${unit(line.width)}"${line.dash ? ` stroke-dasharray="${line.dash}"` : ""}${line.isRound ? ' stroke-linecap="round"' : ""}/>`;

/** A tube seen from the side: a dark edge, its color, a highlight along the middle. */
export const tube = (look: "a" | "b" | "c" | "e", { d, width }: { d: string; width: number }): Drawn =>
  `<path class="mq mn" d="${d}" stroke-width="${unit(width + Math.max(4, width / 5))}"/><path class="mq m${look}" d="${d}" stroke-width="${unit(width)}"/><path class="mq mw" d="${d}" stroke-width="${unit(width / 5)}"/>`;

/** The width of a text at font size 1. */
export type Measure = (text: string) => number;

/** A line of text, centered at x on the base line y, as large as fits into `width`, at most `size`. */
export function lettering(
  text: string,
  {
    x,
    y,
    width,
    size,
    measure,
    look = "t",
  }: { x: number; y: number; width: number; size: number; measure: Measure; look?: "t" | "d" | "i" | "p" },
): Drawn {
  const fitting = Math.min(size, width / Math.max(measure(text), 0.3));
  return `<text class="m${look}" x="${unit(x)}" y="${unit(y)}" font-size="${unit(fitting)}" text-anchor="middle">${escapeHtml(text)}</text>`;
}
