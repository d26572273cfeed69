import { memoByText, memoPerObject } from "../memo.ts";
import type { Reader, TermMatch } from "./clause.ts";
import { withoutDenied } from "./denied.ts";
import type { Industry } from "./industries.ts";
import { withoutPatients } from "./keep-fit.ts";
import { languagesOf } from "./languages/detect.ts";
import type { Language } from "./languages/function-words.ts";
import { readerOf } from "./languages/readers.ts";
import { hasNeutralPhrase, termMatches } from "./matches.ts";
import { sureEnough } from "./sure.ts";

/** The industry of a business, the confidence (0 to 1), and the words that it is based on. */
export interface Classification {
  readonly industry: Industry;
  /** 0 if nothing matched; near 1 if several strong words agree and none indicates another industry. */
  readonly confidence: number;
  /** The matched words, the strongest first. */
  readonly evidence: readonly string[];
}

/** A text with the weight of its words. */
export interface WeightedText {
  readonly text: string;
  readonly weight: number;
}

interface Tally {
  score: number;
  isDecided: boolean;
  readonly terms: Map<string, number>;
}

const unknown: Classification = { industry: "General Business", confidence: 0, evidence: [] };

// A hint (weight 1) supports an industry but does not decide it.
const decidingWeight = 2;
// The score at which the confidence of unambiguous words is about 63 %.
const scoreScale = 3;

function add(tallies: Map<Industry, Tally>, { term, senses, share }: TermMatch, weight: number): void {
  for (const sense of senses) {
    const tally = tallies.get(sense.industry) ?? { score: 0, isDecided: false, terms: new Map() };
    const points = sense.weight * share * weight;
    const earlier = tally.terms.get(term) ?? 0;
    // A repeated word counts once, with its highest score.
    if (points > earlier) {
      tally.score += points - earlier;
      tally.terms.set(term, points);
    }
    tally.isDecided ||= sense.weight >= decidingWeight;
    tallies.set(sense.industry, tally);
  }
}

// Room for the answers of a form and the one being typed.
const textsKept = 24;

const matchesBy = memoPerObject((reader: Reader) =>
  memoByText((text): readonly TermMatch[] => termMatches(text, reader), textsKept),
);

type Scored = Classification & { readonly score: number };

/** The result of several texts together, read in this language; for this industry only, if it is given. */
function scoredIn(language: Language, texts: readonly WeightedText[], only?: Industry): Scored | undefined {
  const reader = readerOf(language);
  const tallies = new Map<Industry, Tally>();
  for (const { text, weight } of texts)
    for (const match of matchesBy(reader)(text)) add(tallies, match, weight);
  // Of equal scores the first in the text wins: the sort is stable and the tallies are in text order.
  const ranked = [...tallies].flatMap(([industry, tally]) => (tally.isDecided ? [{ industry, tally }] : []));
  ranked.sort((a, b) => b.tally.score - a.tally.score);
  const best = ranked.find(({ industry }) => industry === (only ?? industry));
  if (!best) return undefined;
  const total = ranked.reduce((sum, { tally }) => sum + tally.score, 0);
  const { score, terms } = best.tally;
  const confidence = (score / total) * (1 - Math.exp(-score / scoreScale));
  return {
    industry: best.industry,
    confidence: Math.round(confidence * 100) / 100,
    evidence: [...terms].sort((a, b) => b[1] - a[1]).map(([term]) => term),
    score,
  };
}

/**
 * Classifies several texts together, in the likeliest language that gives a result; for this industry only, if it is
 * given.
 */
export function classifyTexts(texts: readonly WeightedText[], only?: Industry): Classification {
  for (const likely of languagesOf(texts.map(({ text }) => text).join("\n"))) {
    const scored = likely.flatMap((language) => scoredIn(language, texts, only) ?? []);
    scored.sort((a, b) => b.score - a.score);
    const best = scored[0];
    if (best) return { industry: best.industry, confidence: best.confidence, evidence: best.evidence };
    if (likely.some((language) => texts.some(({ text }) => hasNeutralPhrase(text, readerOf(language)))))
      break;
  }
  return unknown;
}

/**
 * The industry that a plain text is about, 'General Business' if it names none. Whole words only ('carpet' is
 * not 'car'), inflections and compounds included. The same text gives the same result.
 */
export const classifyIndustry = (text: string): Classification => classifyTexts([{ text, weight: 1 }]);

/** The answers that indicate the industry. */
export interface BusinessWords {
  readonly niche: string;
  readonly businessName: string;
  readonly description: string;
  readonly audience: string;
  /** The typed services and goods. */
  readonly offers?: readonly { readonly name: string }[];
}

/**
 * What follows the name of the trade: 'Pottery studio - courses and a little shop', 'Joiner: kitchens, stairs',
 * 'Saddlery, mostly repairs'.
 */
const afterTrade =
  /\s[-–—]\s|:\s|\s\(|,\s(?=(?:mostly|mainly|chiefly|largely|especially|particularly|including|incl|some|also|plus)(?!\p{L}))/iu;

const nicheWeight = 3;

/** The niche, its first part with the highest weight if that names a trade by itself. */
function ofNiche(niche: string): WeightedText[] {
  const start = niche.search(afterTrade);
  const trade = start < 0 ? "" : niche.slice(0, start);
  return trade !== "" && classifyIndustry(trade).confidence > 0
    ? [
        { text: trade, weight: nicheWeight },
        { text: niche.slice(start), weight: 1 },
      ]
    : [{ text: niche, weight: nicheWeight }];
}

/**
 * The industry of a business from its answers: a trade that the niche names decides, however many words of another one
 * the description has in passing. What the client does not do is no
 * evidence, and who the customers are is only one where nothing else tells: 'letting agents' may want their hedges cut.
 */
export function industryOf({
  niche,
  businessName,
  description,
  audience,
  offers = [],
}: BusinessWords): Classification {
  const [trade, described] = [withoutDenied(niche), withoutDenied(description)];
  const named = ofNiche(trade);
  const [first = trade] = named.map(({ text }) => text);
  const alone = classifyIndustry(first);
  const texts = [
    ...named,
    { text: businessName, weight: 0.6 },
    { text: described, weight: 1 },
    ...offers.map(({ name }) => ({ text: name, weight: 1 })),
  ];
  const byTrade = alone.confidence >= sureEnough ? classifyTexts(texts, alone.industry) : unknown;
  // The niche alone may be read in another language than all answers together.
  const own = byTrade.confidence > 0 ? byTrade : classifyTexts(texts);
  const found = own.confidence > 0 ? own : classifyTexts([{ text: audience, weight: 0.2 }]);
  return { ...found, industry: withoutPatients(found.industry, trade.trim() || described) };
}
