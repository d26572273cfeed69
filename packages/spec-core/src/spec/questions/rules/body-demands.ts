import type { Profession } from "../../legal/data/professions.ts";
import type { Project } from "../../project.ts";
import { type PartsQuestion, partsAsked } from "../parts.ts";

/** What the law or a regulator has the site show beside the number of an entry. */
interface BodyDemand extends PartsQuestion {
  /** The body that the answers name; by default the profession and the country alone bring the demand. */
  readonly body?: string;
  readonly professions: readonly Profession["id"][];
  /** What is asked after the parts, while one of them is open. */
  readonly further?: string;
}

/** The bodies that give one number to the firm, which its site shows, instead of those of its people. */
export const numbersFirms: ReadonlySet<string> = new Set(["SRA"]);

const demands: readonly BodyDemand[] = [
  {
    // Health and Social Care Act 2008 (Regulated Activities) Regulations 2014, regulation 20A.
    body: "CQC",
    professions: ["care", "doctor", "nurse"],
    lead: "What does the site show of your rating, as the law asks once there is one",
    parts: [
      {
        asks: "the overall rating",
        answeredBy:
          /(?<!\p{L})rat(?:ed|ing)s?(?!\p{L})[^.!?]{0,30}(?<!\p{L})(?:outstanding|good|requires improvement|inadequate)(?!\p{L})/iu,
      },
      {
        asks: "the date of its report",
        answeredBy:
          /(?<!\p{L})(?:rat(?:ed|ing)|report|inspect(?:ed|ion))(?!\p{L})[^.!?]{0,60}(?:19|20)\d\d/iu,
      },
      {
        asks: "the address of your page at CQC (with its ID)",
        answeredBy: /cqc\.org\.uk\/(?:location|provider)s?\/\d/iu,
      },
    ],
    further: "Is a panel with a link enough, or should it be CQC's widget, which loads from another server?",
  },
  {
    // SRA Transparency Rules, rule 4.
    body: "SRA",
    professions: ["lawyer"],
    lead: "What does the site show of the firm, as the SRA asks",
    parts: [
      { asks: "the exact name under which it is authorised" },
      { asks: "the code of the SRA's digital badge (and whether it may load from another server)" },
    ],
  },
  {
    // Provision of Services Regulations 2009, regulation 8(1)(n): those who must be insured.
    professions: ["lawyer", "architect"],
    lead: "What does the site tell of your professional indemnity insurance, as the law asks",
    parts: [
      {
        asks: "the insurer with its contact details, and the countries covered",
        answeredBy:
          /(?<!\p{L})(?:indemnity|insur(?:ed|er|ance))(?!\p{L})[^.!?]{0,120}(?<!\p{L})(?:cover(?:s|ed|age)?|territor\p{L}+|worldwide)(?!\p{L})/iu,
      },
    ],
  },
];

/** Asks for what the site has to show beside these entries in Britain; empty if nothing is open. */
export function demandsAsked(
  { legal, country }: Project,
  bodies: readonly string[],
  texts: readonly string[],
): string {
  if (country !== "GB") return "";
  return demands
    .filter(
      ({ body, professions }) =>
        professions.includes(legal.profession?.id ?? "") && (body === undefined || bodies.includes(body)),
    )
    .flatMap((demand) => {
      const asked = partsAsked(demand, texts);
      return asked === null ? [] : [asked, ...(demand.further === undefined ? [] : [demand.further])];
    })
    .join(" ");
}
