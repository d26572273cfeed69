import { withApostrophes } from "../../site/apostrophes.ts";
import { singular } from "../../text/singular.ts";
import type { DeckInput } from "../deck-input.ts";
import { capital } from "../fill.ts";
import { ended, type Said, textsOf } from "../joined-sentences.ts";
import { drafted, open } from "../place.ts";
import type { Slot } from "../slot.ts";
import { subjectOf } from "../topics.ts";
import { passagesOf } from "./points.ts";
import { heading, itemOf, placeAt } from "./section.ts";

type PersonFact = Pick<ReturnType<DeckInput["facts"]>[number], "text" | "about">;

const placesForPeople = 2;
const placesForQuotes = 2;

/** Roles that are plural even beside one person. */
const pluralRole =
  /(?<=partner|owner|founder|director|manager|teacher|tutor|instructor|coach|guide|solicitor|lawyer|attorney|dentist|doctor|vet|nurse|therapist|hygienist|architect|engineer|accountant|baker|chef|barber|stylist|photographer)(?:s|(?<=ch)es)$|(?<=secretar)ies$/iu;

/** A person's relation to the owner, which is no role for customers: 'my sister Karen and I run it'. */
const relative =
  /^(?:sister|brother|husband|wife|daughter|son|mother|father|mum|mom|dad|aunt|uncle|parent|child)(?:e?s|ren)?$/iu;

/** 'Partner' of 'Partners', 'Coach' of 'Coaches', 'Secretary' of 'Secretaries'. */
const singleRole = (role: string): string => role.replace(/\p{L}+$/u, singular);

/** The role of one person: 'partner' if the client called several of them 'partners'. */
export function roleOf({ text, about }: PersonFact, all: readonly PersonFact[]): string {
  if (relative.test(about.trim())) return "";
  if (/ (?:and|und|et|y|e) |[&,]/u.test(text)) return about;
  const isShared = all.filter((other) => other.about === about).length > 1;
  return isShared || pluralRole.test(about) ? singleRole(about) : about;
}

/** First names that are words at the beginning of a sentence: 'Will do', 'Mark your date'. */
const isWord = /^(?:will|may|mark|hope|rob|bill|sue|grace|chase|drew)$/iu;

/** Whether a sentence is about a person: 'Priya Nair does …', 'Tom joined …', 'I'm Helen Marsden'. */
function isAbout(sentence: string, name: string): boolean {
  const first = withApostrophes(name).split(" ")[0] ?? "";
  const names =
    name.includes(" ") && !isWord.test(first) ? [withApostrophes(name), first] : [withApostrophes(name)];
  const plain = sentence.replace(/^(?:(?:Hi|Hello),? )?(?:I(?:['’]m| am)|My name is) /u, "");
  return names.some((each) => plain.startsWith(each) && /^(?:['’]s)?[\s,(]/u.test(plain.slice(each.length)));
}

/** The client's sentences about a person, with those that speak of them as 'he' or 'she'. */
const sentencesAbout = (known: DeckInput, name: string): Said[] =>
  passagesOf(known.prose).flatMap((passage) => (passage[0] && isAbout(passage[0].text, name) ? passage : []));

/** What stands before a colon after a name: ', joiner' of 'Ivo Bell, joiner: stairs and doors'. */
const labelled = /^(?:,\s+(?<role>[^:.!?]{1,60}))?:\s+(?<rest>\S.*)$/su;

/** An entry of a list of people without the name, which stands above it; a sentence keeps it. */
export function belowName(text: string, name: string): string {
  const plain = withApostrophes(name);
  const found = text.startsWith(plain) ? labelled.exec(text.slice(plain.length)) : null;
  const { role, rest } = found?.groups ?? {};
  if (rest === undefined) return text;
  return capital(role === undefined ? rest : `${role}: ${rest}`);
}

/** Whether a sentence is about those who work here: 'All our instructors are …', 'We have six staff …'. */
const isOnStaff = (text: string): boolean =>
  /^(?:all (?:of )?)?(?:our|the|my) (?:whole )?(?:team|staff|crew|instructors|teachers|tutors|stylists|guides|drivers|nurses|carers|coaches|fitters|engineers|trainers)(?!\p{L})/iu.test(
    text,
  ) ||
  /^we (?:have|are) (?:an? )?(?:team of )?(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten) (?:\p{L}+ )?(?:people|staff|instructors|teachers|stylists|nurses|engineers|of us)(?!\p{L})/iu.test(
    text,
  );

/** The client's sentences about everybody who works here, below the names on the page of the team. */
export const staffTold = (known: DeckInput, shown: readonly Slot[]): Said[] =>
  passagesOf(known.prose).flatMap((passage) =>
    passage[0] &&
    isOnStaff(passage[0].text) &&
    !shown.some(({ text }) => text.includes(passage[0]?.text ?? ""))
      ? passage
      : [],
  );

/** The people that the client confirmed; a page of their own has its title for a heading. */
export function people(known: DeckInput, { page, section }: { page: string; section: string }): Slot[] {
  const place = placeAt(known, { page, section, note: "team" });
  const found = known.facts("person");
  const isPage = section === "roster";
  // On the page about the business, names without a role or a sentence would be headings over nothing.
  const saysNothing = (person: PersonFact): boolean =>
    roleOf(person, found) === "" && sentencesAbout(known, person.text).length === 0;
  if (section === "people" && found.every(saysNothing)) return [];
  // What the owners say of themselves is in the story above the people on the page about the business.
  const isMissingHere = ({ text }: Said): boolean => isPage || subjectOf(text) !== "business";
  return [
    ...(section === "roster" ? [] : heading(known, place, "team")),
    ...found.flatMap((person) => {
      const { id, text, about } = person;
      const item = itemOf(text, id);
      const said = page === "/" ? [] : sentencesAbout(known, text).filter(isMissingHere);
      const given = capital(roleOf(person, found));
      const isRoleSaid = said.some((one) => one.text.toLowerCase().includes(given.toLowerCase()));
      const role = isRoleSaid ? "" : given;
      const words =
        said.length === 0
          ? role
          : [role, ...textsOf(said).map((one) => belowName(one, text))]
              .filter((part) => part !== "")
              .map(ended)
              .join(" ");
      const part = { item, part: "text", kind: "text", maxWords: 40 * Math.max(1, said.length) } as const;
      return [
        ...drafted(place, { item, part: "title", kind: "item", maxWords: 5 }, { text, sources: [text] }),
        ...(words === "" && isPage
          ? [open(place, part)]
          : drafted(place, part, {
              text: words,
              sources: [about, ...said.flatMap(({ sources }) => sources)],
            })),
      ];
    }),
    ...(found.length === 0
      ? Array.from({ length: placesForPeople }, (_, index) => [
          open(place, { item: `new-${index + 1}`, part: "title", kind: "item", maxWords: 5 }),
          open(place, { item: `new-${index + 1}`, part: "text", kind: "text", maxWords: 40 }),
        ]).flat()
      : []),
  ];
}

/** Testimonials: open slots only, since only customers can write them. */
export function quotes(known: DeckInput, { page, section }: { page: string; section: string }): Slot[] {
  const place = placeAt(known, { page, section, note: "testimonials" });
  return [
    ...(page === "/" ? heading(known, place, "testimonials") : []),
    ...Array.from({ length: placesForQuotes }, (_, index) => [
      open(place, { item: `new-${index + 1}`, part: "text", kind: "quote", maxWords: 50 }),
      open(place, { item: `new-${index + 1}`, part: "by", kind: "label", maxWords: 8 }),
    ]).flat(),
  ];
}
