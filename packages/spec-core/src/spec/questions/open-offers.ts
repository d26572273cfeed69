import type { JudgedStatement } from "../../content/public-words.ts";
import { matches } from "../../content/sieve.ts";
import { isAnswered } from "../answers.ts";
import type { Project } from "../project.ts";
import type { Clarification } from "./clarification.ts";
import { asksForSilence, isQuotedIn } from "./open-points.ts";
import { quoted } from "./rule.ts";

/** A sentence with one of these leaves nothing to ask: a sum, a time, an address, a number. */
const tellsAll =
  /[£$€] ?\d|\d ?(?:[£$€]|eur(?:os?)?(?!\p{L})|pounds?|dollars?|quid)|\d ?(?:am|pm|uhr)(?!\p{L})|\d[:.]\d\d|\d(?:[ ()-]?\d){5}|@\p{L}|(?<!\p{L})(?:free of charge|no charge)(?!\p{L})/iu;

/** How a business describes its manner, without naming an offer that a question could be about. */
const ofManner =
  /(?<!\p{L})(?:(?:since|founded|est\.?|established|opened|started)(?!\p{L}).{0,30}\d{4}|(?:we|i) (?:are|['’]re|am|like|love|believe|care|think|know|listen|live|speak)|family[- ](?:run|owned)|generation|welcome|quality|years of experience|years['’]? experience|friendly|passion\p{L}*|honest\p{L}*|reliable|no (?:job|obligation)|cash only|call us|ring us|dogs? (?:allowed|welcome)|open(?:ed)?(?: \p{L}+)? (?:daily|every day|all year)|closed)(?!\p{L})|\?$/iu;

/** What is to be had, who does it, where and with whom: what visitors ask about at once. */
const ofOffer =
  /,|;|(?<!\p{L})(?:and|also|too|or|with|for|by|from|in|on|at|possible|available|extra|visits?|repairs?|hire|rental|classes|courses?|lessons?|workshops?|weddings?|parties|delivery|groups?|schools?|companies|certificates?|members?(?:hip)?|trained|worked|cooperation|partners?|stock|made|fitted|cleaned|taught)(?!\p{L})/iu;

/** Firms and institutions among those whom it is for: they ask for special terms. */
const ofFirms =
  /(?<!\p{L})(?:compan(?:y|ies)|firms|business(?:es)?|offices?|corporates?|hr departments?|hotels|restaurants|caf[eé]s|pubs|bars|breweries|shops|boutiques|retailers|wholesale\p{L}*|schools|kindergartens|nurseries|colleges|universities|clubs|scouts|care homes|nursing homes|hospitals|councils?|charities|churches|museums|theatres|architects|builders|developers|contractors|landlords|letting agents|estate agents|property managers|housing associations|farms|garages|insurers|agencies|publishers|event (?:planners|organisers|managers)|wedding planners|caterers|institutions|coach (?:parties|groups|companies)|tour operators)(?!\p{L})/iu;

const wordsMin = 2;
const mostOffers = 6;

/** A first sentence that names several things, or how many: what the business is, and what is to be had. */
const namesSeveral =
  /,.*(?:,|(?<!\p{L})and(?!\p{L}))|(?<!\p{L})(?:two|three|four|five|six|seven|eight|several|some) \p{Ll}/iu;

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
  const [first, ...later] = words.statements.filter(({ field }) => field === "description");
  // A piece of the sentence: the answer has all of it.
  const firms = words.statements
    .filter(({ text, field, kind }) => field === "audience" && kind !== "private" && !asksForSilence(text))
    .flatMap(({ text }) => text.split(/[,;.]\s*|\s(?:and|&)\s/u))
    .filter((piece) => matches(ofFirms, piece));
  const offers = new Set(
    form.offers.filter(({ price }) => isAnswered(price)).map(({ name }) => name.toLowerCase()),
  );
  const open = [...later, ...(first && namesSeveral.test(first.text) ? [first] : [])]
    .filter((statement) => isOpenOffer(statement) && !offers.has(statement.text.toLowerCase()))
    .filter(({ text }) => !isQuotedIn(text, asked))
    .map(({ text }) => text)
    .slice(0, mostOffers)
    .concat(firms);
  if (open.length === 0) return [];
  return [
    {
      id: "offers-open",
      path: "businessInfo.description",
      question:
        "Please tell us more about each of these: what exactly you offer, to whom, when and where, what it costs, and how people ask for it.",
      about: "",
      asks: "client",
      blocks: "page",
      quotes: open.map((text) => quoted(text)),
    },
  ];
}
