import { isGroupTime } from "../../../content/contact-facts.ts";
import type { JudgedFact } from "../../../content/public-words.ts";
import { listed } from "../../../text/listed.ts";
import { isAnswered } from "../../answers.ts";
import type { Project } from "../../project.ts";
import { all, any, distinctValues, does, isOfIndustry, namesProvider, not, shows } from "../checks.ts";
import { withConditions } from "../hanging-sentences.ts";
import { isMobileTrade } from "../mobile-trade.ts";
import { openAddresses, ownAddresses } from "../own-places.ts";
import { blocksLaunchIf, type Check, type QuestionRule } from "../rule.ts";
import { sayingOfBusiness } from "../saying.ts";
import { meeting } from "../visits.ts";
import { contactPath, givesEmailAlone, knows } from "../ways.ts";
import { hidesAddress, hidesRest, hidingSentences } from "../wishes.ts";
import { furtherPlaces } from "./named-things.ts";
import { phoneQuestions } from "./phones.ts";

const anyTime = /\b(?:any ?time|24 ?\/ ?7|24 hours|day (?:and|or) night|round the clock|all hours)\b/i;
const isPhonedAnyTime: Check = ({ words }) => words.statements.some(({ text }) => anyTime.test(text));

const wantsNoPhone =
  /\b(?:phone|telephone)(?: number)? (?:we|i) (?:do not|don['’]t) (?:put|want|give|show)\b|\b(?:no|not|n['’]?t|without|never)\b.{0,25}\b(?:phone|telephone|mobile)\b/i;
const declinesPhone = ({ words }: Project): boolean =>
  words.statements.some(({ text }) => wantsNoPhone.test(text));

// If no pages are chosen yet, one of them will show the contact details.
const isContactShown: Check = any(shows("Contact", "contact"), ({ pages }) => pages.length === 0);

const postalAddress = "postal address";
const hoursOfPlace = "opening hours or hours for calls (also nights and weekends?)";
const mailAddress = "e-mail address";
const phoneNumber = "phone number";

const isReached: Check = (project) =>
  knows(project, "phone") || knows(project, "email") || givesEmailAlone(project);

/** Whether customers come during opening hours, possibly to a place without an address: a trailer, a stall, a shop. */
export const comeByHours: Check = (project) =>
  knows(project, "hours") && isOfIndustry("Food & Hospitality", "Retail & E-commerce")(project);

const byArrangement = /\bby (?:prior )?(?:arrangement|appointment)\b/i;

/** 'Visitors by arrangement' in the address: there are no opening hours to show. */
const meetsByArrangement = ({ form }: Project): boolean => byArrangement.test(form.contact.address);

/** Whether people come at the times of a group, such as a choir, and there are no other hours. */
const meetsInGroups = ({ words }: Project): boolean => words.facts.some(isGroupTime);

const hasPremises = ({ words }: Project): boolean =>
  words.statements.some(
    ({ text }) =>
      /\b(?:shop|workshop|showroom|studio|office)\b/i.test(text) &&
      // 'A proper shop later', 'an online shop': no place.
      !/\b(?:shop|studio|office)\b[^.!?]{0,20}\b(?:later|one day|online)\b|\b(?:online|web)[- ]?shop\b/i.test(
        text,
      ),
  );

/** 'Text me, I never hear the phone', 'texts only': nobody calls, and a text can be sent at any time. */
const byText =
  /(?<!\p{L})(?:text|whats ?app)(?: me| us)? (?:me|us|please|only|rather|instead|at|on|or|not|is (?:best|better))(?!\p{L})|\((?:text|texts|whats ?app)(?: only)?!?\)|(?<!\p{L})texts? (?:only|(?:are|is) (?:best|better))(?!\p{L})/iu;
