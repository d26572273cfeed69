import { holds } from "../../../content/place.ts";
import { listed } from "../../../text/listed.ts";
import type { Project } from "../../project.ts";
import { distinctValues, factsOf } from "../checks.ts";

/** The bodies that register professions, as customers know them, with the words that name them. */
const professionalBodies: readonly (readonly [name: string, named: RegExp])[] = [
  ["HCPC", /(?<!\p{L})(?:HCPC|Health (?:and|&) Care Professions Council)(?!\p{L})/iu],
  ["GOsC", /(?<!\p{L})(?:GOsC|General Osteopathic Council)(?!\p{L})/iu],
  ["GCC", /(?<!\p{L})General Chiropractic Council(?!\p{L})/iu],
  ["GDC", /(?<!\p{L})(?:GDC|General Dental Council)(?!\p{L})/iu],
  ["GMC", /(?<!\p{L})(?:GMC|General Medical Council)(?!\p{L})/iu],
  ["NMC", /(?<!\p{L})(?:NMC|Nursing (?:and|&) Midwifery Council)(?!\p{L})/iu],
  ["RCVS", /(?<!\p{L})(?:RCVS|Royal College of Veterinary Surgeons)(?!\p{L})/iu],
  ["CORU", /(?<!\p{L})CORU(?!\p{L})/u],
  ["AHPRA", /(?<!\p{L})AHPRA(?!\p{L})/iu],
  ["BACP", /(?<!\p{L})BACP(?!\p{L})/u],
  ["UKCP", /(?<!\p{L})UKCP(?!\p{L})/u],
  ["ARB", /(?<!\p{L})ARB(?!\p{L})/u],
  ["SRA", /(?<!\p{L})(?:SRA|Solicitors Regulation Authority)(?!\p{L})/u],
  ["FCA", /(?<!\p{L})(?:FCA|Financial Conduct Authority)(?!\p{L})/u],
];

/** The registers of trades and of care, which have no professional title and no rules on advertising. */
const tradeRegisters: readonly (readonly [name: string, named: RegExp])[] = [
  ["Ofsted", /(?<!\p{L})Ofsted(?!\p{L})/iu],
  ["CQC", /(?<!\p{L})(?:CQC|Care Quality Commission)(?!\p{L})/u],
  ["the Care Inspectorate", /(?<!\p{L})Care Inspectorate(?! Wales)(?!\p{L})/iu],
  ["Care Inspectorate Wales", /(?<!\p{L})(?:CIW|Care Inspectorate Wales)(?!\p{L})/u],
  ["Tusla", /(?<!\p{L})Tusla(?!\p{L})/iu],
  ["HIQA", /(?<!\p{L})HIQA(?!\p{L})/iu],
  ["Gas Safe", /(?<!\p{L})gas ?safe(?!\p{L})/iu],
  ["OFTEC", /(?<!\p{L})OFTEC(?!\p{L})/iu],
  ["HETAS", /(?<!\p{L})HETAS(?!\p{L})/iu],
  ["NICEIC", /(?<!\p{L})NIC ?EIC(?!\p{L})/iu],
  ["NAPIT", /(?<!\p{L})NAPIT(?!\p{L})/iu],
  ["RGI", /(?<!\p{L})(?:RGII?|Registered Gas Installers?)(?!\p{L})/iu],
];

