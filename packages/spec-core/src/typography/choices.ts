import { findFont } from "./font-catalog.ts";
import { type FontRole, type FontWeight, fontWeights } from "./fonts.ts";

/** An entry of a picker: the stored value and its label. */
export type Choice<Value extends string = string> = { readonly value: Value; readonly label: string };

/** The weights to choose from. */
export const weightChoices = [
  { value: "300", label: "Light" },
  { value: "400", label: "Regular" },
  { value: "700", label: "Bold" },
] as const satisfies readonly Choice<FontWeight>[];

/** The sizes to choose from for each text role. */
export const sizeChoices: Readonly<Record<FontRole, readonly Choice[]>> = {
  h1: sizes(["2rem", "2.5rem", "3rem"]),
  h2: sizes(["1.5rem", "1.75rem", "2rem"]),
  h3: sizes(["1.25rem", "1.5rem", "1.75rem"]),
  body: sizes(["0.875rem", "1rem", "1.125rem"]),
};

function sizes([small, medium, large]: readonly [string, string, string]): readonly Choice[] {
  return [
    { value: small, label: "Small" },
    { value: medium, label: "Medium" },
    { value: large, label: "Large" },
  ];
}

/** The entries of a size picker: the sizes to choose from and, in order, a current size that is not among them. */
export function sizeOptions(role: FontRole, current: string): readonly Choice[] {
  return withCurrent(sizeChoices[role], { value: current, label: "Current" });
}

/** The label of each weight. */
export const weightNames: Readonly<Record<FontWeight, string>> = {
  "100": "Thin",
  "200": "Extra Light",
  "300": "Light",
  "400": "Regular",
  "500": "Medium",
  "600": "Semi Bold",
  "700": "Bold",
  "800": "Extra Bold",
  "900": "Black",
};

/**
 * The entries of a weight picker: the weights to choose from that the family has (all of them for a family that
 * is not in the catalog; the family's own if it has none of them) and, in order, a current weight that is not
 * among them.
 */
export function weightOptions(family: string, current: FontWeight): readonly Choice<FontWeight>[] {
  const shipped = findFont(family)?.weights ?? fontWeights;
  const offered = weightChoices.filter((choice) => shipped.includes(choice.value));
  const choices = offered.length > 0 ? offered : shipped.map(weightChoice);
  return withCurrent(choices, weightChoice(current));
}

function weightChoice(value: FontWeight): Choice<FontWeight> {
  return { value, label: weightNames[value] };
}

function withCurrent<Value extends string>(
  choices: readonly Choice<Value>[],
  current: Choice<Value>,
): readonly Choice<Value>[] {
  if (choices.some((choice) => choice.value === current.value)) return choices;
  return [...choices, current].sort((a, b) => Number.parseFloat(a.value) - Number.parseFloat(b.value));
}