const noCalls =
  /(?<!\p{L})(?:(?:n['’]t|not|never|terrible at|bad at|hopeless at|rubbish at|hate) (?:\p{L}+ ){0,2}(?:voice ?mails?|calls?|phone|answer\p{L}*)|no (?:phone )?calls|instead of (?:calling|ringing)|not (?:call|ring)|\((?:text|texts|whats ?app)(?: only)?!?\))(?!\p{L})|\((?:text|texts)!?\)/iu;
const prefersTexts: Check = ({ form, words }) =>
  [form.contact.phone, ...words.statements.map(({ text }) => text)].some(
    (text) => byText.test(text) && noCalls.test(text),
  );

// Addresses of further places have a question of their own. One way to contact the business is enough; hours matter
// only for places that people can visit.
function missingWays(project: Project): string[] {
  const isKnown = isReached(project);
  // The question about the form asks for the address that receives its messages.
  const isMailAsked = does("form")(project) && !does("booking")(project);
  const needsAddress = isContactShown(project) || project.legalPages.length > 0;
  return [
    ...(isKnown &&
    shows("Contact")(project) &&
    !knows(project, "phone") &&
    !givesEmailAlone(project) &&
    !declinesPhone(project)
      ? [phoneNumber]
      : []),
    ...(isKnown
      ? []
      : declinesPhone(project)
        ? [mailAddress]
        : isMailAsked
          ? [phoneNumber]
          : [phoneNumber, mailAddress]),
    ...(needsAddress &&
    !knows(project, "address") &&
    !hidesAddress(project) &&
    furtherPlaces(project).length === 0
      ? [postalAddress]
      : []),
    // Legal pages need a contact for messages, and there is no form whose question would ask for it.
    ...(isKnown && !knows(project, "email") && project.legalPages.length > 0 && !isContactShown(project)
      ? [mailAddress]
      : []),
    ...(shows("Contact")(project) &&
    knows(project, "address") &&
    !knows(project, "hours") &&
    (!isMobileTrade(project) || hasPremises(project)) &&
    !meetsByArrangement(project) &&
    !meetsInGroups(project)
      ? [hoursOfPlace]
      : []),
    ...(shows("Contact")(project) &&
    knows(project, "phone") &&
    !knows(project, "address") &&
    !knows(project, "hours") &&
    !isPhonedAnyTime(project) &&
    (!prefersTexts(project) || comeByHours(project) || hasPremises(project))
      ? [
          comeByHours(project) || hasPremises(project)
            ? "opening hours"
            : "hours for calls (also nights and weekends?)",
        ]
      : []),
  ];
}

const streetKind =
  /(?<!\p{L})(?:streets?|st|roads?|rd|avenue|ave|lane|ln|drive|dr|north|south|east|west|n[ew]?|s[ew]?)(?!\p{L})/giu;

const addressWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(streetKind, " ")
    .replaceAll(/(?<!\p{L})(?:in|near|ontario|alberta|quebec|manitoba)(?!\p{L})/gu, " ")
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** The places that the answers name. A place is left out if another one contains all of its words: it is the same. */
function places(project: Project): readonly JudgedFact[] {
  const facts = ownAddresses(project);
  const words = facts.map(({ text }) => addressWords(text));
  return facts.filter((_, index) => {
    const own = words[index] ?? [];
    return !words.some(
      (other, at) =>
        at !== index &&
        (other.length > own.length || (other.length === own.length && at < index)) &&
        own.every((word) => other.includes(word)),
    );
  });
}

/** Whether the undecided places are only shorter forms of another one. */
export const isOpenPlaceRepeated: Check = (project) => {
  const kept = new Set(places(project));
  return openAddresses(project).every((fact) => !kept.has(fact));
};

/** Whether there are several addresses, which one question asks about together. */
export const isSeveralAddresses: Check = (project) => distinctValues(places(project)) > 1;

/** Whether a single recognised address waits for confirmation, so that no other question asks about it. */
export const isAddressWaiting: Check = all(
  (project) => openAddresses(project).length > 0,
  not(isSeveralAddresses),
  not(isOpenPlaceRepeated),
);

/** The address as typed, if it says that it must not be printed or is not settled. */
const withheldAddress = ({ words, input }: Project): string[] =>
  words.facts.some(
    ({ field, isConfirmed, isDecided }) => field === "contact.address" && !isConfirmed && !isDecided,
  )
    ? [input.formData.contact.address.trim()]
    : [];

/** Whether another question asks which address may be named instead. */
export const isAddressWithheld: Check = (project) => withheldAddress(project).length > 0;

/** 'I teach from my home', 'not a storefront, so please no walk-ins': a place that may not be meant for passers-by. */
const privatePlace = sayingOfBusiness(
  /(?<!\p{L})(?:(?:from|at|in) (?:my|our) (?:own )?(?:home|house|flat|apartment)|home studio|(?:is not|isn['’]?t|not) (?:a |an |really a )?(?:store ?front|retail shop|walk[- ]?in)|no (?:walk[- ]?ins?|passing trade|callers|store ?front))(?!\p{L})/iu,
);
const isPrivatePlace: Check = (project) => privatePlace(project).length > 0;

/** Asks for the missing ways where the business's place may not be meant for passers-by. */
function privatePlaceQuestion(ways: readonly string[]): string {
  const others = ways.filter((way) => way !== postalAddress);
  const first = others.length === 0 ? "" : `What ${listed(others)} should the website show? `;
  return `${first}What is your postal address, and may the site show it, or the town alone until people have an appointment?`;
}

// The law requires no address on a site that sells nothing.
const namesNoProvider = not(any(namesProvider, does("shop")));

/** Whether visitors need what is missing to contact the business, or the law requires it. */
const isWayNeeded: Check = (project) => {
  const ways = missingWays(project);
  return (
    !isReached(project) ||
    // Directive 2011/83/EU, Article 6(1)(c): a shop has to show its phone number.
    (ways.includes(phoneNumber) && does("shop")(project) && namesProvider(project)) ||
    ways.includes(mailAddress) ||
    (ways.includes(postalAddress) &&
      // A privacy notice needs a postal address.
      (!namesNoProvider(project) ||
        project.legalPages.length > 0 ||
        comeByHours(project) ||
        hasPremises(project)))
  );
};

/** Times for calls without days: 'After 6'. */
const callTimes = ({ words }: Project): string[] =>
  words.facts.flatMap(({ kind, about, text, isConfirmed }) =>
    kind === "hours" && about === "calls" && !isConfirmed ? [text] : [],
  );

/** Whether the site already names a town or a district: a confirmed address without numbers. */
const namesPlace = ({ words }: Project): boolean =>
  words.facts.some(({ kind, text, isConfirmed }) => kind === "address" && isConfirmed && !/\d/u.test(text));

/** 'Just put Ashford', 'Leith is enough', 'only the town, Kells': the place that the site may name instead. */
const placeInstead =
  /(?<!\p{L})(?:[Jj]ust|[Oo]nly|[Ss]imply)(?: (?:say|put|write|show|name|mention|use|give))?(?: (?:the )?(?:town|village|suburb|area|city),?)?(?: (?:in|of|that (?:we|i)(?:['’]re|['’]m| are| am)(?: in| near)?))? \p{Lu}\p{Ll}|\p{Lu}\p{Ll}+ (?:is|will be|would be) (?:enough|fine|plenty)(?!\p{L})/u;
const saysPlace: Check = (project) => hidingSentences(project).some((text) => placeInstead.test(text));

/**
 * Asks for the address for legal pages and documents. European laws require a geographic address, so a PO box is not
 * enough.
 */
function hiddenAddressQuestion(project: Project): string {
  const isEuropean = project.legal.law?.family === "eu" || project.legal.law?.family === "uk";
  const example = isEuropean ? "that of an office service" : "a PO box or a registered agent";
  const isPlaceKnown = namesPlace(project) || saysPlace(project);
  const which = isPlaceKnown ? "Which" : "Which place may the site name (town, district), and which";
  const hidden = isAddressTyped(project) ? "whole address" : "address";
  return `You do not want your ${hidden} shown. ${which} address may stand on the legal pages${does("shop")(project) ? ", invoices and parcels" : " and invoices"}, such as ${example}?`;
}

/** Where an address was typed, the question about it asks which one the legal pages may name. */
const isAddressTyped: Check = (project) =>
  isAnswered(project.form.contact.address) && hidesRest(project).length === 0;

/** Questions about how visitors contact the business. */
export const contactQuestions: readonly QuestionRule[] = [
  {
    id: "address-withheld",
    path: "legalAndCompliance.provider",
    question: (project) =>
      `This address is not to be printed, or not settled. Which one may the legal pages name${meeting(project) === "visits" || isMobileTrade(project) ? "" : ", and how do people learn where to come"}?`,
    asks: "client",
    blocks: "launch",
    when: isAddressWithheld,
    // Who hides the address is asked about the legal pages' anyway.
    settledBy: any(namesNoProvider, hidesAddress),
    quotes: withheldAddress,
  },
  {
    id: "contact-details",
    path: contactPath,
    question: (project) => {
      const ways = missingWays(project);
      if (ways.includes(postalAddress) && isPrivatePlace(project)) return privatePlaceQuestion(ways);
      const place =
        ways.includes(postalAddress) && comeByHours(project) ? ", and where exactly do people find you" : "";
      const visits = ways.includes(hoursOfPlace) ? ", and may people come without an appointment" : "";
      return `What ${listed(ways)} should the website show${place}${visits}?`;
    },
    asks: "client",
    blocks: blocksLaunchIf(isWayNeeded),
    when: (project) => missingWays(project).length > 0,
    quotes: (project) =>
      missingWays(project).some((way) => way.includes("hours for calls")) ? callTimes(project) : [],
  },
  {
    id: "legal-address",
    path: "legalAndCompliance.provider",
    question: hiddenAddressQuestion,
    asks: "client",
    blocks: "launch",
    when: hidesAddress,
    // A privacy notice names an address too, wherever the business is.
    settledBy: all(
      namesNoProvider,
      any(({ legalPages }) => legalPages.length === 0, isAddressTyped),
    ),
    quotes: (project) => withConditions(project, hidingSentences(project)),
  },
  ...phoneQuestions,
  {
    id: "address-which",
    path: contactPath,
    question: "What is at each of these addresses, and which may we show?",
    asks: "client",
    blocks: "launch",
    when: isSeveralAddresses,
    quotes: (project) => places(project).map(({ text }) => text),
  },
];
