import { isAnswered } from "../../answers.ts";
import type { Project } from "../../project.ts";
import { all, any, does, hasPageNamed, isOfIndustry } from "../checks.ts";
import { type PartsQuestion, partsAsked, partsOpen } from "../parts.ts";
import type { QuestionRule } from "../rule.ts";
import { saying } from "../saying.ts";
import { hasGuests } from "./booking.ts";

/** 'Free quotes', 'I price it off a photo', 'every job is different, so ask': the price is made for each customer. */
const quoting = saying(
  /(?<!\p{L})(?:(?:free|no[- ]obligation|written|firm|fixed|rough|an?|our|my|your|for) (?:quotes?|quotations?|estimates?)|(?:quotes?|quotations?|estimates?) (?:are|is|free|by|within|from|on|after)|(?:i|we)(?:['’]ll| will)? (?:also )?(?:quote|price) (?:for |each |every |all |it |the |them |up |individually|per |by |from |off )|price (?:it|them|each|every|jobs?)|pric(?:ed|ing) (?:by|per) (?:the )?job|(?:free|no charge for (?:a|the)) (?:look|survey|site visit|measure))(?!\p{L})/iu,
  /(?<!\p{L})(?:insurance|web ?sites?|solicitors?) (?:quotes?|quotations?|estimates?)(?!\p{L})|(?<!\p{L})quote (?:me|us|from|marks?)(?!\p{L})/iu,
);

/** The typed offers whose price is made for each customer. */
const quotedOffers = ({ form }: Project): string[] =>
  form.offers
    .filter(
      ({ name, price }) =>
        isAnswered(name) && /(?<!\p{L})(?:quot(?:e|es|ed|ation)|estimate|poa)(?!\p{L})/iu.test(price),
    )
    .map(({ name, price }) => `${name}: ${price}`);

const sentences = (project: Project): string[] => [
  ...new Set([...quoting(project), ...quotedOffers(project)]),
];

const details: PartsQuestion = {
  lead: "How do people get a price from you",
  parts: [
    {
      asks: "what they tell or send you first (photos, sizes, papers)",
      answeredBy:
        /(?<!\p{L})(?:photos?|pictures?|pics?|videos?|measurements?|drawings?|plans|sizes)(?!\p{L})/iu,
    },
    {
      asks: "whether you come and look, how far away, and what that costs",
      answeredBy:
        /(?<!\p{L})(?:free|no charge)(?!\p{L})[^.!?]{0,40}(?<!\p{L})(?:look|visit|survey|measure|come)(?!\p{L})|(?<!\p{L})(?:come|visit|survey|measure)(?!\p{L})[^.!?]{0,40}(?<!\p{L})(?:free|no charge)(?!\p{L})/iu,
    },
    {
      asks: "how soon they have it",
      answeredBy:
        /(?<!\p{L})(?:within|in) (?:\p{L}+ )?(?:\d+|an?|one|two|three|few) (?:hours?|days?|weeks?)(?!\p{L})|(?<!\p{L})same (?:day|evening)(?!\p{L})/iu,
    },
    { asks: "for how long it holds" },
    {
      asks: "what the smallest job is that you take",
      answeredBy: /(?<!\p{L})(?:min(?:imum)?|smallest|no job too small|call[- ]?out)(?!\p{L})/iu,
    },
    { asks: "when they pay how much" },
  ],
};

const openMin = 3;

/** How people learn the price of work that is priced for each of them. */
export const estimates: QuestionRule = {
  id: "estimates",
  path: "content.facts",
  question: (project) => partsAsked(details, sentences(project)) ?? "",
  asks: "client",
  blocks: "nothing",
  when: all(
    (project) => sentences(project).length > 0,
    (project) => partsOpen(details.parts, sentences(project)).length >= openMin,
  ),
  settledBy: any(
    does("shop"),
    hasGuests,
    isOfIndustry("Healthcare", "Food & Hospitality", "Education"),
    // The question about such a page asks for the same.
    hasPageNamed(/\b(?:quotes?|quotations?|estimates?)\b/),
  ),
  quotes: sentences,
};
