import { ownValue } from "../../../own-value.ts";
import { colorOf, valueParts } from "./color.ts";

/** A longhand with its value. */
export type Longhand = readonly [property: string, value: string];

const anyContext = { scheme: "light", current: { red: 0, green: 0, blue: 0, alpha: 1 } } as const;

const wide = new Set(["inherit", "initial", "unset", "revert", "revert-layer"]);

/** The parts of a value between spaces, with functions kept whole. */
export const words = (value: string): string[] => {
  const found: string[] = [];
  let word = "";
  let depth = 0;
  for (const character of value) {
    if (character === "(") depth += 1;
    if (character === ")") depth -= 1;
    if (depth === 0 && /[\s/]/.test(character)) {
      found.push(word, character.trim());
      word = "";
    } else word += character;
  }
  return [...found, word].filter((text) => text !== "");
};

/** The parts of a value between commas, with functions and strings kept whole. */
export const commaParts = (value: string): string[] =>
  (value.match(/(?:"[^"]*"|'[^']*'|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|[^,])+/g) ?? []).map((part) =>
    part.trim(),
  );

const isColor = (text: string): boolean => {
  const [node, ...rest] = valueParts(text);
  return node !== undefined && rest.length === 0 && colorOf(node, anyContext) !== null;
};

const image = /(?:gradient|url|image-set|element|cross-fade)\(/i;

/** A single small image, such as the arrow of a select: it is not behind text. */
const isMark = (layer: string): boolean =>
  /(?<![\w-])no-repeat(?![\w-])/i.test(layer) && /\/\s*\d?(?:\.\d{1,4})?r?em(?![\w-])/i.test(layer);

function background(value: string): Longhand[] {
  const layers = commaParts(value);
  const last = words(layers.at(-1) ?? "");
  const images = layers.filter((layer) => image.test(layer) && !isMark(layer));
  return [
    ["background-color", last.find(isColor) ?? "transparent"],
    ["background-image", images.length > 0 ? images.join(", ") : "none"],
  ];
}

const sizeLike =
  /^(?:[-+.\d]|(?:calc|clamp|min|max)\(|(?:xx?-)?(?:small|large)$|medium$|smaller$|larger$|xxx-large$)/i;
const isWeight = (text: string): boolean => /^(?:[1-9]\d{0,2}|1000|bold|bolder|lighter|normal)$/i.test(text);

/** CSS Fonts 4, section 2.7. */
function font(value: string): Longhand[] {
  const parts = words(value);
  const at = parts.findIndex((part) => sizeLike.test(part) && !/^[1-9]\d{0,2}(?:00)?$/.test(part));
  if (at < 0) return [];
  const hasHeight = parts[at + 1] === "/";
  const weight = parts.slice(0, at).find((part) => isWeight(part) && !/normal/i.test(part));
  return [
    ["font-weight", weight ?? "400"],
    ["font-size", parts[at] ?? ""],
    ["line-height", hasHeight ? (parts[at + 2] ?? "normal") : "normal"],
    ["font-family", parts.slice(at + (hasHeight ? 3 : 1)).join(" ")],
  ];
}

function border(value: string, name = "border"): Longhand[] {
  const parts = words(value);
  const style = parts.find((part) =>
    /^(?:none|hidden|solid|dashed|dotted|double|groove|ridge|inset|outset)$/i.test(part),
  );
  const width = parts.find((part) => /^[.\d]|^(?:thin|medium|thick)$|^(?:calc|min|max|clamp)\(/i.test(part));
  return [
    [`${name}-style`, style ?? (/^auto$/i.test(value) ? "auto" : "none")],
    [`${name}-width`, width ?? "medium"],
    [`${name}-color`, parts.find(isColor) ?? "currentcolor"],
  ];
}

function sides(value: string, names: readonly [string, string]): Longhand[] {
  const [top = "0", right = top, , left = right] = words(value);
  return [
    [names[0], left],
    [names[1], right],
  ];
}

const paddings = ["padding-left", "padding-right"] as const;

const renamed: Readonly<Record<string, string>> = {
  "max-inline-size": "max-width",
  "inline-size": "width",
  "padding-inline-start": "padding-left",
  "padding-inline-end": "padding-right",
};

/** The longhands that rules need, from a declaration whose variables are substituted. */
export function longhands(property: string, value: string): Longhand[] {
  if (wide.has(value.toLowerCase())) {
    const inner = { background: "background-color", font: "font-family", "padding-inline": "padding-left" }[
      property
    ];
    return inner
      ? [[property, value], ...longhands(inner, value)]
      : [[ownValue(renamed, property) ?? property, value]];
  }
  if (property === "background") return background(value);
  if (property === "font") return font(value);
  if (property === "border") return border(value);
  if (property === "outline") return border(value, "outline");
  if (property === "padding") return sides(value, paddings);
  if (property === "padding-inline") {
    const [start = "0", end = start] = words(value);
    return [
      [paddings[0], start],
      [paddings[1], end],
    ];
  }
  if (property === "border-radius") return [["border-radius", value]];
  return [[ownValue(renamed, property) ?? property, value]];
}
