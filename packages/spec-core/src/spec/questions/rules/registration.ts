import { listed } from "../../../text/listed.ts";
import { isAnswered } from "../../answers.ts";
import { regions } from "../../legal/data/regions.ts";
import { bearsOwnersName } from "../../legal/name-in-law.ts";
import { isOfPartners } from "../../legal/unregistered.ts";
import type { Project } from "../../project.ts";
import { any, does, isNotice, namesProvider } from "../checks.ts";
import type { Check } from "../rule.ts";
import { hidesAddress } from "../wishes.ts";
import {
  answersForData,
  hasNoNumber,
  isAlone,
  isLikelyAlone,
  missingEntries,
  missingNames,
  missingNumbers,
  ofSeat,
  tellsSeat,
} from "./registration-gaps.ts";
import { isAmerican, isOfMembers, isTaxOpen, stateQuestion, taxQuestion } from "./tax.ts";

/**
 * Asks if the known address is the registered office, or of owners in no register, the one for service of documents;
 * both may differ from the place of business.
 */
const seatQuestion = (project: Project): string => {
  if (
    tellsSeat(project) &&
    !isAlone(project) &&
    isNotice(project) &&
    !isSeatGiven(project) &&
    !hidesAddress(project)
  )
    return " At which address is its registered office?";
  if (tellsSeat(project) || !isAddressGiven(project)) return "";
  if (isAlone(project))
    return isNotice(project) || project.country === "GB"
      ? " Can official papers be served at the address that you gave, or at which other one?"
      : "";
  return isNotice(project) ? " Is the address that you gave the registered one?" : "";
};

/** Whether the registered office is given with a number or a postcode, and not only mentioned: 'my accountant's address'. */
const isSeatGiven: Check = ({ form, words }) =>
  [form.contact.address, form.legalForm, ...words.statements.map(({ text }) => text)].some(
    (text) => ofSeat.test(text) && /\d/u.test(text),
  );

/** Whether an address is given that another question does not doubt. */
const isAddressGiven: Check = ({ form, words }) =>
  isAnswered(form.contact.address) &&
  !words.facts.some(({ field, isConfirmed }) => field === "contact.address" && !isConfirmed);

/** Asks for the state or province, whose laws and registers apply, if no answer names it: 'Kings County only'. */
export const regionQuestion = (project: Project): string => {
  const region = regions[project.country ?? ""];
  return region && isRegionOpen(project)
    ? ` In which ${region.name} do you work and is your business registered? That decides which rules hold.`
    : "";
};

export const isRegionOpen: Check = ({ country, form, words }) => {
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
  return `${who}, by full name${form}${number}${state}?${seatQuestion(project)}${taxQuestion(project)}${reason}${regionQuestion(project)}`;
}

/**
 * Prices have to name the tax, and receipts for donations their recipient. An Australian business needs its ABN for the
 * domain as well as for the privacy policy.
 */
export const isProviderNamed: Check = any(
  namesProvider,
  does("shop", "donations"),
  isTaxOpen,
  ({ country, legalPages }) => country === "AU" && legalPages.length > 0,
);

export function registrationQuestion(project: Project): string {
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
    return `${bearsOwnersName(project.form) ? `${what.replace(/,$/u, "")}? Is your own full name exactly the one in the business's name` : `${what} and who runs it`}?${seatQuestion(project)}${tax} The ${isNotice(project) ? "legal" : "privacy"} notice has to ${bearsOwnersName(project.form) ? "name the owner" : "say who runs it"}.${regionQuestion(project)}`;
  const charity = isOfMembers(project) && !project.legal.isCharity ? " Is it a registered charity too?" : "";
  // British law does not require a site to name directors.
  const isKingdom = project.legal.law?.family === "uk";
  return isNotice(project)
    ? `${isKingdom ? what.replace(/,$/u, "") : `${what}${and} who represents it`}?${seatQuestion(project)}${tax}${charity} The legal notice has to say so.`
    : `${what}${and} who runs it?${tax}${charity}${isProviderNamed(project) && (tax === "" || namesProvider(project)) ? " The site has to say so." : ""}${regionQuestion(project)}`;
}
