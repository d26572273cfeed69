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
  ["Ofsted", /(?<!\p{L})Ofsted(?!\p{L})/iu],
  ["CQC", /(?<!\p{L})(?:CQC|Care Quality Commission)(?!\p{L})/u],
];

/** The registers of trades, which have no professional title and no rules on advertising. */
const tradeRegisters: readonly (readonly [name: string, named: RegExp])[] = [
  ["Gas Safe", /(?<!\p{L})gas ?safe(?!\p{L})/iu],
  ["OFTEC", /(?<!\p{L})OFTEC(?!\p{L})/iu],
  ["HETAS", /(?<!\p{L})HETAS(?!\p{L})/iu],
  ["NICEIC", /(?<!\p{L})NIC ?EIC(?!\p{L})/iu],
  ["NAPIT", /(?<!\p{L})NAPIT(?!\p{L})/iu],
  ["RGI", /(?<!\p{L})(?:RGII?|Registered Gas Installers?)(?!\p{L})/iu],
];

/** 'Not Gas Safe registered', 'I'm not with the HCPC'. */
const denied = /(?<!\p{L})(?:no|not|nor|never|without)(?!\p{L})|n['’]t(?!\p{L})/iu;

const namedIn = (project: Project, table: typeof tradeRegisters): string[] =>
  table
    .filter(([, named]) =>
      project.words.statements.some(({ text, field }) => {
        const at = field === "competitors" ? -1 : text.search(named);
        return at >= 0 && !denied.test(text.slice(Math.max(0, at - deniedSpan), at));
      }),
    )
    .map(([name]) => name);

/** The characters before a name in which a negation refers to it. */
const deniedSpan = 25;

const ofSeveral = /(?<!\p{L})(?:all )?(?:two|three|four|five|six|both) of us(?!\p{L})/iu;

/** Whether several people practise, each of whom has a number. */
const areSeveral = (project: Project): boolean =>
  distinctValues(factsOf(project, "person")) > 1 ||
  project.words.statements.some(({ text, field }) => field === "description" && ofSeveral.test(text));

/** Asks for the entry in the register of a regulated profession or trade, by its name if the answers tell it. */
export function professionQuestion(project: Project): string {
  const each = areSeveral(project) ? " of each of you" : "";
  if (project.legal.profession?.id === "installer") {
    const registers = namedIn(project, tradeRegisters);
    return registers.length > 0
      ? `What is your registration number with ${listed(registers)}, and may the site show it?`
      : "Under which license or registration do you work, what is its number, who issued it, and may the site show it?";
  }
  const bodies = namedIn(project, professionalBodies);
  return bodies.length > 0
    ? `Which professional title and ${listed(bodies)} registration number${each} should the site show, and what does your profession allow in advertising?`
    : `Which professional title, body and registration number${each} should the site show, and what does your profession allow in advertising?`;
}
