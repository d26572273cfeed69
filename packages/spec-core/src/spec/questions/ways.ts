import { isAnswered } from "../answers.ts";
import type { Project } from "../project.ts";
import { factsOf, hasConflict, openFacts } from "./checks.ts";
import { ownAddresses } from "./own-places.ts";
import type { Check } from "./rule.ts";
import { sentencesWith } from "./whole-sentences.ts";

/** The path of the contact details in the spec. */
export const contactPath = "businessInfo.contactDetails";

/** Whether this contact detail is known: typed, or recognised and not refused. */
export const knows = (project: Project, kind: "phone" | "email" | "address" | "hours"): boolean => {
  const { phone, email, address, openingHours } = project.form.contact;
  const typed = { phone, email, address, hours: openingHours }[kind];
  const isOpen = kind === "hours" && hasConflict("day")(project);
  const found = kind === "address" ? ownAddresses(project) : factsOf(project, kind);
  return isAnswered(typed) || isOpen || found.length > 0;
};

const byEmailAlone = /\b(?:only|just)\b.{0,12}\be-?mail\b/i;

/** True if the answers name an address to write to, even if the client has not confirmed it yet. */
export const givesEmailAlone = ({ words }: Project): boolean =>
  words.statements.some(
    ({ text, field }) =>
      field !== "onlyForUs" &&
      byEmailAlone.test(text) &&
      words.facts.some((fact) => fact.kind === "email" && text.includes(fact.text)),
  );

/** A course with its length or its price, or the duration of work: not opening hours. */
const ofCourse =
  /\d ?(?:-|to )?(?:mins?|minutes|hrs?|hours|weeks|months)(?!\p{L})|[£$€] ?\d|\d ?[£$€]|(?<!\p{L})(?:EUR|CHF) ?\d/iu;

/** 'Open 8am to 6pm, 51 weeks a year': opening hours, not a course. */
const saysOpen = /^(?:we(?:['’]re| are) )?open(?!\p{L})/iu;

/** The sentences with unconfirmed hours; those about courses only if there are no others. */
export function hoursSentences(project: Project): string[] {
  const all = sentencesWith(project, openFacts(project, "hours"));
  const ofOpening = all.filter((text) => saysOpen.test(text) || !ofCourse.test(text));
  return ofOpening.length > 0 ? ofOpening : all;
}

/** 'Visits by appointment only': there are no days and times to confirm. */
const byAppointment =
  /^(?:(?:visits?|visitors|viewings?|open|strictly|only) )*by (?:prior )?appointment(?: only)?(?: please)?\W*$/iu;

/** Whether all that the answers say about hours is that customers need an appointment. */
export const isOfAppointments: Check = (project) =>
  openFacts(project, "hours").every(({ text }) => byAppointment.test(text));
