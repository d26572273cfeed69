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
import { openAddresses } from "../own-places.ts";
import type { Check } from "../rule.ts";
import { hoursSentences, isOfAppointments } from "../ways.ts";
import { sentencesWith } from "../whole-sentences.ts";
import { hidesAddress } from "../wishes.ts";
import { isOpenPlaceRepeated, isSeveralAddresses } from "./contact.ts";
import { shortAddresses } from "./details.ts";
import { comesByThese, lackTimes, mentionsHolidays } from "./opening-hours.ts";
import { severalPhones } from "./phones.ts";
import { namesWriter } from "./said-in-passing.ts";

/** Recognised details of one kind that wait for the client's confirmation, and what to ask about them. */
interface WaitingKind {
  readonly quotes: (project: Project) => readonly string[];
  /** Whether visitors need these details. */
  readonly isNeeded: Check;
  /** What else to ask, besides whether they are correct. */
  readonly also?: (project: Project) => string;
  /** True if another question that quotes them also covers this one. */
  readonly isOther?: true;
}

/** Whether a detail of this kind is already public. */
const isConfirmed =
  (kind: "phone" | "email"): Check =>
  (project) =>
    factsOf(project, kind).some((fact) => fact.isConfirmed);

const none = (): readonly string[] => [];

const unless =
  (isAskedElsewhere: Check, quotes: WaitingKind["quotes"]): WaitingKind["quotes"] =>
  (project) =>
    isAskedElsewhere(project) ? none() : quotes(project);

/** Whether the site already shows the client's sentence with this fact, or will after one click in the portal. */
const isPrinted = ({ words }: Project, fact: JudgedFact): boolean =>
  words.statements.some(
    (statement) =>
      (statement.isPrinted || (statement.proposal === "print" && statement.isProse)) &&
      holds(statement, fact),
  );

/** Whether a fact is in a private remark. */
const isInRemark = ({ words }: Project, fact: JudgedFact): boolean =>
  words.statements.some((statement) => statement.kind === "private" && holds(statement, fact));

/** The sentences with these facts that are not shown and that no other question quotes for confirmation. */
function unseen(project: Project, facts: readonly JudgedFact[]): string[] {
  const shown = shows("Team", "team")(project);
  const asked = new Set([
    ...sentencesWith(project, openFacts(project, "price", ...(shown ? (["person"] as const) : []))),
  ]);
  return sentencesWith(
    project,
    facts.filter((fact) => !isPrinted(project, fact)),
  ).filter((text) => !asked.has(text));
}

/** The names of unconfirmed people, without the writer's own. */
const othersNamed = (project: Project): string[] =>
  openFacts(project, "person")
    .filter(
      ({ field, start, end }) =>
        !project.words.statements.some(
          (statement) =>
            statement.field === field &&
            statement.start <= start &&
            end <= statement.end &&
            (statement.isPrinted || namesWriter.test(statement.text.slice(0, start - statement.start))),
        ),
    )
    .map(({ text }) => text);

/** The sentences with unconfirmed hours; none if printed sentences contain all of these hours. */
const ofHours = (project: Project): readonly string[] =>
  openFacts(project, "hours").every((fact) =>
    project.words.statements.some((statement) => statement.isPrinted && holds(statement, fact)),
  )
    ? none()
    : hoursSentences(project);

const ofMonths =
  /(?<!\p{L})(?:january|february|march|april|june|july|august|september|october|november|december|jan|feb|apr|aug|sept?|oct|nov|dec|easter|season)(?!\p{L})|(?<!\p{L})(?:from|to|until|till|through) may(?!\p{L})/iu;

/** Whether the hours that wait tell the season, and the typed ones do not: people would ask for dates when all is shut. */
const isSeasonUntold: Check = (project) =>
  !ofMonths.test(project.form.contact.openingHours) &&
  ofHours(project).some((text) => /(?<!\p{L})open(?!\p{L})/iu.test(text) && ofMonths.test(text));

/** A part of the business with its own hours, which is not a group. */
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
    quotes: unless(any(isSeveralAddresses, isOpenPlaceRepeated), (project) =>
      openAddresses(project).map(({ text }) => text),
    ),
    isNeeded: () => true,
    also: (project) =>
      shortAddresses(project).length > 0 && !hidesAddress(project)
        ? "Please complete the address, with street, number and postal code."
        : "",
  },
  {
    quotes: unless(any(lackTimes, isOfAppointments), ofHours),
    isNeeded: any(comesByThese, isSeasonUntold),
    // Customers with appointments learn about holidays when they book.
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

/** The recognised details that wait for the client's confirmation. */
interface WaitingDetails {
  readonly quotes: readonly string[];
  readonly isNeeded: boolean;
  readonly also: readonly string[];
  /** The names of people other than the writer that the answers give, quoted here or not. */
  readonly others: readonly string[];
}

/** The unconfirmed contact details, hours and names, and what to ask about them. */
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
    also: open.map(({ also }) => also?.(project) ?? "").filter((text) => text !== ""),
    others: othersNamed(project),
  };
}
