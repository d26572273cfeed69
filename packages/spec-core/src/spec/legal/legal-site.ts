import { industryOf } from "../../industry/classify.ts";
import { isAnswered } from "../answers.ts";
import { isBookedElsewhere } from "../booked-elsewhere.ts";
import { mentionsOf } from "../mentions/mentions.ts";
import { mentionsStays } from "../own-stays.ts";
import type { Project } from "../project.ts";
import { collectsData, setsCookies } from "../site-does.ts";
import { sellsSoftware } from "../software.ts";
import { isCollectedOnly } from "./collected-only.ts";
import { type CountryLaw, countryLaws } from "./data/countries.ts";
import { type FamilyLaw, familyLaws } from "./data/families.ts";
import type { Profession } from "./data/professions.ts";
import { messengersOf } from "./messengers.ts";
import { isNotaryPublic, professionOf } from "./profession.ts";
import { isUnregistered } from "./unregistered.ts";

/** What legal pages and duties depend on: the site's functions, its audience and its country. */
export interface LegalSite {
  readonly does: Project["does"];
  readonly country: string | null;
  readonly law: CountryLaw | null;
  readonly family: FamilyLaw;
  readonly collectsData: boolean;
  readonly setsCookies: boolean;
  /** Visitors commit to pay when they book: a stay, a deposit. */
  readonly hasPaidBookings: boolean;
  /** Visitors request a date, and a person confirms it. */
  readonly isBookedByRequest: boolean;
  /** The goods are used online, so that nothing is delivered. */
  readonly sellsSoftware: boolean;
  /** Buyers collect their orders, so that nothing is shipped or returned by post. */
  readonly isCollectedOnly: boolean;
  /** Consumers cannot buy, so consumer rights do not apply. */
  readonly isForBusinessesOnly: boolean;
  readonly isCharity: boolean;
  /** The owners trade under their own names: there is no company with capital, a register or representatives. */
  readonly isUnregistered: boolean;
  /** The business is in a register: a company, a charity, a regulated profession. */
  readonly isRegistered: boolean;
  readonly isInCalifornia: boolean;
  /** The legal form or the registration names the part of the United Kingdom where the company is registered. */
  readonly tellsPartOfKingdom: boolean;
  /** Dogs are not allowed inside. */
  readonly bansDogs: boolean;
  readonly profession: Profession | null;
  /** The services for messages in which visitors write besides forms: 'WhatsApp'. */
  readonly messengers: readonly string[];
  /** The business keeps data on people's health. */
  readonly recordsHealth: boolean;
}

type LegalSource = Pick<Project, "form" | "country" | "does" | "mentions" | "words">;

// A US address ends with the state's abbreviation and the ZIP code.
const californianAddress = /,\s*CA\b/;

function isCompany({ form, mentions, words }: LegalSource): boolean {
  const { legalForm, registrationNumber, businessName } = form;
  if (isAnswered(legalForm)) return !isUnregistered(legalForm);
  return (
    isAnswered(registrationNumber) ||
    /\b(?:ltd|limited|llp|plc|cic|dac)\b\.?$/i.test(businessName.trim()) ||
    words.facts.some(({ kind, proposal }) => kind === "registration" && proposal === "print") ||
    mentions.has("limitedCompany")
  );
}

const healthProfessions: ReadonlySet<string> = new Set([
  "dentist",
  "doctor",
  "nurse",
  "therapist",
  "pharmacist",
]);

