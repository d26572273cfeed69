import { confirmedFacts } from "../../content/contact-facts.ts";
import { exactId } from "../../content/text-id.ts";
import { phoneNumbers } from "../../deck/phone-numbers.ts";
import { clientsLine } from "../../deck/printed-prose.ts";
import { isSaidElsewhere } from "../../deck/said-elsewhere.ts";
import type { Slot } from "../../deck/slot.ts";
import { cleanText } from "../../site/clean-text.ts";
import type { SpecContent } from "../../spec/blocks/content.ts";
import type { Spec } from "../../spec/schema.ts";
import { dialled } from "./dialled.ts";

/** A confirmed detail: text for visitors, value for programs, and what it belongs to. */
export type SiteFact = SpecContent["facts"][number];

const ways: ReadonlySet<SiteFact["kind"]> = new Set(["phone", "email", "address"]);

/** The lines of a text as one, with a comma between them. */
const flat = (text: string): string => text.trim().replace(/,?\s*\n\s*/g, ", ");

/** The slots of the deck that were drafted from a fact; a price may be written differently in them. */
const shownOf = ({ kind, text, about }: SiteFact, slots: readonly Slot[]): Slot[] =>
  slots.filter(({ kind: shown, sources }) =>
    kind === "price"
      ? shown === "price" &&
        sources.some((source) => source.toLowerCase().startsWith(`${about.trim().toLowerCase()}: `))
      : (shown === "fact" || shown === "price") && sources.includes(text),
  );

/**
 * Whether somebody wrote a text that is not the draft; the draft may differ from what was typed ('wed-sun' is
 * 'Wed-Sun').
 */
function isEdited({ kind, text: typed }: SiteFact, { text, drafted }: Slot): boolean {
  const isDraft = drafted === exactId(text.trim());
  const isPart = flat(typed).includes(flat(text));
  return !isDraft && !(isPart && (kind !== "price" || drafted === undefined));
}

/** A fact as edited in the deck: corrected contact details are used; other edited facts have no value for programs. */
function asShown(fact: SiteFact, slots: readonly Slot[]): SiteFact[] {
  const corrected = shownOf(fact, slots).find((slot) => isEdited(fact, slot));
  if (!corrected) return [fact];
  if (!ways.has(fact.kind)) return [];
  const { text } = corrected;
  return [{ ...fact, text, value: (fact.kind === "phone" ? dialled(text, [fact]) : null) ?? flat(text) }];
}

/**
 * The confirmed details, in the words of the deck. Numbers, prices and hours for programs never differ from those that
 * visitors see.
 */
export function siteFacts(
  spec: Spec,
  slots: readonly Slot[],
): (...kinds: readonly SiteFact["kind"][]) => SiteFact[] {
  const { facts, statements } = spec.content;
  const known = facts.flatMap(phoneNumbers);
  const shown = known.flatMap((fact) =>
    fact.isConfirmed && !isSaidElsewhere(fact, { facts: known, statements }) ? asShown(fact, slots) : [],
  );
  // Structured data uses them too: no character that changes the text direction may get there.
  const clean = shown.map((fact) => ({
    ...fact,
    text: fact.kind === "service" ? clientsLine(flat(fact.text)) : cleanText(flat(fact.text)),
    value: cleanText(fact.value),
    about: clientsLine(fact.about),
  }));
  return (...kinds) => confirmedFacts(clean, ...kinds);
}
