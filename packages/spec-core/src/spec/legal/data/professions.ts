/** A profession that may be practised only with a licence or a registration. */
export interface Profession {
  readonly id: string;
  /** Lowercase words with which a business describes itself; each also matches with an `s` at its end. */
  readonly words: readonly string[];
  /** The line that the site must carry, by country. By default the line of Directive 2000/31/EC, or a plain one. */
  readonly lines: Readonly<Record<string, string>>;
}

/** Article 5(1)(f) of Directive 2000/31/EC, which applies in every member state. */
export const europeanLine =
  "Registration line: professional title and the state that granted it, chamber or professional body, the rules of the profession and where they can be read (Directive 2000/31/EC, Article 5(1)(f))";

/** The line for countries whose rules on the profession are not known to us. */
export const plainLine =
  "Registration line: licence or registration number and the body that issued it, as the profession's own rules ask";

export const professions: readonly Profession[] = [
  {
    id: "lawyer",
    words: [
      "solicitor",
      "lawyer",
      "barrister",
      "attorney",
      "law firm",
      "law office",
      "law practice",
      "notary",
      "rechtsanwalt",
      "advocate",
      "avocat",
      "abogado",
    ],
    lines: {
      GB: "Registration line: 'Authorised and regulated by the Solicitors Regulation Authority' with the SRA number and the SRA's digital badge, prices and complaints procedure (SRA Transparency Rules); barristers: the Bar Standards Board",
      IE: "Registration line: 'Regulated by the Law Society of Ireland and the Legal Services Regulatory Authority', and the limits on advertising (S.I. No. 644/2020)",
      US: "Registration line: the bars to which each lawyer is admitted, the office responsible, and 'attorney advertising' where the state's rules of conduct ask (ABA Model Rules 7.1 to 7.3)",
    },
  },
  {
    id: "dentist",
    words: ["dentist", "dental practice", "dental surgery", "dental clinic", "orthodontist", "zahnarzt"],
    lines: {
      GB: "Registration line: each dentist's GDC number and qualification, the GDC's address, complaints procedure (GDC guidance on advertising), and the care regulator's registration",
      IE: "Registration line: each dentist's Dental Council registration, and the Council's rules on advertising",
    },
  },
  {
    id: "doctor",
    words: [
      "doctor",
      "physician",
      "gp practice",
      "medical practice",
      "dermatologist",
      "psychiatrist",
      "medical clinic",
      "midwife",
      "arzt",
      "arztpraxis",
    ],
    lines: {
      GB: "Registration line: each doctor's GMC number (midwives: the NMC's), and the care regulator's registration (CQC, HIS, HIW or RQIA)",
      IE: "Registration line: each doctor's Medical Council number",
    },
  },
  {
    id: "nurse",
    words: [
      "registered nurse",
      "practical nurse",
      "nurse practitioner",
      "foot care nurse",
      "community nurse",
      "district nurse",
      "lpn",
    ],
    lines: {
      CA: "Registration line: name, protected title (RN, LPN, RPN) and registration with the province's college of nurses, and its standards on advertising",
      GB: "Registration line: each nurse's NMC PIN, as its holder agrees, and the care regulator's registration where the work needs one",
      IE: "Registration line: each nurse's registration with the Nursing and Midwifery Board of Ireland (NMBI)",
    },
  },
  {
    id: "therapist",
    words: [
      "psychotherapist",
      "psychologist",
      "physiotherapist",
      "physical therapist",
      "physiotherapy",
      "psychotherapy",
      "osteopath",
      "osteopathy",
      "osteopathic",
      "ostéopathe",
      "chiropractor",
      "speech therapist",
      "occupational therapist",
      "heilpraktiker",
      "podiatrist",
      "podiatry",
      "chiropodist",
      "chiropody",
      "optometrist",
      "optician",
    ],
    lines: {
      AT: "Registration line: professional title, entry in the ministry's list with its number, the rules of the profession and its code of conduct (ECG § 5(1)(6))",
      GB: "Registration line: the statutory register (HCPC, GOsC, GCC or GOC) with its number; for psychotherapists the accredited register they belong to",
    },
  },
  {
    id: "care",
    words: [
      "childminder",
      "day nursery",
      "daycare",
      "day care",
      "home care",
      "care home",
      "care agency",
      "nursing home",
      "childcare provider",
    ],
    lines: {
      GB: "Registration line: the registration with Ofsted, CQC or the regulator of Scotland, Wales or Northern Ireland, with its number",
      US: "Registration line: the state's licence number, as many states ask of advertising",
    },
  },
  {
    id: "vet",
    words: ["vet", "veterinarian", "veterinary", "veterinary practice", "tierarzt"],
    lines: { GB: "Registration line: RCVS registration of the vets and of the premises" },
  },
  {
    id: "pharmacist",
    words: ["pharmacy", "pharmacist", "apotheke"],
    lines: {
      GB: "Registration line: GPhC registration of pharmacy and superintendent, and the MHRA's or GPhC's logo where medicines are sold online",
    },
  },
  {
    id: "accountant",
    words: ["tax adviser", "tax advisor", "steuerberater", "auditor", "chartered accountant", "cpa"],
    lines: {
      GB: "Registration line: the supervising body (ICAEW, ACCA, CIOT …) and the audit registration, where there is one",
      US: "Registration line: the state board's licence of each CPA",
    },
  },
  {
    id: "adviser",
    words: [
      "financial adviser",
      "financial advisor",
      "mortgage broker",
      "mortgage adviser",
      "insurance broker",
      "insurance agent",
      "investment adviser",
    ],
    lines: {
      GB: "Registration line: 'Authorised and regulated by the Financial Conduct Authority' with the firm reference number, or the principal's",
      IE: "Registration line: 'Regulated by the Central Bank of Ireland'",
      US: "Registration line: the state licence number, or the registration with the SEC or FINRA, with the disclosures that go with it",
    },
  },
  {
    id: "architect",
    words: ["architect", "architekt", "arquitecto"],
    lines: { GB: "Registration line: ARB registration of the architects who use the title" },
  },
  {
    id: "estate-agent",
    words: [
      "estate agent",
      "estate agency",
      "letting agent",
      "realtor",
      "real estate broker",
      "real estate agent",
      "immobilienmakler",
    ],
    lines: {
      GB: "Registration line: the redress scheme, client money protection and the fees of lettings (Consumer Rights Act 2015, section 83)",
      US: "Registration line: the brokerage's licence as the state's rules on advertising ask, and the Equal Housing line",
    },
  },
  {
    id: "installer",
    words: [
      "gas engineer",
      "gas fitter",
      "heating engineer",
      "licensed contractor",
      "general contractor",
      "hvac",
    ],
    lines: {
      GB: "Registration line: Gas Safe registration number",
      US: "Registration line: the contractor's licence number, as many states ask of advertising",
    },
  },
];
