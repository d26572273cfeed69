import { hasWrongCheckDigits } from "../../../content/facts/registrations/check-number.ts";
import { isAnswered } from "../../answers.ts";
import { endsLikeCompany, possibleOwners } from "../../legal/name-in-law.ts";
import type { Project } from "../../project.ts";
import { all, any, factsOf, hasFact, isNotice, namesProvider } from "../checks.ts";
import { blocksLaunchIf, type Check, type QuestionRule } from "../rule.ts";
import { licenceAsked } from "./named-things.ts";
import {
  isBodyOpen,
  isNumberOfBody,
  isProfessionRequired,
  isProfessionTold,
  isRegistrationShown,
  professionQuestion,
} from "./profession-question.ts";
import { isProviderNamed, isRegionOpen, regionQuestion, registrationQuestion } from "./registration.ts";
import { answersForData, isAlone, isNameRegistered, isRegistrationOpen } from "./registration-gaps.ts";

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

/** Whether a privacy notice has to say who runs the site, and the answers give no full name. */
const isNobodyKnown: Check = (project) =>
  project.legalPages.length > 0 &&
  !isFormKnown(project) &&
  possibleOwners(project.words.facts.filter(({ kind }) => kind === "person")).length === 0;

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
    // Legal pages name whoever runs the site, and health records are regulated by each province.
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
        ({ kind, isConfirmed, field, text }) =>
          kind === "registration" &&
          isConfirmed &&
          (field === "registrationNumber"
            ? isOfProfession(project.form.registrationNumber)
            : !isBodyOpen(project) || isNumberOfBody(project, text)),
      ),
    quotes: licenceAsked,
  },
];
