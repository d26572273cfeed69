import { findFont } from "./font-catalog.ts";
import { type FontRole, type FontWeight, fontWeights } from "./fonts.ts";

/** An entry of a picker: the stored value and the word that is shown for it. */
export type Choice<Value extends string = string> = { readonly value: Value; readonly label: string };

/** The weights on offer. */
export const weightChoices = [
  { value: "300", label: "Light" },
  { value: "400", label: "Regular" },
  { value: "700", label: "Bold" },
] as const satisfies readonly Choice<FontWeight>[];

/** The sizes on offer for each text role. */
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

/** What a size picker shows: the sizes on offer and, in its place among them, a current size that is off the list. */
export function sizeOptions(role: FontRole, current: string): readonly Choice[] {
  return withCurrent(sizeChoices[role], { value: current, label: "Current" });
}

/** What each weight is called. */
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
 * What a weight picker shows: the weights on offer that the family ships (all of them for a family that is not in
 * the catalog; the family's own where it ships none of them) and, in its place, a current weight that is off the
 * list.
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
