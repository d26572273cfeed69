import { holds } from "../../../content/place.ts";
import { listed } from "../../../text/listed.ts";
import type { Project } from "../../project.ts";
import { distinctValues, factsOf, isNotice } from "../checks.ts";
import { demandsAsked, numbersFirms } from "./body-demands.ts";

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

/** Others who work beside the owner in a profession with an entry of its own: 'my partner Eva is a dispensing optician'. */
const besideOwner =
  /(?<!\p{L})(?:my|our) (?:(?:colleague|partner|associate|wife|husband|sister|brother|daughter|son|father|mother)s?)(?!\p{L})[^.!?]{0,60}(?<!\p{L})(?:opticians?|optometrists?|dentists?|hygienists?|(?:dental |vet(?:erinary)? )?nurses?|midwi(?:fe|ves)|physio(?:therapist)?s?|osteopaths?|chiropractors?|podiatrists?|psychologists?|dieti[ct]ians?|pharmacists?|doctors?|solicitors?|barristers?|architects?|vets?)(?!\p{L})/iu;

/** Whether several people practise, each of whom has a number. */
const areSeveral = (project: Project): boolean =>
  project.words.statements.some(
    ({ text, field }) => field === "description" && besideOwner.test(text) && !former.test(text),
  ) ||
  distinctValues(practisingPeople(project)) > 1 ||
  project.words.statements.some(({ text, field }) => field === "description" && ofSeveral.test(text));

const former = /(?<!\p{L})(?:retired|former|late|was|were|used to)(?!\p{L})/iu;

/** Words for a place of work, which are no title. */
const ofPlace = /firm|office|practice|surgery|clinic/u;

/** Whether the trade or the description says the title: 'I am a solicitor'. */
const tellsTitle = ({ form, legal }: Project): boolean => {
  const said = `${form.niche} ${form.description}`.toLowerCase();
  return legal.profession?.words.some((word) => !ofPlace.test(word) && said.includes(word)) ?? false;
};

const selfStatement = /(?<!\p{L})(?:i am|i['’]m|we are|we['’]re|ich bin|wir sind)(?: [\p{L}-]+){1,5}/giu;

/** Whether somebody says the title of themselves: 'I am a chartered architect'. */
const callsThemselves = ({ legal, words }: Project): boolean =>
  words.statements.some(
    ({ text, field }) =>
      field === "description" &&
      (text.match(selfStatement) ?? []).some((said) =>
        legal.profession?.words.some((word) => !ofPlace.test(word) && said.toLowerCase().includes(word)),
      ),
  );

/** Whether the trade is a title as the register gives it: 'Chartered physiotherapist', not 'podiatrist'. */
const isTitleTrade = ({ form }: Project): boolean =>
  /^(?:chartered|registered|certified|licen[sc]ed) (?:\p{L}+ ){0,2}\p{L}+(?:ists?|ors?|ers?|ians?|paths?|nurses?)(?!\p{L})/iu.test(
    form.niche.trim(),
  );

const advertisingRules =
  /(?<!\p{L})(?:professional|advertising|council['’]s|chamber['’]s|bar) (?:rules|code)(?!\p{L})[^.!?]{0,60}(?<!\p{L})(?:not|n['’]t|forbid|only|allow)|(?<!\p{L})(?:regulated|regulator|council|chamber|berufsordnung|berufsrecht)(?!\p{L})[^.!?]{0,40}(?<!\p{L})(?:may|must|can|do|does|is|are)(?:n['’]t| not) (?:\p{L}+ )?(?:promise|advertise|claim|guarantee|say|allow|allowed)(?!\p{L})|(?<!\p{L})not allowed to (?:advertise|promise|claim)(?!\p{L})/iu;

/** Regulated trades without a professional title: installers, child care and care. */
const withoutTitle: ReadonlySet<string> = new Set(["installer", "care"]);

/** The bodies that the answers name and whose number is open. */
function openBodies(project: Project): { named: typeof tradeRegisters; open: typeof tradeRegisters } {
  const named = [...namedIn(project, professionalBodies), ...namedIn(project, tradeRegisters)];
  return {
    named,
    open: named.filter(
      (body) => (areSeveral(project) && !numbersFirms.has(body[0])) || !tellsNumber(project, body),
    ),
  };
}

