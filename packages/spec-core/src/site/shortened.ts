import { clipped } from "../spec/clipped.ts";
import { cleanText } from "./clean-text.ts";

/** A text cleaned for a page and cut to at most `unitsMax` UTF-16 units. */
export const shortened = (text: string, unitsMax: number): string => clipped(cleanText(text), unitsMax);
