import { isAnswered } from "../../answers.ts";
import { isUnregistered } from "../../legal/legal-site.ts";
import type { Project } from "../../project.ts";
import { collectsData, type Doing } from "../../site-does.ts";
import { any, does, factsOf, hasFact, listed, mentions, shows } from "../checks.ts";
import type { Check, QuestionRule } from "../rule.ts";

const isNotice = ({ legal, legalPages }: Project): boolean =>
  legalPages.some(({ path }) => path === legal.law?.notice?.path);

// Sales tax comes on top of prices in the United States.
const hasValueAddedTax: Check = ({ legal }) => legal.law !== null && legal.law.family !== "us";

/** Whether the law knows the business by the people behind it alone: no register has it, and no notice names an entry. */
const isAlone = (project: Project): boolean =>
  isUnregistered(project.form.legalForm) && !isNotice(project) && !project.legal.isRegistered;

/** The entries that the law requires and the answers lack. */
function missingEntries(project: Project): string[] {
  const { form, legal } = project;
  const registrations = factsOf(project, "registration");
  const isTax = ({ about }: { about: string }): boolean => /vat|ust|uid|tva|iva|btw|nif|cif|tax/i.test(about);
  const hasNumber =
    isAnswered(form.registrationNumber) || registrations.some((fact) => !isTax(fact)) || legal.isCharity;
  return [
    ...(isAnswered(form.legalForm) ? [] : ["legal form", "registered name"]),
    ...(hasNumber || legal.law?.family === "us" || isAlone(project) ? [] : ["registration number"]),
    ...(hasValueAddedTax(project) &&
    (isNotice(project) || showsPrices(project)) &&
    !isAnswered(form.registrationNumber) &&
    !registrations.some(isTax)
      ? [isAlone(project) ? "VAT number, if it is registered for VAT," : "VAT number"]
      : []),
  ];
}

// A handful of prices is a list.
const pricesMin = 3;

/** Whether the site shows prices or sells goods. */
const showsPrices: Check = (project) =>
  does("shop")(project) ||
  shows("Pricing", "pricing")(project) ||
  project.form.offers.length + factsOf(project, "price").length >= pricesMin;

/** Whether it is open if prices include tax. */
export const isTaxOpen: Check = (project) =>
  hasValueAddedTax(project) &&
  !mentions("taxIncluded")(project) &&
  (showsPrices(project) || hasFact("price")(project));

/** Whether a notice on privacy names who answers for the data: GDPR and UK GDPR, Article 13(1)(a). */
const answersForData: Check = ({ legal, does: done }) =>
  (legal.law?.family === "uk" || legal.law?.family === "eu") && collectsData(done);

/** True where the business itself has to be named by law, and the answers do not name it completely. */
export const isRegistrationOpen: Check = (project) => {
  const isAmerican = project.legal.law?.family === "us";
  const isNamed =
    answersForData(project) ||
    isNotice(project) ||
    (isAmerican ? does("shop")(project) : showsPrices(project) || hasFact("price")(project));
  return isNamed && missingEntries(project).length > 0;
};

function registrationQuestion(project: Project): string {
  const entries = missingEntries(project);
  const what = `What ${entries.length > 1 ? "are" : "is"} your business's ${listed(entries)}`;
  if (project.legal.law?.family === "us")
    return `${what}, in which state is it registered, and do you have a sales tax permit there?`;
  const tax = isTaxOpen(project) ? " Do your prices include VAT, or are you exempt?" : "";
  if (isAlone(project)) return `${what} and who runs it?${tax} The privacy notice has to say who runs it.`;
  return isNotice(project)
    ? `${what}, and who represents it?${tax} The legal notice has to say so.`
    : `${what}, and who runs it?${tax} The legal pages have to say so.`;
}

/** The personal data of visitors that a site keeps, by its functions. */
const kept: readonly (readonly [Doing, string])[] = [
  ["form", "messages"],
  ["booking", "bookings"],
  ["shop", "orders"],
  ["jobs", "applications"],
  ["newsletter", "newsletter addresses"],
  ["members", "accounts"],
];

function legalCheckQuestion({ does: done }: Project): string {
  const data = kept.filter(([doing]) => done.has(doing)).map(([, name]) => name);
  return data.length === 0
    ? "Which lawyer checks the legal pages, and by when?"
    : `Which lawyer checks the legal pages, and by when? How long does the client keep ${listed(data)}?`;
}

/** Questions that the law brings with it. */
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
    blocks: "launch",
    when: isRegistrationOpen,
  },
  {
    id: "business-owner",
    path: "legalAndCompliance.provider",
    question: ({ form }) =>
      isAnswered(form.legalForm)
        ? "Who runs your business, and may the site name that person? The privacy notice has to."
        : "Under which legal name do you trade, and in which legal form? Who runs it, and may the site name and show that person?",
    asks: "client",
    blocks: "launch",
    when: (project) =>
      !isAnswered(project.form.legalForm) ||
      (answersForData(project) && isAlone(project) && !hasFact("person")(project)),
    settledBy: any(isRegistrationOpen, ({ country }) => country === null),
  },
  {
    id: "legal-check",
    path: "legalAndCompliance.pages",
    question: legalCheckQuestion,
    asks: "agency",
    blocks: "launch",
    when: ({ legalPages }) => legalPages.length > 0,
  },
  {
    id: "profession",
    path: "legalAndCompliance.provider",
    question:
      "Which professional title, body and registration number should the site show, and what does your profession allow in advertising?",
    asks: "client",
    blocks: "launch",
    when: ({ legal }) => legal.profession !== null,
    settledBy: ({ form, words }) =>
      isAnswered(form.registrationNumber) ||
      words.facts.some(({ kind, isConfirmed }) => kind === "registration" && isConfirmed),
  },
];
