import type { Spec } from "../spec/schema.ts";
import { clarifications, type OpenQuestion } from "./clarifications.ts";

/**
 * The question about colors that the client names in words; until it is settled, the colors of the spec are stand-ins.
 */
export const openColors = (spec: Spec): OpenQuestion | null =>
  clarifications(spec).find(({ id, isOptional }) => id === "colors-chosen" && !isOptional) ?? null;
