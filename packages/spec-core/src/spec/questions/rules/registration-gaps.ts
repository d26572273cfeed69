import { isAnswered } from "../../answers.ts";
import { registerNumbers, taxNumbers, withoutTradersNumber } from "../../legal/data/register-names.ts";
import { bearsOwnersName, endsLikeCompany, possibleOwners, runsIt } from "../../legal/name-in-law.ts";
import { ownNumbers } from "../../legal/own-numbers.ts";
import { isOfPartners, isUnregistered } from "../../legal/unregistered.ts";
import type { Project } from "../../project.ts";
import { collectsData } from "../../site-does.ts";
import { does, factsOf, hasFact, isNotice } from "../checks.ts";
import type { Check } from "../rule.ts";
import { worksAlone } from "../visits.ts";
import { chargesTax, hasTaxNumber, isAmerican, isTaxOpen, showsPrices } from "./tax.ts";

/** Whether the owners trade under their own names, so that there is no company with representatives. */
export const isAlone: Check = ({ legal }) => legal.isUnregistered;

/** Whether one person works alone and gives no legal form: most likely a sole trader. */
export const isLikelyAlone: Check = (project) =>
  !isAnswered(project.form.legalForm) &&
  !project.legal.isCharity &&
  !endsLikeCompany(project.form.businessName) &&
  worksAlone(project);

/** Whether the business is in no register, because its country identifies sole traders by name. */
export const hasNoNumber: Check = (project) =>
  (isAlone(project) || isLikelyAlone(project)) &&
  (project.country === null || withoutTradersNumber.has(project.country));

/** The name of the tax number by which the country identifies a sole trader; undefined if it uses another number. */
const tradersTaxNumber = (project: Project): string | undefined =>
  isAlone(project) ? taxNumbers[project.country ?? ""]?.name : undefined;

const registerNumber = ({ country }: Project): string =>
  registerNumbers[country ?? ""] ?? "registration number";

const vatNumber =
  /(?<!\p{L})(?:vat|ust|tva|iva|btw|uid|nif|cif|nip|nipc)(?!\p{L})|^(?:ATU|BE|BG|CY|CZ|DE|DK|EE|EL|ES|FI|FR|GB|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK|XI)[ .]?[\dA-Z][\d .]{6,14}(?:B\d\d|[\dA-Z])?$/iu;

/** A name with the ending of a company, at the start of the answer about the legal form. */
const companyName = /^([^,;:(]{3,80}?) (?:ltd|limited|llp|plc|cic|clg|dac|inc|llc|gmbh|pty)(?!\p{L})/iu;
const formWords: ReadonlySet<string> = new Set([
  "company",
  "private",
  "public",
  "business",
  "the",
  "and",
  "for",
]);
const nameWords = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []).filter((word) => !formWords.has(word));

/** Whether the legal form holds the registered name: 'Alder Joinery Ltd, registered in Scotland'. */
function namesCompany({ legalForm, businessName }: Project["form"]): boolean {
  const name = companyName.exec(legalForm.trim())?.[1] ?? "";
  const own = new Set(nameWords(businessName));
  return nameWords(name).some((word) => own.has(word));
}

/** A partnership has at least so many names in law. */
const partnersMin = 2;

/**
 * Whether the legal name is known: the business's name ends like a company's, or the full name of a sole trader is
 * given.
 */
export const isNameRegistered = (project: Project): boolean =>
  !isAnswered(project.form.businessName) ||
  endsLikeCompany(project.form.businessName) ||
  namesCompany(project.form) ||
  (isUnregistered(project.form.legalForm) && bearsOwnersName(project.form)) ||
  (isUnregistered(project.form.legalForm) &&
    possibleOwners(factsOf(project, "person")).length >=
      (isOfPartners(project.form.legalForm) ? partnersMin : 1));

/** Matches the names of tax numbers at the start of a word: not the 'vat' in 'private'. */
const taxName = /(?<!\p{L})(?:vat|ust|uid|tva|p?iva|btw|nif|cif|nip|tax)/iu;

/**
 * Whether several people are named and it is not clear which of them trades: 'with my son Mateusz, taught by Herr
 * Kittel'.
 */
const isTraderUnclear: Check = (project) => {
  const people = factsOf(project, "person");
  return (
    isAlone(project) && people.length > 1 && !people.some((person) => person.isConfirmed || runsIt(person))
  );
};

/** Countries in which companies have to register for VAT only above a high turnover. */
const hasHighThreshold: Check = ({ country }) => country === "GB" || country === "IE";

/** The names that the law requires and the answers lack. */
export function missingNames(project: Project): string[] {
  if (!isAnswered(project.form.legalForm)) return ["legal form", "registered name"];
  return isNameRegistered(project) && !isTraderUnclear(project) ? [] : ["full registered name"];
}

