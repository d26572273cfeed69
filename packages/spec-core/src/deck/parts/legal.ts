import { textId } from "../../content/text-id.ts";
import { isAlwaysDark } from "../../site/paint-colors.ts";
import type { SitePage } from "../../site/site-pages.ts";
import { specified } from "../../spec/answers.ts";
import { type LegalPart, legalPart } from "../../spec/legal/page-part.ts";
import { providerHeading } from "../../spec/legal/page-rules.ts";
import { isOfPartners, isUnregistered } from "../../spec/legal/unregistered.ts";
import { contactPath } from "../../spec/questions/ways.ts";
import type { Spec } from "../../spec/schema.ts";
import { legalAnswers, usesOfData, vatNumber } from "../data/legal-answers.ts";
import type { DeckInput } from "../deck-input.ts";
import { capital } from "../fill.ts";
import { ended } from "../joined-sentences.ts";
import { drafted, open, type Place } from "../place.ts";
import { clientsLine } from "../printed-prose.ts";
import { registrationLabel } from "../registration-label.ts";
import type { Slot } from "../slot.ts";
import { roleOf } from "./people.ts";
import { pathOf } from "./section.ts";

/** A known detail of who runs the site. */
interface Entry {
  readonly label: string;
  readonly value: string;
}

/** A detail of who runs the site, and the questions that ask for it. */
interface Expected {
  readonly label: string;
  readonly what: (spec: Spec) => string;
  readonly asked: RegExp;
}

const nameInLaw = ({ businessInfo: { legalForm } }: Spec): string => {
  if (isOfPartners(legalForm)) return "the partners’ own names";
  if (isUnregistered(legalForm)) return "the owner’s own name";
  return specified(legalForm) === null ? "the name in law" : "the registered name";
};

const expected: readonly Expected[] = [
  { label: "Name", what: nameInLaw, asked: /\bname\b|who (?:owns|runs)/i },
  { label: "Legal form", what: () => "the legal form", asked: /legal form/ },
  { label: "Address", what: () => "the postal address", asked: /(?<!e-mail )address/ },
  { label: "E-mail", what: () => "an e-mail address", asked: /e-mail address/ },
  { label: "Phone", what: () => "a phone number", asked: /phone number/ },
];

/** The parts of the specification whose questions ask for such a detail. */
const asks: ReadonlySet<string> = new Set(["legalAndCompliance.provider", contactPath]);

const businessName = "Business name";

/** Whether a detail is missing and required: not if only an optional question asks for it. */
function isMissing({ label, asked }: Expected, { clarifications, legalAndCompliance }: Spec): boolean {
  const known = legalAndCompliance.provider.map((entry) => entry.label);
  if (known.includes(label)) return false;
  const asking = clarifications.filter(({ path, question }) => asks.has(path) && asked.test(question));
  if (asking.length > 0) return asking.some(({ blocks }) => blocks !== "nothing");
  // A name that no question doubts is good enough.
  return !(label === "Name" && known.includes(businessName));
}

/** The details with their labels; a repeated label gets its own id. */
function listed(place: Place, entries: readonly Entry[]): Slot[] {
  const taken = new Set<string>();
  return entries.flatMap(({ label, value }) => {
    const name = `known-${label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-")}`;
    const item = taken.has(name) ? `${name}-${textId(value).slice(-6)}` : name;
    taken.add(item);
    return [
      ...drafted(
        place,
        { item, part: "label", kind: "label", maxWords: 4 },
        { text: registrationLabel(label, value), sources: [value] },
      ),
      ...drafted(
        place,
        { item, part: "text", kind: "fact", maxWords: 30 },
        { text: value, sources: [value] },
      ),
    ];
  });
}

/** What the answers contain for a part, and what is missing. */
interface Answered {
  readonly entries: readonly Entry[];
  readonly sentences: readonly string[];
  readonly rest: string;
}

function answered({ title, says }: LegalPart, { spec, facts }: DeckInput): Answered {
  // That part has a list of its own.
  if (title === providerHeading) return { entries: [], sentences: [], rest: says };
  const people = facts("person");
  const found = legalAnswers
    .filter(({ asked }) => says.includes(asked))
    .map(({ asked, label, role, sentence }) => ({
      asked,
      entries: [
        ...spec.legalAndCompliance.provider.filter((entry) =>
          label?.test(entry.label === "Registration" && vatNumber.test(entry.value) ? "VAT" : entry.label),
        ),
        ...people
          .map((person) => ({ label: roleOf(person, people), value: person.text }))
          .filter((person) => role?.test(person.label)),
      ],
      sentences: spec.content.statements.flatMap(({ text, isPrinted }) =>
        isPrinted && sentence?.every((said) => said.test(text)) ? [ended(capital(clientsLine(text)))] : [],
      ),
    }))
    .filter(({ entries, sentences }) => entries.length + sentences.length > 0);
  const open = found.reduce((text, { asked }) => text.replace(asked, ""), says);
  return {
    entries: found.flatMap(({ entries }) => entries),
    sentences: found.flatMap(({ sentences }) => sentences),
    rest: open
      .split(",")
      .map((clause) => clause.trim())
      .filter((clause) => clause !== "")
      .join(", "),
  };
}

