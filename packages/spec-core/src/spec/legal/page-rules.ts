import { companyParts, partOfKingdom, supervisor } from "./data/countries.ts";
import type { LegalSite } from "./legal-site.ts";
import { privacyParts } from "./privacy-parts.ts";
import { registrationLine } from "./profession.ts";

/** A legal page without its address. */
export interface LegalDraft {
  readonly name: string;
  readonly path: string;
  readonly purpose: string;
  /** The part of the answers that requires it. */
  readonly why: string;
  /** Its parts in order, as 'Heading: what it says'. */
  readonly outline: readonly string[];
  /** The law and section of the duty. */
  readonly basis: string;
}

/** A rule that requires a page. */
export interface LegalPageRule {
  readonly id: "notice" | "privacy" | "cookies" | "terms" | "delivery" | "returns" | "booking-terms";
  /** The lowercase names under which a client may have chosen the page; then no second page is added. */
  readonly chosenAs: RegExp;
  readonly draft: (site: LegalSite) => LegalDraft | null;
}

/** The heading of the part that names who runs the site, with the known details. */
export const providerHeading = "Who we are";

const provider = ({ isUnregistered }: LegalSite): string =>
  `${providerHeading}: ${isUnregistered ? "the name of each owner" : "name"}, legal form, postal address, e-mail and phone of who runs the site`;

const hasPart = ({ isUnregistered, profession }: LegalSite, part: string): boolean =>
  part === supervisor ? profession !== null : !(isUnregistered && companyParts.has(part));

function notice(site: LegalSite): LegalDraft | null {
  const rule = site.law?.notice;
  if (!rule) return null;
  const sells = site.does.has("shop") || site.does.has("booking");
  const isNeeded =
    rule.for === "all" ||
    (rule.for === "sellers" && sells) ||
    (rule.for === "registered" && site.isRegistered);
  if (!isNeeded) return null;
  return {
    name: rule.name,
    path: rule.path,
    purpose: "Say who runs the site and how to reach them",
    why: {
      all: "The business's country asks every business to say on its site who runs it",
      sellers: "The business's country asks who sells or takes bookings online to say who they are",
      registered:
        "The business's country asks companies, charities and regulated professions to name their entry",
    }[rule.for],
    outline: [
      provider(site),
      ...rule.parts
        .filter((part) => hasPart(site, part))
        .map((part) => (site.tellsPartOfKingdom ? part.replace(`, ${partOfKingdom}`, "") : part)),
      ...(site.isForBusinessesOnly ? [] : (rule.consumerParts ?? [])),
      ...(site.profession ? [registrationLine(site.profession, site.country)] : []),
      ...(site.isCharity ? ["Charity number: the register of charities and the number in it"] : []),
    ],
    basis: (site.isUnregistered ? rule.ownNamesBasis : undefined) ?? rule.basis,
  };
}

const privacy = (site: LegalSite): LegalDraft | null =>
  site.collectsData
    ? {
        name: site.family.privacy.name,
        path: "/privacy",
        purpose: "Say which personal data the site takes, what for, how long, and who receives them",
        why: "Visitors hand over personal data on the site",
        outline: [provider(site), ...privacyParts(site)],
        basis: site.law?.privacy ?? site.family.privacy.basis,
      }
    : null;

function cookies(site: LegalSite): LegalDraft | null {
  const basis = site.family.cookies === null ? null : (site.law?.cookies ?? site.family.cookies);
  return site.setsCookies && basis !== null
    ? {
        name: "Cookies",
        path: "/cookies",
        purpose: "Say what is stored on the visitor's device, and let them take their consent back",
        why: "Something that the client asks for sets cookies that are not strictly necessary",
        outline: [
          "What is stored: each cookie with its name, who sets it, what for and how long",
          "Your choice: the consent that was given, and the way to change it",
        ],
        basis,
      }
    : null;
}

const pickup = "Pickup: where and when orders are handed over, and what holds where nobody fetches one";

