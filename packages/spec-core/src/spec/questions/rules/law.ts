import { hasWrongCheckDigits } from "../../../content/facts/registrations/check-number.ts";
import { listed } from "../../../text/listed.ts";
import { isAnswered } from "../../answers.ts";
import { regions } from "../../legal/data/regions.ts";
import { registerNumbers, taxNumbers, withoutTradersNumber } from "../../legal/data/register-names.ts";
import { endsLikeCompany, possibleOwners, runsIt } from "../../legal/name-in-law.ts";
import { ownNumbers } from "../../legal/own-numbers.ts";
import { isOfPartners, isUnregistered } from "../../legal/unregistered.ts";
import type { Project } from "../../project.ts";
import { collectsData } from "../../site-does.ts";
import { all, any, does, factsOf, hasFact, isNotice, namesProvider } from "../checks.ts";
import { blocksLaunchIf, type Check, type QuestionRule } from "../rule.ts";
import { worksAlone } from "../visits.ts";
import { licenceAsked } from "./named-things.ts";
import {
  isProfessionRequired,
  isProfessionTold,
  isRegistrationShown,
  professionQuestion,
} from "./profession-question.ts";
import {
  chargesTax,
  hasTaxNumber,
  isAmerican,
  isOfMembers,
  isTaxOpen,
  showsPrices,
  stateQuestion,
  taxQuestion,
} from "./tax.ts";

/** Whether the owners trade under their own names, so that there is no company with representatives. */
const isAlone: Check = ({ legal }) => legal.isUnregistered;

/** Whether one person works alone and gives no legal form: most likely a sole trader. */
const isLikelyAlone: Check = (project) =>
  !isAnswered(project.form.legalForm) &&
  !project.legal.isCharity &&
  !endsLikeCompany(project.form.businessName) &&
  worksAlone(project);

/** Whether the business is in no register, because its country identifies sole traders by name. */
const hasNoNumber: Check = (project) =>
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

/**
 * Whether the legal name is known: the business's name ends like a company's, or the full name of a sole trader is
 * given.
 */
