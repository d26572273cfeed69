import type { FactKind, JudgedFact, StatementField } from "@sitewright/spec-core/content";
import { limits, type Offer } from "@sitewright/spec-core/onboarding";
import { isTyped, offerKey } from "./sort-words.ts";

/** The content of the texts for a field that the client could fill in. */
export interface FoundText {
  readonly text: string;
  /** The answer that contains it. */
  readonly field: StatementField;
}

/** The one-text fields that the texts can fill in. */
export type FoundField = "phone" | "email" | "address" | "openingHours" | "registrationNumber";

/** The content of the texts for each optional question; most have none. */
export interface FoundAnswers extends Readonly<Record<FoundField, FoundText | undefined>> {
  readonly offers: { readonly list: readonly Offer[]; readonly field: StatementField } | undefined;
}

type Recognised = JudgedFact & { readonly field: StatementField };

const isRecognised = (fact: JudgedFact): fact is Recognised => !isTyped(fact);

/** A fact may be suggested unless it is from texts for the agency only, or the client has left it out. */
const isOffered = (fact: JudgedFact): boolean =>
  fact.isConfirmed || (!fact.isDecided && fact.proposal === "print");

const offerOf = ({ kind, about, text }: Recognised): Offer =>
  kind === "price" ? { name: about, what: "", price: text } : { name: text, what: "", price: "" };

/** Prices with their services, then the services without a price. */
function offersOf(facts: readonly Recognised[]): Offer[] {
  const found = ["price", "service"]
    .flatMap((kind) => facts.filter((fact) => fact.kind === kind))
    .map(offerOf)
    .filter(({ name }) => name !== "");
  const byName = new Map(found.toReversed().map((offer) => [offerKey(offer.name), offer]));
  return found.filter((offer) => byName.get(offerKey(offer.name)) === offer).slice(0, limits.offersMax);
}

/** The suggestions of the facts in the texts for the optional questions, in the client's own words. */
export function foundAnswers(facts: readonly JudgedFact[]): FoundAnswers {
  const offered = facts.filter(isRecognised).filter(isOffered);
  const first = (kind: FactKind): FoundText | undefined => offered.find((fact) => fact.kind === kind);
  const hours = offered.filter(({ kind, about }) => kind === "hours" && about === "");
  const offers = offersOf(offered);
  const offersField = offered.find(({ kind }) => kind === "price" || kind === "service")?.field;
  return {
    phone: first("phone"),
    email: first("email"),
    address: first("address"),
    openingHours: hours[0] && { text: hours.map(({ text }) => text).join("\n"), field: hours[0].field },
    registrationNumber: first("registration"),
    offers: offers.length > 0 && offersField ? { list: offers, field: offersField } : undefined,
  };
}
