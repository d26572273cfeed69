import type { LegalSite } from "./legal-site.ts";
import { registrationLine } from "./profession.ts";

/** A legal duty of the site other than a page. */
interface Duty {
  readonly text: string;
  readonly when: (site: LegalSite) => boolean;
}

const isIn =
  (...families: readonly string[]) =>
  ({ law }: LegalSite): boolean =>
    law !== null && families.includes(law.family);

const inEurope = isIn("eu");
const inKingdom = isIn("uk");

/** Whether consumers can place orders or make bookings that they pay for. */
const sellsToConsumers = ({ does, hasPaidBookings, isForBusinessesOnly }: LegalSite): boolean =>
  !isForBusinessesOnly && (does.has("shop") || hasPaidBookings);

/** The law that admits assistance dogs where dogs are not allowed, by country. */
const dogLaws: Readonly<Record<string, string>> = {
  AU: "Disability Discrimination Act 1992, sections 9 and 54A",
  CA: "the province's human rights act",
  GB: "Equality Act 2010, sections 20 and 29",
  IE: "Equal Status Acts 2000 to 2018, section 4",
  NZ: "Human Rights Act 1993, section 21(1)(h)",
  US: "Americans with Disabilities Act, 28 CFR § 36.302(c)",
};

const duties: readonly Duty[] = [
  {
    text: "Beside a business name that is not the owner's own, give the owner's own name and an address for service (of a partnership, the names of all partners); letters, orders, invoices and receipts have to (Companies Act 2006, sections 1200 to 1206).",
    when: (site) => inKingdom(site) && site.isUnregistered,
  },
  {
    text: "State name, geographic address and e-mail where every visitor finds them (Electronic Commerce Regulations 2002, SI 2002/2013, regulation 6).",
    when: (site) => inKingdom(site) && !site.isRegistered,
  },
  {
    text: "State name, geographic address and e-mail where every visitor finds them (S.I. No. 68/2003, Regulation 7).",
    when: ({ country, isRegistered }) => country === "IE" && !isRegistered,
  },
  {
    text: "State the VAT number (P.IVA) on the home page (D.P.R. 633/1972, Article 35).",
    when: ({ country }) => country === "IT",
  },
  {
    text: "State the registration number of the Chamber of Commerce (KvK) and the VAT number.",
    when: ({ country }) => country === "NL",
  },
  {
    text: "Label the last button of an order so that it says that it costs ('order with obligation to pay': Directive 2011/83/EU, Article 8(2)).",
    when: (site) => inEurope(site) && sellsToConsumers(site),
  },
  {
    text: "Offer the online withdrawal function beside the order (Directive 2011/83/EU, Article 11a, since 19 June 2026).",
    when: (site) => inEurope(site) && site.does.has("shop") && sellsToConsumers(site),
  },
  {
    text: "Show prices to consumers with tax, and per unit where goods are sold by weight or volume (Directive 98/6/EC).",
    when: (site) => inEurope(site) && site.does.has("shop") && sellsToConsumers(site),
  },
  {
    text: "Label the last button of an order so that it says that it costs (SI 2013/3134, regulation 14).",
    when: (site) => inKingdom(site) && sellsToConsumers(site),
  },
  {
    text: "Send the newsletter only to those who confirmed that they want it, with a way to unsubscribe in each mail (Directive 2002/58/EC, Article 13).",
    when: (site) => inEurope(site) && site.does.has("newsletter"),
  },
  {
    text: "Send the newsletter only with consent or to own customers, with a way to unsubscribe in each mail (PECR 2003, regulation 22).",
    when: (site) => inKingdom(site) && site.does.has("newsletter"),
  },
  {
    text: "Put a postal address and a way to unsubscribe in each newsletter (CAN-SPAM Act, 15 U.S.C. § 7704).",
    when: (site) => isIn("us")(site) && site.does.has("newsletter"),
  },
  {
    text: "State the registered name and number of the charity or association, above all where donations are asked for.",
    when: ({ isCharity }) => isCharity,
  },
];

/** The law that implements the European Accessibility Act, by country. */
const accessibilityLaws: Readonly<Record<string, string>> = { DE: "BFSG", IE: "S.I. No. 636/2023" };

/** Online sales to consumers must be accessible; micro-enterprises that sell services are exempt. */
function accessibility(site: LegalSite): string[] {
  const isBound =
    inEurope(site) && !site.isForBusinessesOnly && (site.does.has("shop") || site.does.has("booking"));
  const law = accessibilityLaws[site.country ?? ""];
  return isBound
    ? [
        `Meet EN 301 549 and publish how the service is accessible, unless the business is a micro-enterprise that offers services (Directive (EU) 2019/882${law === undefined ? "" : `; ${law}`}).`,
      ]
    : [];
}

/**
 * The rule on storage on a visitor's device, if the country has one. Switzerland requires information and a way to
 * refuse, not prior consent.
 */
function storage({ law, family }: LegalSite): string[] {
  const basis = family.cookies === null ? null : (law?.cookies ?? family.cookies);
  if (basis === null) return [];
  return [
    law?.family === "ch"
      ? `Only if cookies or scripts are used that are not strictly necessary: tell visitors of them and how to refuse them (${basis}).`
      : `Only if cookies or scripts are used that are not exempt from it: ask for consent before they run (${basis}).`,
  ];
}

/** Common practices that no law requires. */
export const customs = [
  "Recommended: a copyright line with the year and the business's name in the footer.",
] as const;

/** The legal duties of the site other than its legal pages. If the country is not known, none are assumed. */
export const dutiesOf = (site: LegalSite): string[] => [
  ...storage(site),
  ...duties.filter(({ when }) => when(site)).map(({ text }) => text),
  ...accessibility(site),
  ...(site.bansDogs && dogLaws[site.country ?? ""]
    ? [
        `Where the site says that dogs stay outside, add that assistance dogs are let in (${dogLaws[site.country ?? ""]}).`,
      ]
    : []),
  // Without a legal notice, the line has to be somewhere else on the site.
  ...(site.profession && !site.law?.notice ? [`${registrationLine(site.profession, site.country)}.`] : []),
];
