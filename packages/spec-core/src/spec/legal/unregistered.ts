import { unregisteredForms, unregisteredLetters } from "./data/unregistered-forms.ts";

const named = new RegExp(`(?<!\\p{L})(?:${unregisteredForms.join("|")})`, "u");
const ofPersons = /(?<!\p{L})(?<!limited |limited liability )partnership$/u;

/** Whether a legal form is a partnership of persons, all of whom must be named. */
export const isOfPartners = (legalForm: string): boolean =>
  ofPersons.test(legalForm.normalize("NFC").trim().toLowerCase());

/** Whether the legal form is not in any company register: a sole trader or a partnership of persons. */
export function isUnregistered(legalForm: string): boolean {
  const form = legalForm.normalize("NFC").trim().toLowerCase();
  return named.test(form) || ofPersons.test(form) || unregisteredLetters.has(form.replace(/[\s.]/gu, ""));
}
