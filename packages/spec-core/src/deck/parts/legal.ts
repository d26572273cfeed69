import { textId } from "../../content/text-id.ts";
import { isAlwaysDark } from "../../site/paint-colors.ts";
import type { SitePage } from "../../site/site-pages.ts";
import { type LegalPart, legalPart } from "../../spec/legal/page-part.ts";
import { providerHeading } from "../../spec/legal/page-rules.ts";
import { legalAnswers, vatNumber } from "../data/legal-answers.ts";
import type { Known } from "../known.ts";
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

const expected: Readonly<Record<string, string>> = {
  Name: "the name",
  "Legal form": "the legal form",
  Address: "the postal address",
  "E-mail": "an e-mail address",
  Phone: "a phone number",
};

/** The details with their labels; a further one with the same label has an id of its own. */
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

/** What the answers give for a part, and what it still asks for. */
interface Answered {
  readonly entries: readonly Entry[];
  readonly sentences: readonly string[];
  readonly rest: string;
}

function answered({ title, says }: LegalPart, { spec, facts }: Known): Answered {
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
        isPrinted && sentence?.every((said) => said.test(text)) ? [clientsLine(text)] : [],
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

/** Who runs the site: what is known of them and is in no part of its own, and what is missing. */
function provider({ spec }: Known, place: Place, elsewhere: ReadonlySet<Entry>): Slot[] {
  const entries = spec.legalAndCompliance.provider;
  const missing = Object.entries(expected).flatMap(([label, what]) =>
    entries.some((entry) => entry.label === label) ? [] : [what],
  );
  return [
    ...listed(
      place,
      entries.filter((entry) => !elsewhere.has(entry)),
    ),
    ...(missing.length === 0
      ? []
      : [open({ ...place, note: missing.join(", ") }, { part: "text", kind: "text", maxWords: 30 })]),
  ];
}

/** The part of the privacy page whose facts are those of the starter site itself. */
const deviceHeading = "On your device";

/** What the starter site keeps in a browser: the choice of its switch between light and dark, where it has one. */
function onDevice({ spec, spelt }: Known, place: Place): Slot[] {
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

/** The section of a legal page's part. */
export const legalSection = (title: string): string => `part-${textId(title).slice(-6)}`;

const ofEveryData =
  "You may ask at any time which data this business holds on you, have it corrected or deleted, have its use restricted, receive it in a common format, and object to its use. A consent can be withdrawn at any time.";

/**
 * The rights that the law gives everybody, whatever the business: GDPR and UK GDPR, Articles 7(3), 15 to 21 and 77. Only for
 * outlines that name the authority.
 */
function rightsIn(says: string): string | null {
  if (says.includes("complaint to the ICO"))
    return `${ofEveryData} You may complain to the Information Commissioner’s Office (ico.org.uk).`;
  return says.includes("supervisory authority to complain to")
    ? `${ofEveryData} You may complain to a data protection authority, for example that of the place where you live.`
    : null;
}

const rights = (place: Place, text: string): Slot[] =>
  drafted(place, { part: "text", kind: "text", maxWords: 300 }, { text, sources: ["the law"] });

/** What stands under the heading of a part. */
function content(
  known: Known,
  {
    title,
    place,
    found,
    elsewhere,
  }: { title: string; place: Place; found: Answered; elsewhere: ReadonlySet<Entry> },
): Slot[] {
  if (title === providerHeading) return provider(known, place, elsewhere);
  const said = rightsIn(place.note);
  if (said !== null) return rights(place, said);
  return title === deviceHeading ? onDevice(known, place) : asked(place, found);
}

/** A page that the law asks for: its headings, what is known for each part, and what each still has to say. */
export function legal(known: Known, page: SitePage): Slot[] {
  const parts = page.outline.map(legalPart).map((part) => ({ ...part, found: answered(part, known) }));
  const elsewhere = new Set(parts.flatMap(({ found }) => found.entries));
  return parts.flatMap(({ title, says, found }) => {
    const place = { page: pathOf(page.file), section: legalSection(title), note: known.spelt(says) };
    return [
      ...drafted(
        place,
        { part: "heading", kind: "headline", maxWords: 10 },
        { text: title === providerHeading ? "Who runs this site" : known.spelt(title), sources: ["the law"] },
      ),
      ...content(known, { title, place, found, elsewhere }),
    ];
  });
}
