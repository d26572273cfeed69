/**
 * References to the laws of a country that require something. For people to read; a lawyer checks them before a site
 * goes online.
 */
export interface CountryLaw {
  readonly family: "eu" | "uk" | "ch" | "us" | "other";
  /** The page that says who runs the site, if the country requires one. */
  readonly notice?: {
    readonly name: string;
    readonly path: string;
    readonly basis: string;
    /**
     * The businesses that need it: all, those that sell or take bookings online, or registered ones (companies,
     * charities, regulated professions).
     */
    readonly for: "all" | "sellers" | "registered";
    /** Its content besides name, address and e-mail, as 'Heading: what it says'. */
    readonly parts: readonly string[];
    /** Further content if consumers can be customers. */
    readonly consumerParts?: readonly string[];
    /** The legal basis for people who trade under their own names, if it is different. */
    readonly ownNamesBasis?: string;
    /** The question to the client about the parts that no other question covers. */
    readonly asks?: string;
    /** The additional question, unless people trade under their own names. */
    readonly companyAsks?: string;
    /** The additional question if consumers can be customers. */
    readonly consumerAsks?: string;
  };
  readonly privacy?: string;
  readonly cookies?: string;
  readonly sale?: string;
  readonly withdrawal?: string;
}

const register = "Register entry: the register and the number in it, where there is an entry";
/** This may already be in the legal form: 'Private limited company, registered in England and Wales'. */
export const partOfKingdom = "part of the UK where it is registered";
const vatAs = (title: string): string => `${title}: the VAT identification number, where there is one`;
const vat = vatAs("VAT number");
const represented = "Represented by: the people who may act for a company";
const registryCourt =
  "Registry court and capital: the court that keeps a company's KRS file, and the share capital (Commercial Companies Code, Articles 206 and 374)";

const companyDetails = `Company details: registered name and number, ${partOfKingdom}, registered office`;

/** LCEN, Article 1-1: legal persons state their capital. */
const shareCapital = "Share capital: the amount of the company's capital";

const seat = "Registered office: its address, where a company has another one";

/** Parts that do not apply to people who trade under their own names. */
export const companyParts: ReadonlySet<string> = new Set([
  represented,
  registryCourt,
  companyDetails,
  shareCapital,
  seat,
]);

/** Only for regulated professions: other trades seldom need a licence. */
export const supervisor = "Supervisory authority: its name, where the business needs a licence";
const noticeOf = (basis: string) =>
  ({
    name: "Legal notice",
    path: "/legal-notice",
    basis,
    for: "all",
    parts: [register, vat, supervisor],
  }) as const;

// Directive 2000/31/EC, Article 5: the information that every provider of an online service in the EU must give.
const eu: CountryLaw = { family: "eu", notice: noticeOf("Directive 2000/31/EC, Article 5, as transposed") };

