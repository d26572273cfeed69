import { colorChain, colorOfWares, onColors } from "../../spec/data/wished-color-words.ts";
import type { Spec } from "../../spec/schema.ts";

const namesColor = (text: string): boolean =>
  (text.search(colorChain) >= 0 || onColors.test(text)) && !colorOfWares.test(text);

/**
 * The client's sentences on the colors of the site: wishes that name or refuse a color, and what the question about
 * colors quotes. No sentence that is kept for the agency.
 */
export function colorWishes({ content: { statements }, clarifications }: Spec): string[] {
  const asked = clarifications.filter(({ id }) => id === "colors-chosen").flatMap(({ quotes }) => quotes);
  return statements
    .filter(
      ({ kind, text }) =>
        (kind === "wish" && namesColor(text)) || (kind !== "private" && asked.includes(text)),
    )
    .map(({ text }) => text);
}
