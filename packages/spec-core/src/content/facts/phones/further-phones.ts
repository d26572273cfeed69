import type { Fact } from "../../fact.ts";
import { matches } from "../../regex-prefilter/prefiltered-match.ts";
import { before } from "../reading.ts";
import { phoneWords } from "./data/phone-words.ts";

const leadReach = 48;
/** The words and signs between two contact details that belong together. */
const joined =
  /^[\s,;:/|()&+.–-]*(?:(?:or|and|oder|und|ou|et|o|y|e|also|else|alternatively|from (?:abroad|\p{L}{2,7}))[\s:,]*)?$/iu;
const asSecond =
  /(?<!\p{L})(?:(?:out of|after|outside) hours|out-of-hours|evenings?|weekends?|urgent|toll-free|or|oder)(?!\p{L})/iu;

/** 'M.' in 'M. Roux' does not mean mobile. */
const titles = /(?<!\p{L})M\. (?=\p{Lu}\p{Ll})/gu;

/** Whether the words before a number invite visitors to call, or another contact detail is directly before it. */
function isAnnounced(fact: Fact, facts: readonly Fact[], text: string): boolean {
  if (fact.about !== "") return true;
  const lead = before(text, fact.start, leadReach).replace(/^.*[.!?;] /u, "");
  const isBeside = facts.some(
    ({ field, kind, end, proposal }) =>
      field === fact.field &&
      (kind === "phone" || kind === "email" || kind === "address" || kind === "hours") &&
      proposal === "print" &&
      end <= fact.start &&
      joined.test(text.slice(end, fact.start)),
  );
  return (
    isBeside ||
    !/\p{L}/u.test(lead) ||
    matches(phoneWords, lead.replace(titles, " ")) ||
    matches(asSecond, lead)
  );
}

/**
 * Keeps further phone numbers that are not announced: they often belong to a supplier, a colleague or a relative
 * ('moulin: 02 98 …'). A further number is proposed only if the words before it, or another contact detail next to it,
 * show that visitors may call it.
 */
export function withoutUnannouncedPhones(facts: readonly Fact[], texts: ReadonlyMap<string, string>): Fact[] {
  const first = facts.find(({ kind, proposal }) => kind === "phone" && proposal === "print");
  return facts.map((fact) =>
    fact.kind === "phone" &&
    fact.proposal === "print" &&
    fact !== first &&
    texts.has(fact.field) &&
    !isAnnounced(fact, facts, texts.get(fact.field) ?? "")
      ? { ...fact, proposal: "keep" }
      : fact,
  );
}