/** Countries with rules of their own, by ISO 3166-1 code. For all others the rules of their family apply. */
export const countryLaws: Readonly<Record<string, CountryLaw>> = {
  DE: {
    family: "eu",
    notice: {
      name: "Impressum",
      path: "/impressum",
      basis: "DDG § 5; MStV § 18",
      for: "all",
      parts: [
        represented,
        register,
        vat,
        supervisor,
        "Profession: chamber and title, where the craft or profession is regulated (DDG § 5(1) no. 5)",
        "Liability insurance: insurer, address and area, where there is one (DL-InfoV § 2(1) no. 11)",
      ],
      consumerParts: [
        "Dispute resolution: whether the business takes part before a consumer arbitration board (VSBG §§ 36 and 37)",
      ],
      asks: "Which chamber do you belong to, and which liability insurance do you have (insurer, address, area covered)?",
      companyAsks: "Which court keeps your register entry, if you have one?",
      consumerAsks: "Do you take part in disputes before a consumer arbitration board?",
    },
    cookies: "TDDDG § 25",
    sale: "BGB §§ 312d to 312j; EGBGB Article 246a; PAngV",
    withdrawal: "BGB §§ 312g, 355 to 357; EGBGB Article 246a § 1(2) and Annexes 1 and 2",
  },
  AT: {
    family: "eu",
    notice: {
      name: "Impressum",
      path: "/impressum",
      basis: "ECG § 5; UGB § 14; GewO § 63; MedienG §§ 24 and 25",
      for: "all",
      parts: [
        register,
        vat,
        supervisor,
        "Trade authority: the authority that issued the trade license, where the trade needs one",
        "Chamber: membership of a chamber or professional association, and its rules",
        "Editorial line: owner and basic line of the medium (MedienG § 25)",
      ],
      asks: "What is the exact wording of your trade license, which authority issued it, and to which chamber and trade group do you belong?",
      companyAsks: "Which court keeps your register entry, if you have one?",
    },
    cookies: "TKG 2021 § 165(3)",
    sale: "FAGG § 4; ECG §§ 9 and 10",
    withdrawal: "FAGG §§ 11 to 18",
  },
  CH: {
    family: "ch",
    notice: {
      name: "Impressum",
      path: "/impressum",
      basis: "UWG Article 3(1)(s)",
      for: "sellers",
      parts: [register],
    },
  },
  FR: {
    family: "eu",
    notice: {
      name: "Mentions légales",
      path: "/mentions-legales",
      basis: "LCEN (loi n° 2004-575), Article 1-1 (Article 6 III until 2024), for sellers besides Article 19",
      for: "all",
      parts: [
        "Company details: legal form, RCS or RNE number, intra-community VAT number",
        shareCapital,
        "Publication director: the name of the person responsible for the content",
        "Host: name, address and phone number of the company that hosts the site",
      ],
      consumerParts: [
        "Consumer mediator: name, address and website of the mediator that the business belongs to (Code de la consommation, Article L. 616-1)",
      ],
      asks: "Who is responsible for what the site says?",
      companyAsks: "What is the company's capital, if it has any?",
      consumerAsks: "Which consumer mediator are you registered with (name, address, website)?",
    },
    cookies: "Loi Informatique et Libertés, Article 82",
    sale: "Code de la consommation, Articles L. 111-1, L. 221-5 and L. 616-1 (mediator)",
    withdrawal: "Code de la consommation, Articles L. 221-18 to L. 221-28",
  },
  ES: {
    family: "eu",
    notice: {
      name: "Aviso legal",
      path: "/aviso-legal",
      basis: "LSSI (Ley 34/2002), Article 10",
      for: "all",
      parts: ["Tax number: NIF or CIF", register, supervisor],
    },
    privacy: "GDPR, Articles 13 and 14; LOPDGDD (LO 3/2018), Article 11",
    cookies: "LSSI (Ley 34/2002), Article 22.2",
    sale: "TRLGDCU (RDL 1/2007), Articles 97 and 98; LSSI, Articles 27 and 28",
    withdrawal: "TRLGDCU (RDL 1/2007), Articles 102 to 108",
  },
  IT: {
    ...eu,
    notice: {
      ...noticeOf("D.Lgs. 70/2003, Article 7; D.P.R. 633/1972, Article 35"),
      asks: "What are your REA number at the Chamber of Commerce and your certified e-mail address (PEC)? Did you get public aid of 10,000 euros or more in a year?",
      companyAsks: "If the business is a company: what is its paid-up capital?",
    },
    cookies: "D.Lgs. 196/2003, Article 122",
    sale: "Codice del consumo (D.Lgs. 206/2005), Article 49",
    withdrawal: "Codice del consumo (D.Lgs. 206/2005), Articles 52 to 59",
  },
  NL: {
    ...eu,
    notice: noticeOf("BW 3:15d; Handelsregisterwet 2007, Article 27"),
    cookies: "Telecommunicatiewet, Article 11.7a",
    sale: "BW 6:230m and 6:230v",
    withdrawal: "BW 6:230o to 6:230s",
  },
  BE: {
    ...eu,
    notice: noticeOf("Code of Economic Law, Article XII.6"),
    sale: "Code of Economic Law, Article VI.45",
    withdrawal: "Code of Economic Law, Articles VI.47 to VI.53",
  },
  IE: {
    family: "eu",
    notice: {
      ...noticeOf("S.I. No. 68/2003, Regulation 7; for companies the Companies Act 2014"),
      for: "registered",
      parts: [register, seat, vat, supervisor],
    },
    cookies: "S.I. No. 336/2011, Regulation 5",
    sale: "Consumer Rights Act 2022, Part 5",
    withdrawal: "Consumer Rights Act 2022, Part 5",
  },
  GB: {
    family: "uk",
    notice: {
      name: "Legal information",
      path: "/legal-information",
      basis:
        "Names and Trading Disclosures Regulations 2015 (SI 2015/17), regulations 24 and 25; Electronic Commerce Regulations 2002 (SI 2002/2013), regulation 6",
      ownNamesBasis:
        "Electronic Commerce Regulations 2002 (SI 2002/2013), regulation 6; for a business name Companies Act 2006, sections 1200 to 1206",
      for: "registered",
      parts: [companyDetails, vat],
    },
  },
  PL: {
    ...eu,
    notice: {
      ...noticeOf(
        "Act on Providing Services by Electronic Means of 18 July 2002, Article 5; for companies the Commercial Companies Code, Articles 206 and 374",
      ),
      parts: [register, registryCourt, vatAs("NIP (VAT number)"), supervisor],
      companyAsks:
        "If the business is a company: what are its KRS number and its share capital, and which court keeps its register file?",
    },
  },
  PT: {
    ...eu,
    notice: {
      ...noticeOf("Decreto-Lei 7/2004, Article 10"),
      consumerParts: [
        "Complaints book: a link to livroreclamacoes.pt (Decreto-Lei 156/2005, Article 5-B)",
        "Dispute resolution: the arbitration centre, and its address (Lei 144/2015, Article 18)",
      ],
      companyAsks:
        "If the business is a company: at which registry office is it registered, and what is its share capital?",
      consumerAsks:
        "Are you registered with the electronic complaints book, and which arbitration center is yours?",
    },
  },
  US: { family: "us" },
  ...Object.fromEntries(
    "BG CY CZ DK EE FI GR HR HU LT LU LV MT RO SE SI SK IS NO".split(" ").map((code) => [code, eu]),
  ),
};
