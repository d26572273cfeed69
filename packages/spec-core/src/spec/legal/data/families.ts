import type { CountryLaw } from "./countries.ts";

/** The common rules of a family of countries. A missing entry means that no rule of the family requires the page. */
export interface FamilyLaw {
  readonly privacy: { readonly name: string; readonly basis: string };
  readonly cookies: string | null;
  readonly sale: string;
  readonly delivery: string;
  readonly returns: {
    readonly name: string;
    readonly path: string;
    readonly basis: string;
    readonly parts: readonly string[];
    /** The parts if buyers collect their orders. */
    readonly collectedParts?: readonly string[];
  };
  readonly booking: string;
}

const ownReturns = [
  "What comes back: which goods are taken back, and which are not",
  "How: the address, the time, and who pays for the way back",
  "Money back: refund or exchange, and how soon",
];

const collectedReturns = [
  "What comes back: which goods are taken back, and which are not",
  "How: where and until when goods are brought back",
  "Money back: refund or exchange, and how soon",
];

const ownPolicy = (basis: string) => ({
  name: "Returns",
  path: "/returns",
  basis,
  parts: ownReturns,
  collectedParts: collectedReturns,
});

const unknownCountry = "Follows from selling online; the country, which is not known yet, decides on the law";

export const familyLaws: Readonly<Record<CountryLaw["family"] | "unknown", FamilyLaw>> = {
  eu: {
    privacy: { name: "Privacy notice", basis: "GDPR (Regulation (EU) 2016/679), Articles 13 and 14" },
    cookies: "Directive 2002/58/EC, Article 5(3), as transposed; GDPR, Article 7",
    sale: "Directive 2011/83/EU, Articles 6 and 8, as transposed",
    delivery: "Directive 2011/83/EU, Articles 6(1)(g), 8(3) and 18, as transposed",
    returns: {
      name: "Right of withdrawal",
      path: "/withdrawal",
      basis: "Directive 2011/83/EU, Articles 9 to 16, 11a and Annex I, as transposed",
      parts: [
        "Fourteen days: the right to withdraw within 14 days of delivery without giving a reason",
        "How to withdraw: address and e-mail, and the withdrawal function that shops need since 19 June 2026",
        "Effects: what is paid back, how soon, and who pays for the way back",
        "Exceptions: goods made to order, perishable or unsealed ones, bookings for a fixed date (Article 16)",
        "Model form: the model withdrawal form of Annex I(B), word for word",
      ],
    },
    booking: "Directive 2011/83/EU, Articles 6, 8(2) and 16(l), as transposed",
  },
  uk: {
    privacy: {
      name: "Privacy notice",
      basis: "UK GDPR, Articles 13 and 14; Data Protection Act 2018",
    },
    cookies: "Privacy and Electronic Communications Regulations 2003 (SI 2003/2426), regulation 6",
    sale: "Consumer Contracts Regulations 2013 (SI 2013/3134), regulations 13 and 14; SI 2002/2013, regulations 6 and 9",
    delivery: "SI 2013/3134, regulation 13 and Schedule 2; Consumer Rights Act 2015, section 28",
    returns: {
      name: "Cancellation and returns",
      path: "/returns",
      basis: "Consumer Contracts Regulations 2013 (SI 2013/3134), regulations 27 to 38 and Schedule 3",
      parts: [
        "Fourteen days: the right to cancel within 14 days of delivery without giving a reason",
        "How to cancel: address and e-mail, and the model cancellation form of Schedule 3(B)",
        "Money back: what is paid back within 14 days, and who pays for the way back",
        "Exceptions: goods made to order, perishable or unsealed ones (regulation 28)",
        "Faulty goods: the rights of the Consumer Rights Act 2015, which apply beside",
      ],
    },
    booking: "SI 2013/3134, regulations 13, 14 and 28(1)(h)",
  },
  ch: {
    privacy: { name: "Privacy notice", basis: "Data Protection Act (revDSG), Article 19" },
    cookies: "Telecommunications Act (FMG), Article 45c",
    sale: "UWG Article 3(1)(s); Code of Obligations; Price Indication Ordinance (PBV)",
    delivery: "UWG Article 3(1)(s); Code of Obligations",
    returns: ownPolicy("Swiss law gives no general right to withdraw from online purchases: the shop's own"),
    booking: "UWG Article 3(1)(s); Code of Obligations",
  },
  us: {
    privacy: {
      name: "Privacy policy",
      basis:
        "CalOPPA (Cal. Bus. & Prof. Code §§ 22575 to 22579), which holds in every state because visitors from California may leave data; no general federal rule; the state's own privacy act where its thresholds are met",
    },
    cookies: null,
    sale: "Contract law of the state; FTC Act, section 5",
    delivery: "FTC rule on mail, Internet and telephone orders (16 CFR Part 435)",
    returns: ownPolicy("No federal right to return: the shop's own policy, shown before the purchase"),
    booking: "Contract law of the state; FTC Act, section 5",
  },
  other: {
    privacy: { name: "Privacy notice", basis: "The data protection law of the business's country" },
    cookies: null,
    sale: "The consumer law of the business's country",
    delivery: "The consumer law of the business's country",
    returns: ownPolicy("The consumer law of the business's country"),
    booking: "The consumer law of the business's country",
  },
  unknown: {
    privacy: {
      name: "Privacy notice",
      basis: "Visitors leave personal data; the country, which is not known yet, decides on the law",
    },
    cookies: null,
    sale: unknownCountry,
    delivery: unknownCountry,
    returns: ownPolicy(unknownCountry),
    booking: "Follows from bookings that cost; the country, which is not known yet, decides on the law",
  },
};
