import type { JudgedStatement } from "../../content/public-words.ts";
import { isAnswered } from "../answers.ts";
import type { Project } from "../project.ts";
import type { Clarification } from "./clarification.ts";
import { asksForSilence, isQuotedIn } from "./open-points.ts";
import { quoted } from "./rule.ts";

/** What a sentence has to tell for nothing to be left to ask: a sum, a time, an address, a number. */
const tellsAll =
  /[£$€] ?\d|\d ?(?:[£$€]|eur(?:os?)?(?!\p{L})|pounds?|dollars?|quid)|\d ?(?:am|pm|uhr)(?!\p{L})|\d[:.]\d\d|\d(?:[ ()-]?\d){5}|@\p{L}|(?<!\p{L})(?:free of charge|no charge)(?!\p{L})/iu;

/** How a business speaks of itself without naming anything that one could ask for. */
const ofManner =
  /(?<!\p{L})(?:(?:since|founded|est\.?|established|opened|started)(?!\p{L}).{0,30}\d{4}|(?:we|i) (?:are|['’]re|am|like|love|believe|care|think|know|listen|live|speak)|family[- ](?:run|owned)|generation|welcome|quality|years of experience|years['’]? experience|friendly|passion\p{L}*|honest\p{L}*|reliable|no (?:job|obligation)|cash only|call us|ring us|dogs? (?:allowed|welcome)|open(?:ed)?(?: \p{L}+)? (?:daily|every day|all year)|closed)(?!\p{L})|\?$/iu;

/** What is to be had, who does it, where and with whom: what visitors ask about at once. */
const ofOffer =
  /,|;|(?<!\p{L})(?:and|also|too|or|with|for|by|from|in|on|at|possible|available|extra|visits?|repairs?|hire|rental|classes|courses?|lessons?|workshops?|weddings?|parties|delivery|groups?|schools?|companies|certificates?|members?(?:hip)?|trained|worked|cooperation|partners?|stock|made|fitted|cleaned|taught)(?!\p{L})/iu;

const wordsMin = 2;
const mostOffers = 5;

const isOpenOffer = ({ text, field, kind, dictatedBy }: JudgedStatement): boolean =>
  field === "description" &&
  (kind === "fact" || kind === "unsure") &&
  dictatedBy === undefined &&
  text.split(/\s+/u).length >= wordsMin &&
  ofOffer.test(text) &&
  !tellsAll.test(text) &&
  !ofManner.test(text) &&
  !asksForSilence(text);

/** What the description names without a word of price, time, place or names, and no other question asks about; its first sentence says what the business is. */
export function openOfferQuestions(
  { words, form }: Project,
  asked: readonly Clarification[],
): Clarification[] {
  const [, ...later] = words.statements.filter(({ field }) => field === "description");
  const offers = new Set(
    form.offers.filter(({ price }) => isAnswered(price)).map(({ name }) => name.toLowerCase()),
  );
  const open = later
    .filter((statement) => isOpenOffer(statement) && !offers.has(statement.text.toLowerCase()))
    .filter(({ text }) => !isQuotedIn(text, asked))
    .slice(0, mostOffers);
  if (open.length === 0) return [];
  return [
    {
      id: "offers-open",
      path: "businessInfo.description",
      question:
        "Of each point of the description: what exactly is it and for whom, at what price, on which days and in which place, by whom and under which name or number, how does one ask for or book it, and have those named in it agreed?",
      about: "",
      asks: "client",
      blocks: "page",
      quotes: open.map(({ text }) => quoted(text)),
    },
  ];
}
