import { besideColors, colorChain, colorOfWares, onColors } from "../../spec/data/wished-color-words.ts";
import type { Spec } from "../../spec/schema.ts";

/** Words for colors that are things too: 'has mustard in it', 'olive oil', 'a plum cake'. */
const things =
  /(?<!\p{L})(?:orange|cream|sage|olive|mint|mustard|peach|plum|coral|rust|lavender|saffron|marigold|sand|ivory|charcoal|copper|bronze|silver|gold|terracotta|violet|lilac|emerald|aqua|indigo|salmon|rose|chocolate|clay|stone)s?(?!\p{L})/giu;

const ofLook =
  /(?<!\p{L})(?:web ?sites?|sites?|pages?|look|style|design|theme|scheme|background|buttons?|header|brand(?:ing)?|logo|sign|van|shade|tone|accents?)(?!\p{L})/iu;

/** Whether colors of a text are meant as colors: several, one that is no thing, or one beside a word for the look. */
function meansColor(text: string): boolean {
  const chains = text.match(colorChain) ?? [];
  if (
    chains.some(
      (chain) => (chain.match(things)?.length ?? 0) !== 1 || chain.replace(things, "").trim() !== "",
    )
  )
    return true;
  const rest = text.replace(colorChain, "").replace(besideColors, "");
  return chains.length > 0 && (ofLook.test(text) || !/\p{L}/u.test(rest));
}

const namesColor = (text: string): boolean =>
  (meansColor(text) || onColors.test(text)) && !colorOfWares.test(text);

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
