import { allMatches, matches } from "../content/regex-prefilter/prefiltered-match.ts";
import { notMentioned } from "../spec/blocks/not-mentioned.ts";
import {
  afterThings,
  drawingsRefused,
  ownThing,
  picturesRefused,
  stylesRefused,
  thingsRefused,
} from "../spec/data/refused-pictures.ts";
import { wordsOf } from "./key-for.ts";

/**
 * 'No dogs and cats.', 'we don't make suits': what the business does not deal with. The list ends its clause, so that
 * 'no dogs please' and 'no dresses from scratch' stay out; cards are money here, and pictures are refused above.
 */
const notDealtWith =
  /(?<!\p{L})(?:no|(?:don['’]?t|do not|never) (?:do|make|sell|treat|see|alter|repair|mend|fix|clean|use|work (?:on|with)))(?<refused> (?!cards|cheques|pictures|photos|images|drawings)\p{L}{3,20}s(?:(?:,? (?:and|or|nor)|,) \p{L}{3,20}s){0,4})(?=[.,;!?)\n]|$)/giu;

/** 'What we don't do: outside windows, offices': a list after a colon. */
const notDone =
  /(?<!\p{L})(?:don['’]?t|do not|never)(?: (?:do|offer|clean|repair|make|sell|treat|teach|fit))?:(?<refused>[^.!?;\n]{3,200})/giu;

const expressions = [picturesRefused, stylesRefused, thingsRefused, notDealtWith, notDone];
const aside = /\([^()]*\)/gu;
const determiner = /^(?:any|an?|some|more|all|those|lots of|piles? of|rows? of|stacks? of|no) /iu;

/** The last word of each thing in a list: 'coins' of 'calculators or piles of coins'. */
function thingsIn(list: string): string[] {
  return list
    .replace(aside, "")
    .split(/,|\/|(?<!\p{L})(?:and|or|nor|&)(?!\p{L})/iu)
    .flatMap((part) => {
      const thing = part.trim().replace(afterThings, "").trim();
      return ownThing.test(thing) ? [] : (wordsOf(thing.replace(determiner, "")).slice(-1) ?? []);
    });
}

/** Whether a client wants no drawings at all, by what they say of the site. */
export const refusesDrawings = (wishes: readonly string[]): boolean =>
  wishes.some((sentence) => matches(drawingsRefused, sentence));

/** The things of which a client wants no pictures or no mention, or that they do not deal with, each as one word, by all that they wrote. */
export const refusedThings = (sentences: readonly string[]): readonly string[] => [
  ...new Set(
    sentences.flatMap((sentence) => [
      ...expressions.flatMap((expression) =>
        allMatches(expression, sentence).flatMap(({ groups }) => thingsIn(groups?.refused ?? "")),
      ),
      ...notMentioned(sentence),
    ]),
  ),
];
