import { memoPerPair } from "../../memo.ts";
import { type ColorContext, colorOf, over, parseColor, type Rgba, valueParts } from "./css/color.ts";
import type { Value } from "./css/variables.ts";
import type { Element } from "./html/element.ts";
import { isShown } from "./shown.ts";
import type { View } from "./view.ts";

/** A color on the page and the value it was computed from. */
export interface Paint {
  readonly color: Rgba;
  readonly value: Value;
  /** The color is a mixture or partly transparent. */
  readonly isMixed: boolean;
}

/** A visible text. */
export interface Painted {
  readonly element: Element;
  readonly text: string;
  readonly line: number;
  /** Null if the color cannot be computed. */
  readonly ink: Paint | null;
  /** The background colors; none if there is a picture, or a color that cannot be computed. */
  readonly grounds: readonly Paint[];
  readonly sizePx: number;
  readonly weight: number;
  readonly family: Value | null;
}

const mixes = /color-mix\(|\bfrom\b/i;

const isMixture = (color: Rgba, { text }: Value): boolean => color.alpha < 1 || mixes.test(text);

const browsers = (text: string, color: Rgba): Paint => ({
  color,
  value: { text, places: [] },
  isMixed: false,
});

const gray = (channel: number): Rgba => ({ red: channel, green: channel, blue: channel, alpha: 1 });

/** The color of an element's text; null if it cannot be computed. */
export const inkOf: (element: Element, view: View) => Paint | null = memoPerPair(
  (element: Element, view: View): Paint | null => {
    const value = view.style(element).get("color");
    if (value === null) return browsers("canvastext", gray(0));
    if (/^currentcolor$/i.test(value.text)) return element.parent ? inkOf(element.parent, view) : null;
    const color = parseColor(value.text, { scheme: view.theme.mode, current: null });
    return color && { color, value, isMixed: isMixture(color, value) };
  },
);

/** The colors in a gradient; null for any other image. */
function gradientColors(image: string, context: ColorContext): Rgba[] | null {
  if (!/gradient\(/i.test(image) || /url\(/i.test(image)) return null;
  return valueParts(image).flatMap((node) =>
    node.type === "Function" ? node.children.toArray().flatMap((child) => colorOf(child, context) ?? []) : [],
  );
}

/** The background that an element itself paints; null if it cannot be computed. */
function layerOf(element: Element, view: View): Paint[] | null {
  const style = view.style(element);
  const context = { scheme: view.theme.mode, current: inkOf(element, view)?.color ?? null };
  const image = style.get("background-image");
  if (image && image.text !== "none" && image.text !== "") {
    const colors = gradientColors(image.text, context) ?? [];
    return colors.length === 0 ? null : colors.map((color) => ({ color, value: image, isMixed: true }));
  }
  const value = style.get("background-color");
  if (value === null || /^(?:none|0|initial)$/.test(value.text)) return [];
  const color = parseColor(value.text, context);
  if (color?.alpha === 0) return [];
  return color && [{ color, value, isMixed: isMixture(color, value) }];
}

function canvas(root: Element, view: View): Paint {
  const schemes = view.style(root).get("color-scheme")?.text ?? "";
  return browsers("canvas", gray(view.theme.mode === "dark" && schemes.includes("dark") ? 18 : 255));
}

/** The colors behind an element's content, the page's own included; none if they cannot be computed. */
export const groundsOf: (element: Element, view: View) => readonly Paint[] = memoPerPair(
  (element: Element, view: View): readonly Paint[] => {
    const layer = layerOf(element, view);
    if (layer === null) return [];
    const [only] = layer;
    const isOpaque = only !== undefined && (layer.length > 1 || only.color.alpha === 1);
    if (isOpaque) return layer;
    const below = element.parent ? groundsOf(element.parent, view) : [canvas(element, view)];
    if (!only) return below;
    return below.map((ground) => ({
      color: over(only.color, ground.color),
      value: only.value,
      isMixed: true,
    }));
  },
);

const weightOf = (text: string): number => {
  if (/^bold(?:er)?$/i.test(text)) return 700;
  return /^lighter$/i.test(text) ? 300 : Number(text) || 400;
};

const opacityOf: (element: Element, view: View) => number = memoPerPair(
  (element: Element, view: View): number => {
    const text = view.style(element).get("opacity")?.text ?? "1";
    const own = text.endsWith("%") ? Number.parseFloat(text) / 100 : Number.parseFloat(text);
    return (Number.isNaN(own) ? 1 : own) * (element.parent ? opacityOf(element.parent, view) : 1);
  },
);

function faded(ink: Paint | null, opacity: number): Paint | null {
  if (ink === null || opacity === 1) return ink;
  return { ...ink, color: { ...ink.color, alpha: ink.color.alpha * opacity }, isMixed: true };
}

const pushed = new Set(["submit", "button", "reset"]);

function ownWords({ tag, attributes, children }: Element): string {
  if (tag === "input")
    return pushed.has(attributes.get("type") ?? "") ? (attributes.get("value") ?? "").trim() : "";
  const own = children.find((child) => child.kind === "text" && child.value.trim() !== "");
  return own?.kind === "text" ? own.value.trim() : "";
}

/** The visible words of an element's own text nodes; null if there are none. */
export function paintedText(element: Element, view: View): Painted | null {
  const words = ownWords(element);
  if (words === "" || !isShown(element, view)) return null;
  const opacity = opacityOf(element, view);
  // Fully transparent text is animated in later or is not meant to be read.
  if (opacity === 0) return null;
  const style = view.style(element);
  return {
    element,
    text: words,
    line: element.line,
    ink: faded(inkOf(element, view), opacity),
    grounds: groundsOf(element, view),
    sizePx: style.fontSizePx,
    weight: weightOf(style.get("font-weight")?.text ?? "400"),
    family: style.get("font-family"),
  };
}
