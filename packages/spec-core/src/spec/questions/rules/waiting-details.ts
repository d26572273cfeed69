import { holds } from "../../../content/place.ts";
import type { JudgedFact } from "../../../content/public-words.ts";
import type { Project } from "../../project.ts";
import {
  all,
  any,
  does,
  factsOf,
  namesProvider,
  not,
  openFacts,
  openGroupTimes,
  openTexts,
  shows,
} from "../checks.ts";
import type { Check } from "../rule.ts";
import { hoursSentences, isOfAppointments } from "../ways.ts";
import { sentencesWith } from "../whole-sentences.ts";
import { isOpenPlaceRepeated, isSeveralAddresses, severalPhones } from "./contact.ts";
import { shortAddresses } from "./details.ts";
import { openPrices } from "./open-prices.ts";
import { comesByThese, lackTimes, mentionsHolidays } from "./opening-hours.ts";

/** Details of one kind that were read from the words and wait for the client, and what one question asks of them. */
interface WaitingKind {
  readonly quotes: (project: Project) => readonly string[];
  /** Whether visitors could not do without them. */
  readonly isNeeded: Check;
  /** What is asked besides whether they are right. */
  readonly also?: (project: Project) => string;
  /** Whether a question that quotes them for more settles this too. */
  readonly isOther?: true;
}

/** Whether visitors read a detail of this kind already. */
const isConfirmed =
  (kind: "phone" | "email"): Check =>
  (project) =>
    factsOf(project, kind).some((fact) => fact.isConfirmed);

const none = (): readonly string[] => [];

const unless =
  (isAskedElsewhere: Check, quotes: WaitingKind["quotes"]): WaitingKind["quotes"] =>
  (project) =>
    isAskedElsewhere(project) ? none() : quotes(project);

/** Whether the site shows the client's words with this fact already, or shows them after one press in the portal. */
const isPrinted = ({ words }: Project, fact: JudgedFact): boolean =>
  words.statements.some(
    (statement) =>
      (statement.isPrinted || (statement.proposal === "print" && statement.isProse)) &&
      holds(statement, fact),
  );

/** Whether a fact stands in a remark; a year in words for visitors is theirs to read. */
const isInRemark = ({ words }: Project, fact: JudgedFact): boolean =>
  words.statements.some((statement) => statement.kind === "private" && holds(statement, fact));

/** The sentences with these facts that no other question asks to confirm. */
function unseen(project: Project, facts: readonly JudgedFact[]): string[] {
  const shown = shows("Team", "team")(project);
  const asked = new Set([
    ...sentencesWith(project, openFacts(project, "price", ...(shown ? (["person"] as const) : []))),
    ...openPrices(project).flatMap(({ quotes }) => quotes),
  ]);
  return sentencesWith(
    project,
    facts.filter((fact) => !isPrinted(project, fact)),
  ).filter((text) => !asked.has(text));
}

/** 'I'm Priya', 'myself (Nisha Chauhan)': whoever writes this names themselves. */
const namesWriter = /(?<!\p{L})(?:i['’]?m|i am|me|myself|my name is|yours,?)[,:]? \(?$/iu;

/** Whether a person other than the writer is named in what waits. */
const namesOthers: Check = (project) =>
  openFacts(project, "person").some(
    ({ field, start, end }) =>
      !project.words.statements.some(
        (statement) =>
          statement.field === field &&
          statement.start <= start &&
          end <= statement.end &&
          (statement.isPrinted || namesWriter.test(statement.text.slice(0, start - statement.start))),
      ),
  );

/** The open hours that stand in no sentence which visitors read. */
const ofHours = (project: Project): readonly string[] =>
  openFacts(project, "hours").every((fact) =>
    project.words.statements.some((statement) => statement.isPrinted && holds(statement, fact)),
  )
    ? none()
    : hoursSentences(project);

/** A part of the business with hours of its own, which is no group. */
const ofPlace =
  /(?<!\p{L})(?:caf[eé]|shop|store|office|bar|kitchen|restaurant|tea ?room|studio|yard|counter)(?!\p{L})/iu;

const waitingKinds: readonly WaitingKind[] = [
  {
    quotes: unless(severalPhones, openTexts("phone")),
    isNeeded: any(not(isConfirmed("email")), all(does("shop"), namesProvider)),
  },
  {
    quotes: openTexts("email"),
    isNeeded: any(not(isConfirmed("phone")), ({ legalPages }) => legalPages.length > 0),
  },
  {
    quotes: unless(any(isSeveralAddresses, isOpenPlaceRepeated), openTexts("address")),
    isNeeded: () => true,
    also: (project) =>
      shortAddresses(project).length > 0
        ? "Please complete the address, with street, number and postal code."
        : "",
  },
  {
    quotes: unless(any(lackTimes, isOfAppointments), ofHours),
    isNeeded: comesByThese,
    // Whoever comes by appointment hears of a holiday with it.
    also: (project) =>
      mentionsHolidays(project) || hoursSentences(project).every((text) => /\bappointments?\b/iu.test(text))
        ? ""
        : "What holds on public holidays?",
  },
  {
    quotes: (project) => unseen(project, openGroupTimes(project)),
    isNeeded: () => false,
    also: (project) =>
      openGroupTimes(project).every(({ about }) => ofPlace.test(about)) ? "" : "Where does each group meet?",
    isOther: true,
  },
  {
    quotes: (project) =>
      unseen(project, [
        ...openFacts(project, "registration", "social", "person"),
        ...openFacts(project, "founded").filter((fact) => isInRemark(project, fact)),
      ]),
    isNeeded: () => false,
    isOther: true,
  },
];

/** What was read from the words and waits for a yes of the client. */
interface WaitingDetails {
  readonly quotes: readonly string[];
  readonly isNeeded: boolean;
  readonly also: readonly string[];
}

/** The ways to reach the business, the hours and the names that nobody has confirmed, and what to ask of them. */
export function waitingDetails(project: Project, isAsked: (text: string) => boolean): WaitingDetails {
  const open = waitingKinds
    .map((kind) => ({
      ...kind,
      waiting: kind.quotes(project).filter((text) => !(kind.isOther && isAsked(text))),
    }))
    .filter(({ waiting }) => waiting.length > 0);
  return {
    quotes: [...new Set(open.flatMap(({ waiting }) => waiting))],
    isNeeded: open.some(({ isNeeded }) => isNeeded(project)),
    also: [
      ...open.map(({ also }) => also?.(project) ?? ""),
      namesOthers(project)
        ? "Do the people named agree, and with which full name, role and qualification?"
        : "",
    ].filter((text) => text !== ""),
  };
}