const ukPart =
  /(?<!\p{L})(?:England (?:and|&) Wales|(?:registered|incorporated) in (?:England|Wales|Scotland|N(?:orthern|\.) ?Ireland)|Scottish (?:company|limited company))(?!\p{L})/iu;

/**
 * Whether it is open in which part of the United Kingdom a company is registered, which its site has to say
 * (SI 2015/17, regulation 25). The letters of a company number tell it.
 */
const isUkPartOpen: Check = (project) =>
  project.country === "GB" &&
  isNotice(project) &&
  isAnswered(project.form.legalForm) &&
  !isAlone(project) &&
  !project.legal.isCharity &&
  ![project.form.legalForm, ...project.words.statements.map(({ text }) => text)].some((text) =>
    ukPart.test(text),
  );

const ofBusinessName = /(?<!\p{L})(?:business|trading) names?(?!\p{L})/iu;

/**
 * Whether an Irish owner trades under a name other than their own, which has to be in the register of business names
 * (Registration of Business Names Act 1963, section 3).
 */
const isNameInRegister: Check = (project) =>
  project.country === "IE" &&
  isAlone(project) &&
  (isNotice(project) || ofBusinessName.test(project.form.legalForm)) &&
  isAnswered(project.form.businessName) &&
  !bearsOwnersName(project.form);

const nameNumber = ({ form }: Project): string =>
  ofBusinessName.test(form.legalForm)
    ? "number in the register of business names"
    : "number in the register of business names, if it is there,";

/** The numbers that the law requires and the answers lack. */
export function missingNumbers(project: Project): string[] {
  const { form, legal } = project;
  const registrations = factsOf(project, "registration");
  const isTax = ({ about }: { about: string }): boolean => taxName.test(about);
  const own = ownNumbers(form.registrationNumber, project.country).filter(({ value }) => /\d/u.test(value));
  const hasNumber =
    own.some(({ label }) => !taxName.test(label)) ||
    registrations.some((fact) => !isTax(fact)) ||
    legal.isCharity;
  const traders = tradersTaxNumber(project);
  const hasTax =
    vatNumber.test(form.registrationNumber) ||
    own.some(({ label }) => taxName.test(label)) ||
    registrations.some(isTax);
  return [
    ...(hasNumber || !isNameInRegister(project) ? [] : [nameNumber(project)]),
    ...(hasNumber || traders || legal.law?.family === "us" || hasNoNumber(project)
      ? []
      : [registerNumber(project)]),
    ...(traders && !hasTax && !hasNumber ? [traders] : []),
    ...(hasTaxNumber(project) && !traders && !hasTax
      ? [
          (isAlone(project) || isLikelyAlone(project) || hasHighThreshold(project)) && !chargesTax(project)
            ? "VAT number, if it is registered for VAT,"
            : "VAT number",
        ]
      : []),
  ];
}

export function missingEntries(project: Project): string[] {
  const numbers = missingNumbers(project);
  const isPartAsked = numbers.includes(registerNumber(project)) && isUkPartOpen(project);
  return [
    ...missingNames(project),
    ...(isPartAsked ? ["part of the United Kingdom in which it is registered"] : []),
    ...numbers,
  ];
}

/** Whether a privacy notice has to name the data controller: GDPR and UK GDPR, Article 13(1)(a). */
export const answersForData: Check = ({ legal, does: done }) =>
  (legal.law?.family === "uk" || legal.law?.family === "eu") && collectsData(done);

export const ofSeat = /(?<!\p{L})registered (?:office|address|seat)(?!\p{L})/iu;

export const tellsSeat: Check = ({ form, words }) =>
  [form.contact.address, form.legalForm, ...words.statements.map(({ text }) => text)].some((text) =>
    ofSeat.test(text),
  );

/** Whether it is open if the address of a British or Irish company is its registered office. */
const isSeatOpen: Check = (project) =>
  hasHighThreshold(project) &&
  !isAlone(project) &&
  !project.legal.isCharity &&
  isAnswered(project.form.legalForm) &&
  isAnswered(project.form.contact.address) &&
  !tellsSeat(project);

/** True if the law requires the business to be named, and the answers do not name it completely. */
export const isRegistrationOpen: Check = (project) => {
  const isNamed =
    answersForData(project) ||
    isNotice(project) ||
    (isAmerican(project) ? does("shop")(project) : showsPrices(project) || hasFact("price")(project));
  return (
    isNamed &&
    (missingEntries(project).length > 0 || (isNotice(project) && (isTaxOpen(project) || isSeatOpen(project))))
  );
};
