import { isPostBox } from "../../../content/contact-facts.ts";
import { noPremises } from "../../../content/facts/data/keep-words.ts";
import { wantsPartLeftOut } from "../../../content/facts/without-remarks.ts";
import { isNoAnswer } from "../../../onboarding/no-answer.ts";
import { isAnswered } from "../../answers.ts";
import type { Project } from "../../project.ts";
import { all, any, does, hasPageNamed, namesProvider } from "../checks.ts";
import { isMobileTrade } from "../mobile-trade.ts";
import { ownAddresses } from "../own-places.ts";
import type { Check, QuestionRule } from "../rule.ts";
import { askedOn, saying, sayingOfBusiness } from "../saying.ts";
import { hidesAddress } from "../wishes.ts";
import { hasGuests } from "./booking.ts";
import { comeByHours, isAddressWaiting, isAddressWithheld } from "./contact.ts";
import { mayPrintStreet, peopleCome } from "./people-come.ts";
import { goesToCustomers } from "./said-in-passing.ts";

// A phone number in the sentence already says whom to contact.
const longNumber = /\d(?:[ ()-]?\d){4}/;

const elsewhere = saying(
  /\b(?:after[- ]hours|out of hours|emergenc(?:y|ies)|in (?:a )?crisis|urgent)\b.{0,60}\b(?:goes? to|go to|sent to|referred|where to (?:go|turn|call)|hospital|partner)\b/i,
  longNumber,
);