/** Whether the answers name a body ('CORU registered') and not the number of the entry with it. */
export const isBodyOpen = (project: Project): boolean => openBodies(project).open.length > 0;

/** Whether a number is told in a sentence with the name of a body, as before it: 'PH123456 (HCPC)'. */
export const isNumberOfBody = (project: Project, number: string): boolean =>
  openBodies(project).open.some(([, named]) =>
    project.words.statements.some(({ text }) => text.includes(number) && hasNumberBefore(text, named)),
  );

/** The characters between a number and the name of the body behind it. */
const numberSpan = 20;
const hasNumberBefore = (text: string, named: RegExp): boolean => {
  const at = text.search(named);
  return at > 0 && /\d{4,}[^.;\n\d]*$/u.test(text.slice(Math.max(0, at - numberSpan), at));
};

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
  return professionQuestion(project) === "" || (isEntryTold(project) && demandsOf(project) === "");
}

function isEntryTold(project: Project): boolean {
  const { named, open } = openBodies(project);
  return named.length > 0 && open.length === 0 && tellsTitle(project);
}

/** Asks for what the bodies and the law have the site show beside the entry. */
const demandsOf = (project: Project): string =>
  demandsAsked(
    project,
    openBodies(project).named.map(([name]) => name),
    ownTexts(project),
  );

/** Asks for the entry in the register of a regulated profession or trade, by its name if the answers tell it. */
export const professionQuestion = (project: Project): string =>
  [isEntryTold(project) ? "" : entryQuestion(project), demandsOf(project)]
    .filter((text) => text !== "")
    .join(" ");

function entryQuestion(project: Project): string {
  if (withoutTitle.has(project.legal.profession?.id ?? "")) {
    const registers = namedIn(project, tradeRegisters);
    return registers.length > 0
      ? `What is your registration number with ${namesOf(registers)}, and may the site show it?`
      : "Under which license or registration do you work, what is its number, who issued it, and may the site show it?";
  }
  const shown = shownEntries(project);
  const asked = [
    ...(shown.length > 0 ? [`which ${listed(shown)} should the site show`] : []),
    ...(tellsAdvertising(project) ? [] : ["what does your profession allow in advertising"]),
  ].join(", and ");
  const first = asked === "" ? "" : `${asked.slice(0, 1).toUpperCase()}${asked.slice(1)}?`;
  // Directive 2000/31/EC, Article 5(1)(f).
  return isLineEuropean(project)
    ? `${first} Which state awarded the professional title, and where can the rules of the profession be read?`.trim()
    : first;
}

/** What the site has to show of those who practise and the answers leave open. */
function shownEntries(project: Project): string[] {
  const { named, open } = openBodies(project);
  const isOfFirm = named.some(([name]) => numbersFirms.has(name));
  const each = isOfFirm ? " of the firm" : areSeveral(project) ? " of each of you" : "";
  const number = named.length > 0 ? `${namesOf(open)} registration number` : "registration number";
  return [
    ...(callsThemselves(project) || isTitleTrade(project) ? [] : ["professional title"]),
    ...(named.length > 0 || isChamberAsked(project) ? [] : ["body"]),
    ...((named.length > 0 ? open.length > 0 : !isChamberAsked(project)) ? [`${number}${each}`] : []),
  ];
}

const isLineEuropean = ({ legal, country }: Project): boolean =>
  legal.profession !== null &&
  legal.law?.family === "eu" &&
  legal.profession.lines[country ?? ""] === undefined;

/** Whether the question about the country's legal notice asks for the chamber. */
const isChamberAsked = (project: Project): boolean =>
  isNotice(project) && /chamber/u.test(project.legal.law?.notice?.asks ?? "");

/** Whether a sentence tells what the rules of the profession forbid: 'the rules do not allow it'. */
const tellsAdvertising = ({ words }: Project): boolean =>
  words.statements.some(({ text, field }) => field !== "competitors" && advertisingRules.test(text));
