import { isDefaultTheme } from "../color/default-theme.ts";
import type { Spec } from "../spec/schema.ts";
import { clarifications, type OpenQuestion } from "./clarifications.ts";

/**
 * The question about colors that the client names in words; until it is settled, the colors of the spec are stand-ins.
 */
export const openColors = (spec: Spec): OpenQuestion | null =>
  clarifications(spec).find(({ id, isOptional }) => id === "colors-chosen" && !isOptional) ?? null;

/** Whether nobody has chosen the colors of the spec: they are those that every project starts with. */
export const areColorsUnchosen = (spec: Spec): boolean =>
  openColors(spec) === null && isDefaultTheme(spec.design.designSystem.colors.theme);

/** What a builder does about colors that nobody has chosen. */
export const proposeColors =
  "Before the launch propose two or three colors from what is the business's own (its logo, sign, pictures, goods, place), and have the agency get them approved: nobody has chosen these. The client then sets them in the form, and the specification comes anew: only the values of the tokens change. Until then paint with the tokens by name and choose no shades yourself.";