const press = saying(
  /\b(?:press|media) ?:|\b(?:featured|written up|reviewed|profiled) (?:in|on|by)\b|\b(?:was|were|been) (?:in|on) (?:the )?\p{L}{0,20}(?:['’]s)? ?(?:best|guide|newspaper|paper|magazine|radio|tv|telly|news)\b|\barticle (?:about|on) us\b/iu,
  /\bin the news (?:about|on|with)\b/iu,
);

const namesShown = saying(
  /\b(?:trustees|committee|board|directors|governors|sponsors|donors|partners|teachers|members)['’]?s?['’]? names?\b|\bnames? of (?:the |our |all )?(?:trustees|committee|board|directors|governors|sponsors|donors|partners|teachers)\b/i,
);

const filledIn = saying(
  /\b(?:form|questionnaire|registration|application)s? online\b|\bonline (?:form|questionnaire|application)\b|\bfill(?:s|ed)? (?:it |this |them |in |out )?(?:in |out )?(?:online|an? (?:\p{L}+ )?(?:sheet|form|questionnaire|list|card))\b|\b(?:questionnaire|intake form|consultation form|medical form|application (?:form|with)|entry form)\b/iu,
  /\b(?:is|are|lies?|lives?) (?:already )?(?:in|on) \p{Lu}|\balready (?:in|on|there)\b|\b(?:[Nn]obody|[Nn]o one|[Nn]ever|not|n['’]t)\b.{0,30}\bfill|\b(?:CV|cv|[rR]esum[eé]|by e-?mail)\b|\b(?:[Dd]on['’]?t|[Dd]o not|[Ww]ithout|[Ii]nstead of)\b.{0,40}\bfill/u,
);

/** The sentences about hours that do not give days or times; 'pensioners twice a year' are customers. */
export const vagueHours = sayingOfBusiness(
  /\b(?:(?:two|three|four|some|a few|most|one|every other|alternate|certain) (?:evenings?|mornings?|afternoons?|saturdays?|sundays?|weekends?)|(?:one|two|three|four|[1-4]) days? (?:a|per|each|every) week|(?:some|certain|alternate|a few) days|(?:once|twice|(?:two|three|four|a few|several) times) a (?:year|month|fortnight)|(?:on|every|each) (?:mon|tues|wednes|thurs|fri|satur|sun)days?(?![^.]{0,40}\d))\b|\b(?:open|hours)\b.{0,40}\b(?:later|longer|earlier) (?:in|on|during|around|before)\b/i,
  /^["“]|\?|\b(?:burn|burnt|burned|fell|broke|storm|died|happened)\b|\bwithin (?:a few|two|three|four|some)\b|\bis best\b|\b(?:questions?|ask(?:s|ed)?|prices?|chang|remind|tuning|check-?ups?|newsletter|menus?|box(?:es)?|magazine|posts?|subscri|bottles?|shipments?|parcels?|couriers?|posted|dispatch\p{L}*|orders? (?:go|goes|are)|(?:is|are|gets?) \p{L}+ed (?:once|twice|\w+ times) a|letters?|write|written|updat|reports?|meet the|paid|pay)|\b(?:mon|tues|wednes|thurs|fri)day evenings?\b|\b(?:one|two|three|four|[1-4]) days? a week ?[(:,] ?(?:mon|tue|wed|thu|fri|sat|sun)|\bhelps?\b|\bwith (?:me|us) works?\b|\bincluded\b|\bfirst (?:two|three|four|few)\b|\b(?:evenings?|mornings?|afternoons?|weekends?|days?) (?:are|is) (?:always |also )?free\b|\bclinics? once\b|\b(?:opens?|closed?|closing|delivery|deliver|deliveries|collection|off)\b(?![^.]{0,20}\b(?:most|some|certain|alternate|few|other|two|three)\b).{0,30}\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\d ?(?:am|pm)\b|\d[.:]\d\d|\bfrom \d/iu,
);

/** A postcode of one of the supported countries, or a number with four digits or more. */
const postcode =
  /\b\d{4,5}\b|\b\d{2}-\d{3}\b|\b\d{3} \d{2}\b|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b|\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b|\b[A-Z]\d[\dW] ?[A-Z\d]{4}\b/;

// Countries whose addresses need a postcode; elsewhere a house number is enough.
const withPostcodes: readonly string[] = [
  "GB",
  "US",
  "DE",
  "FR",
  "ES",
  "IT",
  "NL",
  "AT",
  "CH",
  "BE",
  "AU",
  "CA",
  "SE",
  "DK",
  "NO",
  "PT",
  "PL",
];
/** 'Main Street, Clarecastle, Co. Clare': houses in Irish villages often have no number. */
const isInIrishTown = (address: string): boolean =>
  address.split(",").length >= 3 &&
  /(?<!\p{L})(?:street|road|square|quay|lane|terrace)(?!\p{L})/iu.test(address);

/** Whether an address is complete enough for a letter or a map. */
const isWhole = (address: string, country: string | null): boolean =>
  postcode.test(address) ||
  isPostBox(address) ||
  (country === "IE" && isInIrishTown(address)) ||
  // With a house number and a state, the place can be found; the ZIP code is needed only for mail.
  ((country === "US" || country === null) &&
    /^\d+ \p{L}/u.test(address) &&
    /\b[A-Z]{2}\.?$/u.test(address)) ||
  (/\d/.test(address) && !withPostcodes.includes(country ?? ""));

/** 'Ulmenstraße', 'Lindenweg': the kind of street at the end of a word. */
const germanStreet = /\p{L}(?:stra(?:ß|ss)e|str\.|weg|platz|gasse|allee|damm|ufer|ring)(?!\p{L})/iu;

/** Only a town, without a street or a house, whatever is remarked in brackets: 'Phibsborough, Dublin 7 (from home)'. */
const isTownAlone = (address: string): boolean => {
  const place = address.replace(/\s*\([^()]*\)/gu, "");
  return (
    !germanStreet.test(place) &&
    !/\d/.test(place.replace(/\bDublin \d{1,2}\b|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b|\b\d{4,5}\b/g, "")) &&
    place.split(",").length < 3 &&
    !/\b(?:street|st|road|rd|avenue|ave|blvd|drive|way|court|lane|square|quay|row|farm|house|mill|hall|barn|cottage|unit|yard|stra\p{L}+e|weg|platz|rue|calle|via|bourg|lieu[- ]dit|hameau|mas|ferme|domaine|moulin|chemin|place|impasse|route|quai|cours|gasse|allee)\b/iu.test(
      place,
    )
  );
};

const unitAlone = /^(?:unit|suite|apt\.?|apartment|flat|room|floor|#) ?\d+\p{L}?,/iu;
const ofStreet =
  /\b(?:street|st|road|rd|avenue|ave|blvd|boulevard|drive|dr|way|court|lane|ln|square|quay|row|crescent|place|highway|hwy|route|parade|terrace|yard|works|mills?|estate|park|cent(?:re|er)|house|buildings?|arcade|mews|wharf|dock|farm|hall|mall|market|tower|block)\b/iu;

/** Whether an address has no street: 'Belmont NSW 2280', 'Unit 4, Harbour area, Halifax'. */
const lacksStreet = (address: string): boolean =>
  isTownAlone(address) || (unitAlone.test(address) && !ofStreet.test(address));

/** A street whose houses have numbers. */
const ofNumbered =
  /(?<!\p{L})(?:street|st|road|rd|avenue|ave|blvd|boulevard|drive|dr|court|lane|ln|square|crescent|terrace|highway|hwy|quay|row|parade|\p{L}*stra(?:ß|ss)e|rue|calle|via)(?!\p{L})/iu;

/** The first half of a British postcode or an Irish routing key at the end of an address: 'Sheffield S9'. */
const beginsCode = /\b(?:[A-Z]{1,2}\d[A-Z\d]?|[A-Z]\d[A-Z])$/;

/** A street at the beginning of an address, where its number would stand. */
const street =
  /(?<!\p{L})(?:street|st|road|rd|avenue|ave|blvd|boulevard|drive|crescent|terrace|lane|ln|highway|hwy|rue|calle|via)(?!\p{L})|\p{L}(?:stra(?:ß|ss)e|str\.)(?!\p{L})/iu;
const byLandmark = /(?<!\p{L})(?:corner|off|opposite|beside|behind|near|next to|end of)(?!\p{L})/iu;

/** Whether an address has a number besides its postal code. */
const hasNumber = (address: string): boolean => {
  const [first = "", ...rest] = address.split(",");
  const isNumber = (text: string): boolean => /\d/u.test(text.replace(postcode, "").replace(beginsCode, ""));
  return rest.length === 0
    ? isNumber(first)
    : /\d/u.test(first) || rest.some((text) => isNumber(text.trim()));
};

/** A street without a number, and no house or unit before it: 'Hoe Street, London E17 4QR'. */
const lacksNumber = (address: string): boolean => {
  const [first = ""] = address.split(",");
  return street.test(first) && !byLandmark.test(first) && !hasNumber(address);
};

/** Whether an address lacks its street, or the number in a street that has numbers. */
const lacksDoor = (address: string): boolean =>
  lacksStreet(address) || lacksNumber(address) || (ofNumbered.test(address) && !/\d/u.test(address));

/**
 * The address, if it is the only one and has neither a house number nor the postcode that a letter or a map needs. Many
 * Irish addresses have neither.
 */
export function shortAddresses(project: Project): string[] {
  const addresses = ownAddresses(project).map(({ text }) => text);
  const typed = project.form.contact.address.trim();
  // An address that must not be printed in full need not be complete.
  if (wantsPartLeftOut(project.input.formData.contact.address)) return [];
  if (/\b(?:do not|don['’]?t|not|never|no) (?:put|print|show|publish|give)\b/i.test(typed)) return [];
  if (noPremises.test(typed)) return [];
  if (typed !== "" && !isNoAnswer(typed))
    return isWhole(typed, project.country) &&
      !isTownAlone(typed) &&
      (project.country === "IE" || !lacksNumber(typed))
      ? []
      : [typed];
  const isShort = addresses.every((text) => !postcode.test(text) && !/\d/.test(text.split(",")[0] ?? ""));
  return isShort ? addresses : [];
}

/** Whether the address may be a home. If customers come during opening hours, it is the business's. */
export const mayBeHome: Check = (project) =>
  isAnswered(project.form.contact.address) &&
  !isAnswered(project.form.contact.openingHours) &&
  (isMobileTrade(project) || goesToCustomers(project).length > 0) &&
  !/\b(?:unit|workshop|shop|office|studio|estate|suite|yard|depot)\b/iu.test(project.form.contact.address);

/** Whether the client typed the address for visitors to read. */
const isAddressShown: Check = (project) =>
  !mayBeHome(project) &&
  project.words.facts.some(({ field, isConfirmed }) => field === "contact.address" && isConfirmed);

/** The name of the postal code in each country. */
const codeNames: Readonly<Record<string, string>> = {
  AU: "postcode",
  GB: "postcode",
  IE: "Eircode",
  NZ: "postcode",
  US: "ZIP code",
};

/** A stand, for example at a market, receives no mail. */
const isStand =
  /(?<!\p{L})(?:pod|market|stall|stand|truck|van|trailer|park(?:ing lot)?|car park|square)(?!\p{L})/iu;

const printedOrNot =
  " The site would print it: say so if it should show the town alone, and which address for letters the legal pages may name then.";

/** Asks for the missing parts of a public address: 'Kilbannon Cross, near Kilnaboy' has no street and no number. */
function addressRest(project: Project): string {
  const { form, country } = project;
  const address = form.contact.address.trim();
  const door = lacksStreet(address)
    ? ["street and number (if the place has them)"]
    : country === "IE" || hasNumber(address)
      ? []
      : ["number (if the place has one)"];
  const codeName = codeNames[country ?? ""] ?? "postal code";
  const code = postcode.test(address) ? [] : [beginsCode.test(address) ? `whole ${codeName}` : codeName];
  const post = isStand.test(address) ? " Which address for letters may the legal pages name?" : "";
  return country === "IE" && door.length === 0
    ? "Is there an Eircode for the address that you gave? Does post arrive with the address as it is?"
    : `What is the ${[...door, ...code].join(" and the ")} of the address that you gave?${lacksStreet(address) ? mayPrintStreet(project) || (peopleCome(project) ? "" : printedOrNot) : ""}${post}`;
}

/** Questions about incomplete details in the answers: where, who, which and when. */
export const detailQuestions: readonly QuestionRule[] = [
  askedOn("address-whole", shortAddresses, {
    path: "businessInfo.contactDetails",
    question: (project) =>
      hidesAddress(project)
        ? "Which postal address may the legal pages name? You asked us not to show the one where you live or work."
        : isAddressShown(project)
          ? addressRest(project)
          : "What is the full address, with street, number and postal code, and may the site show it?",
    // Other questions ask which address the legal pages may name, and whether this one is correct.
    settledBy: any(all(hidesAddress, any(namesProvider, does("shop"))), isAddressWaiting, isAddressWithheld),
    blocks: (project) => {
      const short = shortAddresses(project);
      const isCodeCut = short.some((text) => beginsCode.test(text)) && project.legalPages.length > 0;
      // Whoever knows the place looks up its code, and a farm or a hall has no number; guests from far do not know it.
      if (isAddressShown(project) && !isCodeCut && !short.some(lacksDoor))
        return hasGuests(project) ? "page" : "nothing";
      if (any(namesProvider, does("shop"))(project)) return "launch";
      // A town alone is no address at which papers can be served: SI 2002/2013, regulation 6(1)(b).
      if (project.country === "GB" && project.legalPages.length > 0 && short.some(lacksStreet))
        return "launch";
      // Who has to come somewhere needs the street, on the site or from the owner.
      if (short.some(lacksStreet) && peopleCome(project) && !hidesAddress(project))
        return comeByHours(project) ? "page" : "launch";
      // Customers who come during opening hours need the full address; for appointments the town is enough.
      return comeByHours(project) && !hidesAddress(project) ? "page" : "nothing";
    },
  }),
  askedOn("emergency-elsewhere", elsewhere, {
    path: "businessInfo.contactDetails",
    question:
      "Where exactly do you send people then? Which name, phone number and address should we show, and on which pages?",
    blocks: "launch",
  }),
  askedOn("press", press, {
    path: "content.facts",
    question:
      "Which press pieces may we name, with what title, date and link? May we show the logo or quote them?",
  }),
  askedOn("names-shown", namesShown, {
    path: "content.facts",
    question: "Which names should we show, with what roles and in what order, and have these people agreed?",
  }),
  askedOn("form-fields", filledIn, {
    path: "projectRequirements.scope.features",
    question: "What should this form ask, where do the answers go, and who reads them?",
    settledBy: hasPageNamed(
      /\bnew (?:patients?|clients?|customers?|members?)\b|\bforms?\b|\bregist(?:er|ration)\b|\bsign[- ]?up\b|\benrol|\bapply\b|\bapplications?\b/,
    ),
  }),
];
