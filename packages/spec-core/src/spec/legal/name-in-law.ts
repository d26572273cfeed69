import { firstNames } from "../../content/facts/people/data/first-names.ts";
import { notNames, relativeAlone } from "../../content/facts/people/data/person-words.ts";
import { isAnswered } from "../answers.ts";
import type { Project } from "../project.ts";
import { isOfPartners, isUnregistered } from "./unregistered.ts";

type Source = Pick<Project, "form" | "words">;
type Person = Source["words"]["facts"][number];

const companySuffix =
  /(?<!\p{L})(?:ltd|limited|llp|llc|plc|inc|corp|gmbh|ug|kg|ohg|ag|e\.? ?k|s\.?a\.?r\.?l|sas|eurl|s\.?l|s\.?a|s\.?r\.?l|b\.?v|bvba|n\.?v|aps|a\/s|ab|oy|s\.?r\.?o|d\.?o\.?o|sp\.? ?z ?o\.? ?o|pty|cic|dac)\.?$/iu;

/** Whether the business's name ends like that of a company: 'Kiln Ltd'. */
export const endsLikeCompany = (businessName: string): boolean => companySuffix.test(businessName.trim());

/** Words with this many first letters in common are the same: 'Curtains' and 'curtain'. */
const sameLetters = 5;

const runs = /(?<!\p{L})(?:owner|founder|proprietor|runs|inhaber\p{L}*)(?!\p{L})/iu;

/** Whether a person's role says that they run the business. */
export const runsIt = ({ about }: Pick<Person, "about">): boolean => runs.test(about);

const isFullName = ({ text }: Person): boolean => /\p{L}{2}\S* \S*\p{L}{2}/u.test(text.trim());

/** The people with a full name who may run the business; not those who are only mentioned as a relative. */
export const possibleOwners = (people: readonly Person[]): Person[] =>
  people.filter((person) => isFullName(person) && !relativeAlone.test(person.about));

const givenAndSurname = /^(\p{Lu}\p{L}+) (\p{Lu}['’]?\p{L}+(?:-\p{Lu}\p{L}+)?)(?!['’]?\p{L})/u;

/**
 * Whether the business bears the full name of its only owner: 'Ines Falk Steuerberatung'. A surname is no word that the
 * answers use besides: 'Anna Curtains' of who sews curtains is none.
 */
export function bearsOwnersName({ businessName, legalForm, niche, description }: Source["form"]): boolean {
  const [, given = "", surname = ""] = givenAndSurname.exec(businessName.trim()) ?? [];
  return (
    isUnregistered(legalForm) &&
    !isOfPartners(legalForm) &&
    firstNames.has(given.toLowerCase()) &&
    surname !== "" &&
    !notNames.has(surname.toLowerCase()) &&
    !(`${niche} ${description}`.match(/(?<!\p{L})\p{Ll}+/gu) ?? []).some((word) =>
      word.startsWith(surname.toLowerCase().slice(0, sameLetters)),
    )
  );
}

/** 'Rookery Brewing' of 'Rookery Brewing Co.', which the registered name writes out. */
const withoutCo = (name: string): string => name.trim().replace(/,? (?:& )?co\.?$/iu, "");

/** A company's full name in the field for the legal form, which begins like the business's: 'Kiln Pottery Ltd, …'. */
function registeredName({ businessName, legalForm }: Source["form"]): string | null {
  const [name = ""] = legalForm.trim().split(/[,;(]/u);
  const isNamed = name.toLowerCase().startsWith(`${withoutCo(businessName).toLowerCase()} `);
  return isNamed && endsLikeCompany(name) ? name.trim() : null;
}

/**
 * The legal names of those who run the business: the company's name, or the names of the people who trade under their
 * own names. Empty if the client confirmed none; a trading name is not a legal name.
 */
export function namesInLaw({ form, words }: Source): string[] {
  if (!isAnswered(form.businessName)) return [];
  if (endsLikeCompany(form.businessName)) return [form.businessName];
  const registered = registeredName(form);
  if (registered !== null) return [registered];
  if (!isUnregistered(form.legalForm)) return [];
  // Only people whose role says so: the only person named may be a former master, a supplier or a patron.
  const owners = possibleOwners(
    words.facts.filter(({ kind, isConfirmed }) => kind === "person" && isConfirmed),
  ).filter(runsIt);
  // Of partners all are named or none.
  return isOfPartners(form.legalForm) && owners.length < 2 ? [] : owners.map(({ text }) => text);
}
