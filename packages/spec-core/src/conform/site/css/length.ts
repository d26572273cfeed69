import { ownValue } from "../../../own-value.ts";

/** The reference sizes of relative lengths, in px. */
export interface Measure {
  readonly emPx: number;
  /** The size that percentages refer to; null if unknown. */
  readonly wholePx: number | null;
  readonly viewportPx: number;
}

const heightPx = 800;

function unitPx(unit: string, { emPx, wholePx, viewportPx }: Measure): number {
  const units: Readonly<Record<string, number>> = {
    "": 1,
    px: 1,
    rem: 16,
    em: emPx,
    ch: emPx / 2,
    ex: emPx / 2,
    pt: 4 / 3,
    cm: 96 / 2.54,
    mm: 96 / 25.4,
    in: 96,
    pc: 16,
    lh: emPx * 1.5,
    rlh: 24,
  };
  const name = unit.toLowerCase();
  if (name === "%") return (wholePx ?? Number.NaN) / 100;
  if (/^[sdl]?v(?:w|i|max)$/.test(name)) return viewportPx / 100;
  if (/^[sdl]?v(?:h|b|min)$/.test(name)) return heightPx / 100;
  return ownValue(units, name) ?? Number.NaN;
}

type Token = string;

function take(tokens: Token[], measure: Measure): number {
  const token = tokens.shift() ?? "";
  const call = /^(calc|min|max|clamp|)\($/i.exec(token);
  if (call) {
    const values = [sum(tokens, measure)];
    while (tokens[0] === ",") {
      tokens.shift();
      values.push(sum(tokens, measure));
    }
    tokens.shift();
    return combine(call[1]?.toLowerCase() ?? "", values);
  }
  if (token === "-") return -take(tokens, measure);
  const [, value, unit] = /^([-+]?(?:\d*\.)?\d+(?:e[-+]?\d+)?)([a-z]*|%)$/i.exec(token) ?? [];
  return value === undefined ? Number.NaN : Number(value) * unitPx(unit ?? "", measure);
}

function combine(name: string, values: readonly number[]): number {
  const [first = Number.NaN, second = Number.NaN, third = Number.NaN] = values;
  if (name === "min") return Math.min(...values);
  if (name === "max") return Math.max(...values);
  return name === "clamp" ? Math.max(first, Math.min(second, third)) : first;
}

function product(tokens: Token[], measure: Measure): number {
  let value = take(tokens, measure);
  while (tokens[0] === "*" || tokens[0] === "/")
    value = tokens.shift() === "*" ? value * take(tokens, measure) : value / take(tokens, measure);
  return value;
}

function sum(tokens: Token[], measure: Measure): number {
  let value = product(tokens, measure);
  while (tokens[0] === "+" || tokens[0] === "-")
    value += (tokens.shift() === "+" ? 1 : -1) * product(tokens, measure);
  return value;
}

const token =
  /(?:calc|min|max|clamp)?\(|\)|,|(?<![\d.)%a-z]\s*)[-+]?(?:\d*\.)?\d+(?:e[-+]?\d+)?(?:%|[a-z]+)?|(?:\d*\.)?\d+(?:e[-+]?\d+)?(?:%|[a-z]+)?|[-+*/]|[^\s]+/gi;

/** A length or a sum of lengths in px (CSS Values 4, section 10); NaN if it cannot be computed. */
export function lengthPx(text: string, measure: Measure): number {
  const tokens = text.match(token) ?? [];
  const value = sum(tokens, measure);
  return tokens.length > 0 ? Number.NaN : value;
}