const isNameRegistered = (project: Project): boolean =>
  !isAnswered(project.form.businessName) ||
  endsLikeCompany(project.form.businessName) ||
  namesCompany(project.form) ||
  (isUnregistered(project.form.legalForm) && possibleOwners(factsOf(project, "person")).length > 0);

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
function missingNames(project: Project): string[] {
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

/** The numbers that the law requires and the answers lack. */
function missingNumbers(project: Project): string[] {
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

function missingEntries(project: Project): string[] {
  const numbers = missingNumbers(project);
  const isPartAsked = numbers.includes(registerNumber(project)) && isUkPartOpen(project);
  return [
    ...missingNames(project),
    ...(isPartAsked ? ["part of the United Kingdom in which it is registered"] : []),
    ...numbers,
  ];
}

/** Whether a privacy notice has to name the data controller: GDPR and UK GDPR, Article 13(1)(a). */
const answersForData: Check = ({ legal, does: done }) =>
  (legal.law?.family === "uk" || legal.law?.family === "eu") && collectsData(done);

const tellsSeat: Check = ({ form, words }) =>
  [form.contact.address, form.legalForm, ...words.statements.map(({ text }) => text)].some((text) =>
    /(?<!\p{L})registered (?:office|address|seat)(?!\p{L})/iu.test(text),
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

/** Asks if the known address is the registered office, which may differ from the place of business. */
const seatQuestion = (project: Project): string =>
  isNotice(project) && isAnswered(project.form.contact.address) && !tellsSeat(project)
    ? " Is the address that you gave the registered one?"
    : "";

/** Asks for the state or province, whose laws and registers apply, if no answer names it: 'Kings County only'. */
const regionQuestion = (project: Project): string => {
  const region = regions[project.country ?? ""];
  return region && isRegionOpen(project)
    ? ` In which ${region.name} do you work and is your business registered? That decides which rules hold.`
    : "";
};

const isRegionOpen: Check = ({ country, form, words }) => {
  const region = regions[country ?? ""];
  if (!region) return false;
  const { phone: _, ...contact } = form.contact;
  const texts = [
    ...Object.values(contact),
    form.businessName,
    form.legalForm,
    form.registrationNumber,
    form.niche,
    ...words.statements.filter(({ field }) => field !== "competitors").map(({ text }) => text),
  ];
  return (
    !region.code.test(contact.address.trim()) &&
    !texts.some((text) => region.named.test(text) || region.letters.test(text))
  );
};

/** Asks for the name of an owner who is in no register; British law, for example, requires it with a business name. */
function ownNameQuestion(project: Project): string {
  const numbers = missingNumbers(project);
  const number = numbers.length === 0 ? "" : `, and what is its ${listed(numbers).replace(/,$/u, "")}`;
  const joint = number === "" && !isAmerican(project) ? "and " : "";
  const form = isAlone(project)
    ? ""
    : `, ${joint}under which registered name or legal form does it trade, if any`;
  const state = isAmerican(project) ? stateQuestion(project, "") : "";
  const reason = isNotice(project)
    ? " The legal notice has to say so."
    : answersForData(project)
      ? ` The privacy notice has to name ${isOfPartners(project.form.legalForm) ? "every partner" : "the owner"}.`
      : "";
  const owner = isAlone(project) ? "Who owns the business" : "Who owns your business";
  const who = isOfPartners(project.form.legalForm) ? "Who are the partners" : owner;
  return `${who}, by full name${form}${number}${state}?${isNotice(project) ? seatQuestion(project) : ""}${taxQuestion(project)}${reason}${regionQuestion(project)}`;
}

// Prices have to name the tax, and receipts for donations their recipient.
const isProviderNamed: Check = any(namesProvider, does("shop", "donations"), isTaxOpen);

function registrationQuestion(project: Project): string {
  if ((hasNoNumber(project) || isLikelyAlone(project)) && missingNames(project).length > 0)
    return ownNameQuestion(project);
  const entries = missingEntries(project);
  if (entries.length === 0)
    return `${isAlone(project) ? "" : seatQuestion(project)}${taxQuestion(project)}`.trim();
  const what = `What ${entries.length > 1 ? "are" : "is"} your business's ${listed(entries)}`;
  if (isAmerican(project)) return `${what}${stateQuestion(project, " registered")}?`;
  const and = what.endsWith(",") ? " and" : ", and";
  const tax = taxQuestion(project);
  if (isAlone(project))
    return `${what} and who runs it?${isNotice(project) ? seatQuestion(project) : ""}${tax} The ${isNotice(project) ? "legal" : "privacy"} notice has to say who runs it.${regionQuestion(project)}`;
  const charity = isOfMembers(project) && !project.legal.isCharity ? " Is it a registered charity too?" : "";
  // British law does not require a site to name directors.
  const isKingdom = project.legal.law?.family === "uk";
  return isNotice(project)
    ? `${isKingdom ? what.replace(/,$/u, "") : `${what}${and} who represents it`}?${seatQuestion(project)}${tax}${charity} The legal notice has to say so.`
    : `${what}${and} who runs it?${tax}${charity}${isProviderNamed(project) && (tax === "" || namesProvider(project)) ? " The site has to say so." : ""}${regionQuestion(project)}`;
}

/** Whether a legal page shows the name of a company whose registered name is different. */
const isCompanyNameOpen: Check = (project) =>
  isAnswered(project.form.legalForm) &&
  !isAlone(project) &&
  !project.legal.isCharity &&
  project.legalPages.length > 0 &&
  !isNameRegistered(project);

/** Whether the legal form is known: typed, or the ending of the name. */
const isFormKnown: Check = ({ form }) => isAnswered(form.legalForm) || endsLikeCompany(form.businessName);

const isOwnerOpen: Check = (project) =>
  !isFormKnown(project) ||
  isCompanyNameOpen(project) ||
  (answersForData(project) && isAlone(project) && !hasFact("person")(project));

function ownerQuestion(project: Project): string {
  if (!isOwnerOpen(project)) return regionQuestion(project).trim();
  if (isCompanyNameOpen(project))
    return `What is the full name of your business, as it is registered?${regionQuestion(project)}`;
  return isAnswered(project.form.legalForm)
    ? "Who runs your business, and may the site name that person? The privacy notice has to."
    : `Under which legal name do you trade, and in which legal form? Who runs it, and may the site name and show that person?${regionQuestion(project)}`;
}

/** Whether a privacy notice has to say who runs the site, and the answers name nobody. */
const isNobodyKnown: Check = (project) =>
  project.legalPages.length > 0 &&
  !isFormKnown(project) &&
  !project.words.facts.some(({ kind }) => kind === "person");

/** Questions about further content that the country's legal notice requires. */
const noticeAsks = ({ legal: { law, isForBusinessesOnly, isUnregistered } }: Project): string[] =>
  [
    law?.notice?.asks,
    isUnregistered ? undefined : law?.notice?.companyAsks,
    isForBusinessesOnly ? undefined : law?.notice?.consumerAsks,
  ].flatMap((text) => text ?? []);

const companyRegister =
  /(?<!\p{L})(?:abn|acn|bce|bn|btw|ca?e|chamber|che|ci[fk]|company|companies|cro|cui|cvr|di[cč]|ein|fn|gst|hra|hrb|hst|i[cč]o|iva|kbo|krs|kvk|mva|nif|nip|nipc|nzbn|oib|org|orgnr|pan|partita|rcs|regon|siren|siret|uen|uid|ust|vat|y-tunnus)(?!\p{L})/iu;

/** Whether a number belongs to a professional body and not to a company register: 'SRA 654321'. */
const isOfProfession = (number: string): boolean => /\p{L}{2}/u.test(number) && !companyRegister.test(number);

/** The register and tax numbers in the answers with wrong check digits. */
const mistypedNumbers = (project: Project): string[] =>
  [
    project.form.registrationNumber.trim(),
    ...factsOf(project, "registration").map(({ text }) => text),
  ].filter((number) => hasWrongCheckDigits(number, project.country ?? ""));

/** Questions that arise from legal requirements. */
export const lawQuestions: readonly QuestionRule[] = [
  {
    id: "country",
    path: "legalAndCompliance.pages",
    question: "In which country is your business registered? That decides which legal pages the site needs.",
    asks: "client",
    blocks: "launch",
    when: ({ form, country }) => country === null && !isAnswered(form.contact.country),
  },
  {
    id: "registration",
    path: "legalAndCompliance.provider",
    question: registrationQuestion,
    asks: "client",
    blocks: blocksLaunchIf(isProviderNamed),
    when: isRegistrationOpen,
  },
  {
    id: "notice-entries",
    path: "legalAndCompliance.provider",
    question: (project) => noticeAsks(project).join(" "),
    asks: "client",
    blocks: "launch",
    // If no pages are chosen yet, a legal notice will be one of them.
    when: (project) =>
      (isNotice(project) || (project.pages.length === 0 && project.legal.law?.notice?.for === "all")) &&
      noticeAsks(project).length > 0,
  },
  {
    id: "business-owner",
    path: "legalAndCompliance.provider",
    question: ownerQuestion,
    asks: "client",
    // Health records are regulated by each province.
    blocks: blocksLaunchIf(
      any(
        namesProvider,
        isNobodyKnown,
        all(isRegionOpen, ({ legal }) => legal.recordsHealth),
      ),
    ),
    when: any(isOwnerOpen, isRegionOpen),
    settledBy: any(isRegistrationOpen, ({ country }) => country === null),
  },
  {
    id: "number-check",
    path: "legalAndCompliance.provider",
    question:
      "Please compare this number with your certificate of registration: its check digits do not fit, so a digit may be wrong.",
    asks: "client",
    blocks: "launch",
    when: (project) => mistypedNumbers(project).length > 0,
    quotes: mistypedNumbers,
  },
  {
    id: "profession",
    path: "legalAndCompliance.provider",
    question: professionQuestion,
    asks: "client",
    blocks: blocksLaunchIf(isProfessionRequired),
    when: isRegistrationShown,
    settledBy: (project) =>
      isProfessionTold(project) ||
      project.words.facts.some(
        ({ kind, isConfirmed, field }) =>
          kind === "registration" &&
          isConfirmed &&
          (field !== "registrationNumber" || isOfProfession(project.form.registrationNumber)),
      ),
    quotes: licenceAsked,
  },
];
