import { listed } from "../../text/listed.ts";
import type { Doing } from "../site-does.ts";
import { dataAuthorities } from "./data/authorities.ts";
import type { LegalSite } from "./legal-site.ts";

/** The privacy page's sentence for each function that collects personal data. */
const partsByDoing: Readonly<Partial<Record<Doing, string>>> = {
  form: "Messages: what the form asks for, who reads it, and how long it is kept",
  booking: "Bookings: what a booking asks for, the booking service that stores it, and how long it is kept",
  shop: "Orders: customer and order data, payment provider, delivery company, and the years that accounts are kept",
  newsletter: "Newsletter: the service that sends it, how consent is proved, and how to unsubscribe",
  members: "Accounts: what an account stores, who sees it, and how it is deleted",
  donations: "Donations: the payment provider, receipts, and what is kept of donors",
  jobs: "Applications: who reads them, and when they are deleted",
  tracking: "Measuring: each tool that counts or follows visitors, and the consent that it needs",
  embeds: "Other sites: what is loaded from other companies' servers, after consent",
};

const choices =
  "Your choices: how to see and correct data, how changes of this policy are announced, the answer to Do-Not-Track signals, and whether other companies follow visitors here";

const plainRights = "Your rights: how to see, correct and delete data, and where to complain";

/** The rights under the laws of the EU and of the United Kingdom, with the authority for complaints. */
function rights({ law, country }: LegalSite): string {
  if (law?.family === "us") return choices;
  if (law?.family !== "eu" && law?.family !== "uk") return plainRights;
  const authority = dataAuthorities[country ?? ""];
  // GDPR, Article 77: a complaint is also possible in the visitor's own country.
  const orAtHome = law.family === "eu" ? ", or to the authority of the place where you live" : "";
  return `Your rights: access, correction, deletion, objection, and the ${authority === undefined ? "supervisory authority to complain to" : `complaint to the ${authority}${orAtHome}`}`;
}

/** The rules on the purposes of processing and on transfers abroad, by the family of the country's laws. */
const uses: Readonly<Record<string, { readonly basis: string; readonly abroad: string }>> = {
  eu: {
    basis: ", and the legal basis of each use (GDPR, Article 6(1))",
    abroad: ", and what protects the data outside the EEA (GDPR, Chapter V)",
  },
  uk: {
    basis: ", and the legal basis of each use (UK GDPR, Article 6(1))",
    abroad: ", and what protects the data outside the United Kingdom (UK GDPR, Chapter V)",
  },
};

/** The purposes of processing; in the United States no law requires them of a small business. */
const purposes = ({ law }: LegalSite): string[] =>
  law?.family === "us"
    ? []
    : [`Why we use it: what each kind of data is used for${uses[law?.family ?? ""]?.basis ?? ""}`];

const namesService = (doing: Doing): boolean => doing !== "form" && partsByDoing[doing] !== undefined;

/** The recipients of the data: the services that the site uses, each with its country. */
function recipients({ does, law }: LegalSite): string {
  const named = [
    "the host",
    ...(does.has("form") ? ["the service that delivers the form's messages"] : []),
    ...([...does].some(namesService) ? ["the services named above"] : []),
  ];
  return `Who receives it: ${named.join(", ")}, with the country of each${uses[law?.family ?? ""]?.abroad ?? ""}`;
}

/** Cal. Bus. & Prof. Code § 22575(b)(4). */
const date = "Effective date: the day from which this policy holds";

const preferences =
  "On your device: the choice of light or dark colors, which the browser alone keeps (localStorage) until it is deleted there";

/** The law on health data, by the family of the country's laws. */
const healthLaw: Readonly<Record<string, string>> = {
  eu: ", on which basis (GDPR, Article 9(2)(h) for care under professional secrecy, else consent)",
  uk: ", on which basis (UK GDPR, Article 9(2)(h) for care under professional secrecy, else explicit consent)",
};

const health = (family: string): string =>
  `Health data: what is recorded of patients or clients${healthLaw[family] ?? ""}, who sees it, and how long the records are kept`;

const californian =
  "California residents: the rights of the CCPA (Cal. Civ. Code § 1798.100 and following), where its thresholds are met";

/** What visitors send to a phone is personal data too, although no form of the site takes it. */
const writtenTo = ({ messengers }: LegalSite): string =>
  `Texts: who reads ${listed(messengers)}, on which phone and with which service they lie, and how long they are kept`;

const requested = "Bookings: what a request for a date asks for, who reads it, and how long it is kept";

const undelivered = "Orders: customer and order data, payment provider, and the years that accounts are kept";

/** The sentence, adapted to how the business works. */
function worded(doing: string, part: string, site: LegalSite): string {
  if (doing === "shop" && (site.isCollectedOnly || site.sellsSoftware)) return undelivered;
  return doing === "booking" && site.isBookedByRequest ? requested : part;
}

/** The parts of the privacy page, by what the site does. */
export function privacyParts(site: LegalSite): string[] {
  const { does, law, isInCalifornia } = site;
  return [
    "Visiting: what the host logs when a page is opened, and how long",
    preferences,
    ...Object.entries(partsByDoing).flatMap(([doing, part]) =>
      [...does].some((done) => done === doing) ? [worded(doing, part, site)] : [],
    ),
    ...(site.messengers.length > 0 ? [writtenTo(site)] : []),
    ...(site.recordsHealth ? [health(law?.family ?? "")] : []),
    ...purposes(site),
    recipients(site),
    rights(site),
    ...(isInCalifornia ? [californian] : []),
    ...(law?.family === "us" ? [date] : []),
  ];
}