/** 'Dogs stay outside sorry', 'no dogs please'. */
const noDogs =
  /(?<!\p{L})(?:(?:no|not any) (?:dogs|pets|animals)(?! (?:under|over|food|yet|for|from|with|is|harmed|tested))|(?:dogs|pets) (?:must |have to |need to |please |should )?(?:stay|wait|remain) outside|(?:dogs|pets|animals) (?:are )?(?:not|n['’]t|never) (?:allowed|welcome|permitted|let in))(?!\p{L})/iu;
/** Trades with animals, where 'no dogs' is about the customers' animals. */
const withAnimals =
  /(?<!\p{L})(?:dogs?|pets?|cats?|catter\p{L}*|kennels?|groom\p{L}*|vets?|veterinar\p{L}*|animals?|horses?|livery)(?!\p{L})/iu;

/** Whether customers come to a place where dogs are not allowed. */
const bansDogs = ({ form, words }: LegalSource): boolean =>
  !withAnimals.test(`${form.niche} ${form.businessName}`) &&
  words.statements.some(
    ({ text, field }) => (field === "description" || field === "contentNotes") && noDogs.test(text),
  );

/** Goods that only patients buy, in any trade: 'wigs for who has lost the hair by chemo'. */
const medicalAids =
  /(?<!\p{L})(?:medical (?:hair|wigs?|aids?|footwear|shoes|insoles|devices|supplies|tattoo\p{L}*)|surgical appliances?|prosthe(?:sis|ses|tics?|tists?)|orthotics?|orthop(?:a)?edic|ocularists?|artificial (?:eyes?|limbs?)|hearing aids?|chemo(?:therapy)?|alopecia|mastectomy|stoma|compression (?:stockings|garments)|lymph(?:o)?edema)(?!\p{L})/iu;

/** Whether the business works with people's health; a vet does not. */
const recordsHealth = (form: LegalSource["form"], profession: Profession | null): boolean =>
  profession === null
    ? industryOf(form).industry === "Healthcare" ||
      [form.niche, form.description, form.audience].some((text) => medicalAids.test(text))
    : healthProfessions.has(profession.id) ||
      (profession.id === "care" && industryOf(form).industry === "Healthcare");

// Without private sentences such as 'My wife is a lawyer'.
const ownSentences = ({ words }: LegalSource): string[] =>
  words.statements
    .filter(({ field, kind }) => field === "description" && (kind === "fact" || kind === "unsure"))
    .map(({ text }) => text);

/** Only a part of the offer is for businesses: 'Preise nur für Gewerbekunden'. The shop may still be for everybody. */
const ofPart =
  /(?<!\p{L})(?:prices?|page|section|area|login|accounts?|terms|discounts?|catalogue|wholesale|\p{L}{0,20}(?:preise?|seite|bereich|konto|rabatte?|katalog|konditionen)|tarifs?|prix|espace|remises?|precios?|zona|descuentos?|tarifas?)(?: \p{L}{1,12}){0,3} (?:only|nur|ausschließlich|strictly|exclusively|réservée?s?|uniquement|exclusivement|s[oó]lo|exclusiv\p{L}*|for|for the)(?!\p{L})/iu;

/**
 * The same words with another meaning: 'We only trade in watches', 'the only retailers of it', 'not only businesses'.
 */
const otherSense =
  /(?<!\p{L})(?:(?:i|we|you|they|who|that|which) (?:(?:only|just|also|always|mainly|still|now) )?trade(?! (?:customers|buyers|clients))|(?:the|our|its|their) only|not (?:only|just)|nicht (?:nur|ausschließlich)|(?:pas|non) (?:seulement|uniquement|exclusivement)|no s[oó]lo|keine? private \p{Lu}(?!unden|äufer|ersonen|bnehmer)\p{L}*)(?!\p{L})/iu;

/** Whether the answers, including those about the audience, say that only businesses can buy. */
function isForBusinessesOnly({ mentions, words }: LegalSource): boolean {
  const audience = mentionsOf(
    words.statements.filter(({ field }) => field === "audience").map(({ text }) => text),
  );
  const said = [mentions, audience];
  return (
    said.every(({ against }) => against("businessOnly").length === 0) &&
    said.some(({ of }) => of("businessOnly").some((text) => !ofPart.test(text) && !otherSense.test(text)))
  );
}

/** Another charity: 'ten years at a nonprofit in Leith', 'we collect for a charity', '10% off for registered charities'. */
const isOfOthers =
  /(?<!\p{L})(?:at|for|with|to|from) (?:an?|the|some|other|two|local|registered|several|many|small)(?: \p{L}+){0,2} (?:charit(?:y|ies)|non-?profits?|foundations?|ngos?)(?!\p{L})|(?<!\p{L})(?:for|to|with|off for|serve|help) (?:charity|charities|non-?profits|ngos)(?!\p{L})|(?<!\p{L})(?:i|we) (?:also )?(?:raise|give|donate|collect)(?: \p{L}+){0,2} (?:for|to) (?:an?|the|our|some|other|two|local)(?!\p{L})/iu;

/** 'We clean for offices and non-profits': several of them are the customers. */
const areCustomers =
  /(?<!\p{L})(?:(?:to|for|by|with|serv\p{L}+) [^.!?]{0,80}(?<!\p{L})(?:charities|non-?profits|ngos))(?!\p{L})/iu;

/** Derives from the answers what the legal duties depend on. */
export function legalSiteOf(source: LegalSource): LegalSite {
  const { form, country, mentions, words } = source;
  // A service of the client's own has its own privacy notice and terms for what is booked there.
  const isElsewhere = isBookedElsewhere(words.statements.map(({ text }) => text));
  const does = isElsewhere ? new Set([...source.does].filter((each) => each !== "booking")) : source.does;
  const law = country === null ? null : (countryLaws[country] ?? { family: "other" });
  const trades = [form.niche, form.businessName];
  const profession = isNotaryPublic(trades, country) ? null : professionOf(trades, ownSentences(source));
  const isCharity =
    /\bcharit/i.test(`${form.legalForm} ${form.niche}`) ||
    (mentions.has("charity") &&
      mentions.of("charity").some((text) => !isOfOthers.test(text) && !areCustomers.test(text)));
  return {
    does,
    country,
    law,
    family: familyLaws[law?.family ?? "unknown"],
    collectsData: collectsData(does),
    setsCookies: setsCookies(does),
    hasPaidBookings:
      does.has("booking") && (mentionsStays(source) || mentions.has("deposit") || mentions.has("payTool")),
    isBookedByRequest: mentions.has("bookingRequest") && !mentions.has("bookingTool"),
    sellsSoftware: sellsSoftware(source),
    isCollectedOnly: isCollectedOnly(source),
    isForBusinessesOnly: isForBusinessesOnly(source),
    isCharity,
    isUnregistered: !isCharity && isUnregistered(form.legalForm),
    isRegistered: isCharity || profession !== null || isCompany(source),
    isInCalifornia:
      country === "US" && (californianAddress.test(form.contact.address) || mentions.has("california")),
    tellsPartOfKingdom:
      country === "GB" &&
      /(?<!\p{L})(?:england|wales|scotland|northern ireland)(?!\p{L})/iu.test(
        `${form.legalForm} ${form.registrationNumber}`,
      ),
    bansDogs: bansDogs(source),
    profession,
    messengers: messengersOf(source),
    recordsHealth: recordsHealth(form, profession),
  };
}