/** 'Not Gas Safe registered', 'I'm not with the HCPC'. */
const denied = /(?<!\p{L})(?:no|not|nor|never|without)(?!\p{L})|n['’]t(?!\p{L})/iu;

/** The sentences about the business and its typed entries. */
const ownTexts = ({ form, words }: Project): string[] => [
  form.legalForm,
  form.registrationNumber,
  ...words.statements.filter(({ field }) => field !== "competitors").map(({ text }) => text),
];

const namedIn = (project: Project, table: typeof tradeRegisters): typeof tradeRegisters =>
  table.filter(([, named]) =>
    ownTexts(project).some((text) => {
      const at = text.search(named);
      return at >= 0 && !denied.test(text.slice(Math.max(0, at - deniedSpan), at));
    }),
  );

/** The characters before a name in which a negation refers to it. */
const deniedSpan = 25;

/** The rest of a text from the name of a body on, with the number of the entry close to it: 'SRA no. 612345'. */
const numberAfter = /^[^.;\n\d]{1,60}(?:no\. ?)?\D?\d{4,}/iu;

/** Whether the answers give the number of the entry with this body. */
const tellsNumber = (project: Project, [, named]: (typeof tradeRegisters)[number]): boolean =>
  ownTexts(project).some((text) => {
    const at = text.search(named);
    return at >= 0 && numberAfter.test(text.slice(at));
  });

const namesOf = (table: typeof tradeRegisters): string => listed(table.map(([name]) => name));

const ofSeveral = /(?<!\p{L})(?:all )?(?:two|three|four|five|six|both) of us(?!\p{L})/iu;

/** People who help whoever practises: 'I am assisted by Asha Rao, a paralegal'. */
const helps =
  /(?<!\p{L})(?:assisted by|assistants?|helped by|paralegals?|secretary|receptionist|trainee|apprentice|(?:office|practice) manager|(?:answers?|answering) the (?:tele)?phone)(?!\p{L})/iu;

const practisingPeople = (project: Project): ReturnType<typeof factsOf> =>
  factsOf(project, "person").filter(
    (fact) =>
      !helps.test(fact.about) &&
      !project.words.statements.some((statement) => holds(statement, fact) && helps.test(statement.text)),
  );

/** Whether several people practise, each of whom has a number. */
const areSeveral = (project: Project): boolean =>
  distinctValues(practisingPeople(project)) > 1 ||
  project.words.statements.some(({ text, field }) => field === "description" && ofSeveral.test(text));

/** Words for a place of work, which are no title. */
const ofPlace = /firm|office|practice|surgery|clinic/u;

/** Whether the trade or the description says the title: 'I am a solicitor'. */
const tellsTitle = ({ form, legal }: Project): boolean => {
  const said = `${form.niche} ${form.description}`.toLowerCase();
  return legal.profession?.words.some((word) => !ofPlace.test(word) && said.includes(word)) ?? false;
};

/** Regulated trades without a professional title: installers, child care and care. */
const withoutTitle: ReadonlySet<string> = new Set(["installer", "care"]);

/** The bodies that the answers name and whose number is open. */
function openBodies(project: Project): { named: typeof tradeRegisters; open: typeof tradeRegisters } {
  const named = [...namedIn(project, professionalBodies), ...namedIn(project, tradeRegisters)];
  return { named, open: named.filter((body) => areSeveral(project) || !tellsNumber(project, body)) };
}

/**
 * Whether the country's rules ask the site of this profession to name its registration; of those who treat animals few
 * do.
 */
export const isRegistrationShown = ({ legal, country }: Project): boolean =>
  legal.profession !== null &&
  (legal.profession.id !== "vet" ||
    legal.law?.family === "eu" ||
    legal.profession.lines[country ?? ""] !== undefined);

/** Whether the site cannot go online without it: the law asks for the line, or the answers do not even tell the title. */
export const isProfessionRequired = (project: Project): boolean =>
  project.country === null ||
  project.legal.law?.family === "eu" ||
  project.legal.law?.family === "uk" ||
  project.legal.profession?.lines[project.country] !== undefined ||
  !tellsTitle(project);

/** Whether the answers give the title, the body and the number of everybody who practises. */
export function isProfessionTold(project: Project): boolean {
  const { named, open } = openBodies(project);
  return named.length > 0 && open.length === 0 && tellsTitle(project);
}

/** Asks for the entry in the register of a regulated profession or trade, by its name if the answers tell it. */
export function professionQuestion(project: Project): string {
  const { named, open } = openBodies(project);
  if (withoutTitle.has(project.legal.profession?.id ?? "")) {
    const registers = namedIn(project, tradeRegisters);
    return registers.length > 0
      ? `What is your registration number with ${namesOf(registers)}, and may the site show it?`
      : "Under which license or registration do you work, what is its number, who issued it, and may the site show it?";
  }
  const each = areSeveral(project) ? " of each of you" : "";
  if (named.length > 0)
    return `Which professional title${open.length > 0 ? ` and ${namesOf(open)} registration number${each}` : ""} should the site show, and what does your profession allow in advertising?`;
  return `Which professional title, body and registration number${each} should the site show, and what does your profession allow in advertising?`;
}