function terms(site: LegalSite): LegalDraft | null {
  const { does, law, family, isCollectedOnly } = site;
  // Directives 2000/31/EC, Article 10, and 2013/11/EU, Article 13, have no counterpart there.
  const isInUs = law?.family === "us";
  return does.has("shop")
    ? {
        name: "Terms of sale",
        path: "/terms-of-sale",
        purpose: "Say on which terms the shop sells",
        why: "The site sells online",
        outline: [
          provider(site),
          `The contract: how an order becomes a contract${isInUs ? "" : ", in which languages, and where its text is kept"}`,
          "Prices: currency, taxes and further costs, before the order is placed",
          "Payment: the ways to pay, and when the money is taken",
          ...(isCollectedOnly ? [pickup] : []),
          "Faults: what holds where goods are faulty or late",
          `Complaints: where to complain${isInUs ? "" : ", and which body settles disputes"}`,
        ],
        basis: law?.sale ?? family.sale,
      }
    : null;
}

const delivery = ({ does, family, sellsSoftware, isCollectedOnly }: LegalSite): LegalDraft | null =>
  does.has("shop") && !sellsSoftware && !isCollectedOnly
    ? {
        name: "Delivery",
        path: "/delivery",
        purpose: "Say where the shop delivers, how fast and at what cost",
        why: "The site sells online",
        outline: [
          "Where to: the areas and countries that the shop delivers to",
          "Costs: what delivery costs, and from which value it is free",
          "How long: the time until delivery, at the latest date",
        ],
        basis: family.delivery,
      }
    : null;

function returns({ does, law, family, isForBusinessesOnly, isCollectedOnly }: LegalSite): LegalDraft | null {
  if (!does.has("shop") || isForBusinessesOnly) return null;
  const { name, path, basis, parts, collectedParts = parts } = family.returns;
  return {
    name,
    path,
    purpose: "Say how a buyer gives goods back and gets the money",
    why: "The site sells online",
    outline: isCollectedOnly ? collectedParts : parts,
    basis: law?.withdrawal ? `${law.withdrawal}; ${basis}` : basis,
  };
}

function bookingTerms(site: LegalSite): LegalDraft | null {
  const { hasPaidBookings, family } = site;
  return hasPaidBookings
    ? {
        name: "Booking terms",
        path: "/booking-terms",
        purpose: "Say on which terms a booking binds both sides",
        why: "Visitors book online what they pay for",
        outline: [
          provider(site),
          "Prices: what is included, taxes, and what is paid on the spot",
          "Payment: deposit and balance, and when they are due",
          "Cancellation: until when and at what cost a booking can be cancelled or moved",
          "No withdrawal: that bookings for a fixed date may not be withdrawn from, where the law says so",
        ],
        basis: family.booking,
      }
    : null;
}

/** The rules for pages that the law requires, by the site's functions and the country, in the order of the footer. */
export const legalPageRules: readonly LegalPageRule[] = [
  {
    id: "notice",
    chosenAs:
      /impressum|imprint|legal (?:notice|information|disclosure)|^legal$|mentions l[eé]gales|aviso legal|company details|note legali|colofon/,
    draft: notice,
  },
  {
    id: "privacy",
    chosenAs: /privacy|datenschutz|data protection|privacidad|confidentialit/,
    draft: privacy,
  },
  { id: "cookies", chosenAs: /cookie/, draft: cookies },
  {
    id: "terms",
    chosenAs: /^terms\b|terms (?:of|and|&)|conditions|^agb$|^t&cs?$|^cgv$/,
    draft: terms,
  },
  { id: "delivery", chosenAs: /^(?:delivery|shipping|postage)\b|versand/, draft: delivery },
  {
    id: "returns",
    chosenAs: /\breturns?\b|refund|withdrawal|widerruf|cancellation|r[eé]tractation/,
    draft: returns,
  },
  {
    id: "booking-terms",
    chosenAs: /booking (?:terms|conditions)|cancellation|^terms\b|terms (?:of|and|&)|^agb$|house rules/,
    draft: bookingTerms,
  },
];
