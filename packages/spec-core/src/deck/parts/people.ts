import { singular } from "../../text/singular.ts";
import type { DeckInput } from "../deck-input.ts";
import { capital } from "../fill.ts";
import { drafted, open } from "../place.ts";
import type { Slot } from "../slot.ts";
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

/** The people that the client confirmed; a page of their own has its title for a heading. */
export function people(known: DeckInput, { page, section }: { page: string; section: string }): Slot[] {
  const place = placeAt(known, { page, section, note: "team" });
  const found = known.facts("person");
  return [
    ...(section === "roster" ? [] : heading(known, place, "team")),
    ...found.flatMap((person) => {
      const { id, text, about } = person;
      const item = itemOf(text, id);
      return [
        ...drafted(place, { item, part: "title", kind: "item", maxWords: 5 }, { text, sources: [text] }),
        ...drafted(
          place,
          { item, part: "text", kind: "text", maxWords: 40 },
          { text: capital(roleOf(person, found)), sources: [about] },
        ),
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
