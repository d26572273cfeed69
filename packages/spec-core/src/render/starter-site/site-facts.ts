import { confirmedFacts } from "../../content/contact-facts.ts";
import type { Slot } from "../../content/deck/slot.ts";
import type { SpecContent } from "../../spec/blocks/content.ts";
import type { Spec } from "../../spec/schema.ts";
import { cleanText } from "./clean-text.ts";
import { dialled } from "./dialled.ts";

/** A confirmed detail: text for visitors, value for programs, what it belongs to. */
export type SiteFact = SpecContent["facts"][number];

const ways: ReadonlySet<SiteFact["kind"]> = new Set(["phone", "email", "address"]);

const flat = (text: string): string => text.replace(/\s*\n\s*/g, ", ").trim();

/** The details in the deck that were drafted from a fact. */
const shownOf = ({ kind, text }: SiteFact, slots: readonly Slot[]): Slot[] =>
  slots.filter(
    (slot) =>
      (slot.kind === "fact" || slot.kind === "price") &&
      slot.sources.some((source) => (kind === "price" ? source.endsWith(`: ${text}`) : source === text)),
  );

/** A fact as the deck has it: a way that was corrected there is corrected; what is shown otherwise has no value for programs. */
function asShown(fact: SiteFact, slots: readonly Slot[]): SiteFact[] {
  const corrected = shownOf(fact, slots).find(({ text }) => !flat(fact.text).includes(flat(text)));
  if (!corrected) return [fact];
  if (!ways.has(fact.kind)) return [];
  const { text } = corrected;
  return [{ ...fact, text, value: (fact.kind === "phone" ? dialled(text, [fact]) : null) ?? flat(text) }];
}

/**
 * What the client confirmed, in the words of the deck. What programs read says no other number, price or hour than what
 * visitors see.
 */
export function siteFacts(
  spec: Spec,
  slots: readonly Slot[],
): (...kinds: readonly SiteFact["kind"][]) => SiteFact[] {
  const shown = spec.content.facts.flatMap((fact) => (fact.isConfirmed ? asShown(fact, slots) : []));
  // Feeds for programs take them from here too: no mark that turns the direction of text reaches one.
  const clean = shown.map((fact) => ({
    ...fact,
    text: cleanText(fact.text),
    value: cleanText(fact.value),
    about: cleanText(fact.about),
  }));
  return (...kinds) => confirmedFacts(clean, ...kinds);
}
