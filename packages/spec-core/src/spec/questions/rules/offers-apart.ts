import { numberWords, saidNumber } from "../../../text/number-words.ts";
import { singular } from "../../../text/singular.ts";
import { isAnswered } from "../../answers.ts";
import type { Project } from "../../project.ts";
import { oncePerProject } from "../once.ts";
import type { QuestionRule } from "../rule.ts";
import { isSilenced } from "../silence.ts";

type Offer = Project["form"]["offers"][number];

/** 'One hour', '55 min', '2.5 hrs', 'two and a half hours', but not '24 hours before'. */
const duration = new RegExp(
  `(?<![\\p{L}\\d.,-])(half an|an?|\\d{1,3}(?:[.,]5)?|${numberWords(1, 12)})( and a half)?[ -]?(min(?:ute)?s?|hours?|hrs?|h)(?!\\p{L})(?! (?:notice|before|ahead|in advance|beforehand|earlier|late|later|away|after|from|drive|walk))`,
  "giu",
);
/** Several lengths or a range, of which either may be right. */
const isRange =
  /\d ?(?:[-–/]|to|or) ?\d|(?<!\p{L})(?:or|between|about|around|approx\p{L}*|circa|up to|from|at least|over|roughly)(?!\p{L})/iu;
const minutesPerHour = 60;
const half = 0.5;

/** The one length that a text tells, in minutes; null if it tells none, several or a range. */
function minutesIn(text: string): number | null {
  const found = [...text.matchAll(duration)];
  const [match] = found;
  if (!match || found.length > 1 || isRange.test(text)) return null;
  const [, count = "", more, unit = ""] = match;
  const said = /^half/iu.test(count) ? half : /^an?$/iu.test(count) ? 1 : saidNumber(count.replace(",", "."));
  return (said + (more ? half : 0)) * (/^h/iu.test(unit) ? minutesPerHour : 1);
}

const lettersMin = 3;
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word.length >= lettersMin).map(singular);

const clauseEnd = /[.,;:!?()\n]+\s+|\s(?:and|but|[-–—])\s/u;

/** Whether a clause names this offer, and no other one that has more of its words. */
function isNamed(offer: Offer, clause: string, offers: readonly Offer[]): boolean {
  const said = new Set(wordsOf(clause));
  const holds = ({ name }: Offer): boolean => {
    const words = wordsOf(name);
    return words.length > 0 && words.every((word) => said.has(word));
  };
  return holds(offer) && !offers.some((other) => other !== offer && holds(other));
}

interface Apart {
  readonly name: string;
  readonly typed: number;
  readonly text: string;
  readonly told: number;
}

/** The offers whose length the client's sentences give differently. */
const lengthsApart = oncePerProject((project: Project): Apart[] => {
  const { form, words } = project;
  const sentences = words.statements.filter(
    (statement) =>
      (statement.field === "description" || statement.field === "contentNotes") &&
      statement.kind !== "private" &&
      !isSilenced(statement, project),
  );
  return form.offers.flatMap((offer): Apart[] => {
    const typed = isAnswered(offer.name) ? minutesIn(`${offer.name}, ${offer.what}`) : null;
    if (typed === null) return [];
    return sentences
      .flatMap(({ text }) => {
        const clause = text.split(clauseEnd).find((each) => isNamed(offer, each, form.offers));
        const told = clause === undefined ? null : minutesIn(clause);
        return told === null || told === typed ? [] : [{ name: offer.name, typed, text, told }];
      })
      .slice(0, 1);
  });
});

/** Asks which length of an offer is right where the list of offers and the text differ. */
export const offersApart: QuestionRule = {
  id: "offers-apart",
  path: "content.facts",
  question: (project) =>
    `Which is right? ${lengthsApart(project)
      .map(
        ({ name, typed, told }) =>
          `For ‘${name}’ your list of offers says ${typed} minutes, and your text ${told}.`,
      )
      .join(" ")} Until then the site shows what the list says.`,
  asks: "client",
  blocks: "page",
  when: (project) => lengthsApart(project).length > 0,
  quotes: (project) => lengthsApart(project).map(({ text }) => text),
};
