import { isAnswered } from "../../answers.ts";
import type { Project } from "../../project.ts";
import { factsOf, listed } from "../checks.ts";
import type { QuestionRule } from "../rule.ts";

const isNotice = ({ legal, legalPages }: Project): boolean =>
  legalPages.some(({ path }) => path === legal.law?.notice?.path);

/** What a legal notice needs and the answers do not tell. */
function missingEntries(project: Project): string[] {
  const { form, legal } = project;
  const registrations = factsOf(project, "registration");
  const isTax = ({ about }: { about: string }): boolean => /vat|ust|uid|tva|iva|btw|nif|cif|tax/i.test(about);
  const hasNumber =
    isAnswered(form.registrationNumber) || registrations.some((fact) => !isTax(fact)) || legal.isCharity;
  return [
    ...(isAnswered(form.legalForm) ? [] : ["legal form"]),
    ...(hasNumber ? [] : ["register number"]),
    ...(legal.law?.family === "eu" && !registrations.some(isTax) ? ["VAT number"] : []),
  ];
}

/** Questions that the law brings with it. */
export const lawQuestions: readonly QuestionRule[] = [
  {
    id: "country",
    path: "legalAndCompliance.pages",
    question: ({ country }) =>
      country === null
        ? "In which country is the business registered? Its law decides on the legal pages."
        : `Is the business registered in ${country}, as its numbers and places suggest? Its law decides on the legal pages.`,
    asks: "client",
    blocks: "launch",
    when: ({ form }) => !isAnswered(form.contact.country),
  },
  {
    id: "registration",
    path: "legalAndCompliance.provider",
    question: (project) =>
      `What is the business's ${listed(missingEntries(project))}, and who represents it? The legal notice names them.`,
    asks: "client",
    blocks: "launch",
    when: (project) => isNotice(project) && missingEntries(project).length > 0,
  },
  {
    id: "profession",
    path: "legalAndCompliance.provider",
    question:
      "Which professional title, body and registration number does the site name, and what do the profession's rules say on advertising?",
    asks: "client",
    blocks: "launch",
    when: ({ legal }) => legal.profession !== null,
    settledBy: ({ form, words }) =>
      isAnswered(form.registrationNumber) ||
      words.facts.some(({ kind, isConfirmed }) => kind === "registration" && isConfirmed),
  },
];