/** Who runs the site: the known details that have no part of their own, and the missing ones. */
function provider({ spec }: DeckInput, place: Place, elsewhere: ReadonlySet<Entry>): Slot[] {
  const missing = expected.filter((detail) => isMissing(detail, spec)).map(({ what }) => what(spec));
  return [
    ...listed(
      place,
      spec.legalAndCompliance.provider.filter((entry) => !elsewhere.has(entry)),
    ),
    ...(missing.length === 0
      ? []
      : [open({ ...place, note: missing.join(", ") }, { part: "text", kind: "text", maxWords: 30 })]),
  ];
}

/** The part of the privacy page whose facts are those of the starter site itself. */
const deviceHeading = "On your device";

/** What the starter site keeps in a browser: the choice of its switch between light and dark, where it has one. */
function onDevice({ spec, spelt }: DeckInput, place: Place): Slot[] {
  const text = isAlwaysDark(spec)
    ? "This site keeps nothing on your device."
    : "Your choice of light or dark colors stays in your browser (localStorage) until you delete it there; it is sent to nobody.";
  return drafted(
    place,
    { part: "text", kind: "text", maxWords: 300 },
    { text: spelt(text), sources: ["the starter site's script"] },
  );
}

const asked = (place: Place, { entries, sentences, rest }: Answered): Slot[] => {
  const part = { part: "text", kind: "text", maxWords: 300 } as const;
  return [
    ...listed(place, entries),
    ...(sentences.length > 0
      ? drafted(place, part, { text: sentences.join(" "), sources: sentences })
      : rest === ""
        ? []
        : [open({ ...place, note: rest }, part)]),
  ];
};

/** The name of the section for a part of a legal page. */
export const legalSection = (title: string): string => `part-${textId(title).slice(-6)}`;

const ofEveryData =
  "You may ask at any time which data this business holds on you, have it corrected or deleted, have its use restricted, receive it in a common format, and object to its use. A consent can be withdrawn at any time.";

const complaint = /the complaint (to the .+)$/u;

/**
 * The rights that the law gives everybody, whatever the business: GDPR and UK GDPR, Articles 7(3), 15 to 21 and 77.
 * Only for outlines that name the authority.
 */
function rightsIn(says: string): string | null {
  const [, named] = complaint.exec(says) ?? [];
  if (named !== undefined) return `${ofEveryData} You may complain ${named}.`;
  return says.includes("supervisory authority to complain to")
    ? `${ofEveryData} You may complain to a data protection authority, for example that of the place where you live.`
    : null;
}

const rights = (place: Place, text: string): Slot[] =>
  drafted(place, { part: "text", kind: "text", maxWords: 300 }, { text, sources: ["the law"] });

/** The part of the privacy page on what the data are used for. */
const usesHeading = "Why we use it";

/** What each form of the site is for, by the parts of its page; the legal basis is left open for a lawyer. */
function uses(place: Place, { outline }: SitePage): Slot[] {
  const titles = new Set(outline.map((entry) => legalPart(entry).title));
  const sentences = usesOfData.filter(({ part }) => titles.has(part)).map(({ sentence }) => sentence);
  const basis = place.note.split(", and ")[1];
  if (sentences.length === 0) return [open(place, { part: "text", kind: "text", maxWords: 300 })];
  return [
    ...drafted(
      place,
      { part: "text", kind: "text", maxWords: 300 },
      { text: sentences.join(" "), sources: ["what the site does"] },
    ),
    ...(basis === undefined
      ? []
      : [open({ ...place, note: basis }, { part: "basis", kind: "text", maxWords: 100 })]),
  ];
}

/** The content under the heading of a part. */
function content(
  known: DeckInput,
  {
    title,
    place,
    page,
    found,
    elsewhere,
  }: { title: string; place: Place; page: SitePage; found: Answered; elsewhere: ReadonlySet<Entry> },
): Slot[] {
  if (title === providerHeading) return provider(known, place, elsewhere);
  if (title === usesHeading) return uses(place, page);
  const said = rightsIn(place.note);
  if (said !== null) return rights(place, said);
  return title === deviceHeading ? onDevice(known, place) : asked(place, found);
}

/** The headings of parts whose names in an outline are for the agency. */
const headings: ReadonlyMap<string, string> = new Map([
  [providerHeading, "Who runs this site"],
  ["Registration line", "Professional registration"],
]);

/** A page that the law requires: its headings, what is known for each part, and what is missing. */
export function legal(known: DeckInput, page: SitePage): Slot[] {
  const parts = page.outline.map(legalPart).map((part) => ({ ...part, found: answered(part, known) }));
  const elsewhere = new Set(parts.flatMap(({ found }) => found.entries));
  return parts.flatMap(({ title, says, found }) => {
    const place = { page: pathOf(page.file), section: legalSection(title), note: known.spelt(says) };
    return [
      ...drafted(
        place,
        { part: "heading", kind: "headline", maxWords: 10 },
        { text: known.spelt(headings.get(title) ?? title), sources: ["the law"] },
      ),
      ...content(known, { title, place, page, found, elsewhere }),
    ];
  });
}
