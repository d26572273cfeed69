import { unregisteredForms, unregisteredLetters } from "./data/unregistered-forms.ts";

const named = new RegExp(`(?<!\\p{L})(?:${unregisteredForms.join("|")})`, "u");
const ofPersons =
  /(?<!\p{L})(?<!limited |limited liability |ltd )partnership(?: of (?:two|three|four|\d))?$|^(?:(?:two|three|four|\d|business|equal) )?partners$/u;
const civilPartnership = /(?<!\p{L})gbr(?!\p{L})|gesellschaft bürgerlichen rechts/u;

/** What follows a legal form after a bracket, comma, semicolon or dash. */
const addition = /[([,;]| [-–—] /u;
/** The words with which an owner talks about the form: 'sole trader I think', 'LLC, my accountant has the number'. */
const remark =
  /(?:,? (?:and|but|so|with|until|till))? (?:just |only |still )?(?:i|i['’]m|i['’]ve|i['’]ll|we|we['’]re|we['’]ve|we['’]ll|me|my|us|our|not sure|maybe|perhaps|probably|hopefully|at the moment|for now|so far|soon|currently)(?!\p{L}).*$/isu;
/** An addition that is part of the registration: 'Ltd, registered in Scotland', 'regulated by the RCVS'. */
const ofRegistration =
  /(?<!\p{L})(?:(?:registered|incorporated) (?:in|at|under|with|as)|company (?:no|number)|regulated|authori[sz]ed|england|wales|scotland|northern ireland)(?!\p{L})|(?<!\p{L})(?:no|nr|number|hrb|hra|cro|abn|acn|sra)\.?:? ?\d{4}/iu;

/** Beginnings of a sentence to the agency: 'we are a partnership, me and my wife'. */
const speaks = /^(?:i|we|me|my|our|it|just|not|don['’]?t|no)(?:['’]\p{L}+)?(?!\p{L})/iu;

/**
 * A legal form without the remarks that the client typed behind it, which are not for visitors: 'Partnership (my wife
 * and me)' is a partnership.
 */
export function withoutRemarks(legalForm: string): string {
  const typed = legalForm.trim();
  if (speaks.test(typed)) return typed;
  const at = typed.search(addition);
  const isKept = at > 0 && ofRegistration.test(typed.slice(at)) && !remark.test(typed.slice(at));
  const form = at > 0 && !isKept ? typed.slice(0, at) : typed;
  return form.replace(remark, "").trim() || typed;
}

/** The legal form as visitors may read it; empty if the client typed a sentence to the agency. */
export const printedForm = (legalForm: string): string =>
  speaks.test(legalForm.trim()) ? "" : withoutRemarks(legalForm);

const plain = (legalForm: string): string => withoutRemarks(legalForm).normalize("NFC").toLowerCase();

/** Whether a legal form is a partnership of persons, all of whom must be named. */
export const isOfPartners = (legalForm: string): boolean => {
  const form = plain(legalForm);
  return ofPersons.test(form) || civilPartnership.test(form);
};

/** Whether the legal form is not in any company register: a sole trader or a partnership of persons. */
export function isUnregistered(legalForm: string): boolean {
  const form = plain(legalForm);
  return named.test(form) || ofPersons.test(form) || unregisteredLetters.has(form.replace(/[\s.]/gu, ""));
}
