import { type BusinessWords, industryOf } from "../industry/classify.ts";
import { withoutDenied } from "../industry/denied.ts";
import { sureEnough } from "../industry/sure.ts";
import { foreignTradeWords } from "./foreign-trade-words.ts";
import { isOf, wordsOf } from "./key-for.ts";
import type { Trade } from "./trade.ts";
import { tradeOfIndustry, tradeWords, wordsWithoutDrawings } from "./trade-words-table.ts";
import { trades } from "./trades/all-trades.ts";

/** Whether a trade belongs to an industry. */
const isIn = ({ industry, alsoIn }: Trade, which: string): boolean => industry === which || alsoIn === which;

// A single unusual service names no trade: a 'school visit' among eight kinds of tickets does not make a railway a
// school. Where the niche tells another industry, half of them have to: a list of jars with their courier is no removal firm.
const leastShare = 1 / 3;
const leastShareElsewhere = 1 / 2;

/**
 * The trade with drawings that the most services name, if enough of them do; of equal ones the first. An industry is
 * given where the niche tells it.
 */
function namedByServices(services: readonly string[], industry: string | null): Trade | null {
  const named = services
    .map((service) => namedIn(service, null))
    .filter((trade) => trade !== null && trade !== undrawn);
  const count = (trade: Trade): number => named.filter((each) => each === trade).length;
  const [best] = named.toSorted((one, other) => count(other) - count(one));
  if (!best) return null;
  const share = industry === null || isIn(best, industry) ? leastShare : leastShareElsewhere;
  return count(best) >= services.length * share ? best : null;
}

/** The answers that may name a trade. */
export interface NamingWords extends BusinessWords {
  /** The names of the client's services. */
  readonly services: readonly string[];
}

/** A trade that has no drawings. */
const undrawn = "undrawn";
type Named = Trade | typeof undrawn;

const patternsOf = (trade: Named, words: string) =>
  words.split(" ").map((word) => ({
    trade,
    stems: word.replace("~", "").split("+"),
    isWeak: word.endsWith("~"),
  }));

const patterns = [
  ...trades.flatMap((trade) =>
    // Not every trade has foreign words, and an empty stem would match the 's' of "Joe's".
    [tradeWords[trade.id], foreignTradeWords[trade.id]].flatMap((words) =>
      words ? patternsOf(trade, words) : [],
    ),
  ),
  ...patternsOf(undrawn, wordsWithoutDrawings),
];

/** The end of the pattern in the words, from 1 on; 0 if it does not match. */
function endOf(stems: readonly string[], words: readonly string[]): number {
  const start = words.findIndex((_, at) => stems.every((stem, next) => isOf(stem, words[at + next] ?? "")));
  return start < 0 ? 0 : start + stems.length;
}

interface Match {
  readonly trade: Named;
  readonly weight: number;
  readonly isWeak: boolean;
}

/**
 * The trade that a text names: the most specific words win, also of weak ones ('towel bar' is no bar), of equal ones the
 * last ('pet insurance' insures).
 */
function matchIn(text: string, industry: string | null): Match | null {
  const words = wordsOf(text);
  let best: Match | null = null;
  for (const { trade, stems, isWeak } of patterns) {
    if (industry !== null && trade !== undrawn && !isIn(trade, industry)) continue;
    const end = endOf(stems, words);
    if (end === 0) continue;
    // A name may contain the word of a place: 'Church Lane Garage'.
    const isPlace = trade === undrawn && industry !== null && stems.length === 1;
    const weight =
      (isPlace ? 0 : isWeak ? stems.length - 1 : stems.length + 1) +
      (industry === null ? end / words.length : 1 - end / (words.length + 1));
    if (!best || weight > best.weight) best = { trade, weight, isWeak };
  }
  return best;
}

const namedIn = (text: string, industry: string | null): Named | null =>
  matchIn(text, industry)?.trade ?? null;

// A word for a trade of the likeliest industry confirms the guess.
const likelyEnough = 0.25;

// The trade is named before an aside ('Canoe rental and also a bit of camping') and before the customers ('Software for
// roofers', 'Accountants to restaurants'), except for horses and farms: a vet for horses treats no cats.
const asideWith =
  / (?:(?:and|but|plus|\+|&) (?:also|sometimes|occasional(?:ly)?|the occasional|an? (?:bit|little|small|tiny))|with (?:an? )?(?:little|small|tiny)) /iu;
// 'Bike workshop + coffee', but not 'Roof and gutter cleaning', whose last word belongs to both.
const andOneThing = / (?:\+|&|and|plus) (?=\p{L}+[.!]?$)/iu;

const forWhom = / (?:for|to) (?!horse|pony|ponies|donkey|equine|farm|livestock|cattle|cow|large)/i;

/**
 * Whether a word that many trades share is used by one of another industry: a 'sleep consultant' is no business
 * consultant.
 */
const isOfAnother = ({ trade, isWeak }: Match, industry: string, confidence: number): boolean =>
  isWeak && trade !== undrawn && confidence >= sureEnough && !isIn(trade, industry);

const drawnOf = (named: Named): Trade | null => (named === undrawn ? null : named);

// One word that settles an industry.
const tellingEnough = 0.6;

/**
 * Whether a niche tells the industry by itself. If it names no trade with drawings, its trade probably has none, and
 * what the description mentions beside it is something else: the prints that a basket maker also sells.
 */
function isToldBy(niche: string, industry: string): boolean {
  const own = industryOf({ niche, businessName: "", description: "", audience: "" });
  return own.confidence >= tellingEnough && own.industry === industry;
}

/** The trade that a text names by two words: one of them may be an aside. */
function namedTwiceIn(text: string, industry: string): Named | null {
  const trade = namedIn(text, industry);
  const words = wordsOf(text);
  const ends = patterns.filter((each) => each.trade === trade).map(({ stems }) => endOf(stems, words));
  return new Set(ends.filter((end) => end > 0)).size > 1 ? trade : null;
}

/**
 * The trade whose drawings suit a business, null if none does: the one the niche names, else the services; name and
 * description may only name a trade of the classified industry (Baker & Sons may be solicitors), the description by two
 * words where the niche tells the industry.
 */
export function tradeOf(words: NamingWords): Trade | null {
  const { businessName, services } = words;
  const [niche, description] = [withoutDenied(words.niche), withoutDenied(words.description)];
  const main = niche.split(forWhom)[0]?.split(asideWith)[0] ?? "";
  const first = matchIn(main.split(andOneThing)[0] ?? "", null);
  const named = (first?.isWeak ? null : first) ?? matchIn(main, null) ?? matchIn(niche, null);
  if (named && !named.isWeak) return drawnOf(named.trade);
  const { industry, confidence } = industryOf(words);
  if (named) return isOfAnother(named, industry, confidence) ? null : drawnOf(named.trade);
  const isTold = isToldBy(niche, industry);
  if (confidence >= likelyEnough) {
    const beside = isTold ? namedTwiceIn : namedIn;
    const byName =
      namedIn(businessName, industry) ??
      beside(description, industry) ??
      beside(services.join(" "), industry);
    if (byName) return drawnOf(byName);
  }
  const byServices = namedByServices(services, isTold ? industry : null);
  if (byServices) return byServices;
  const standing = confidence >= sureEnough ? tradeOfIndustry[industry] : undefined;
  return trades.find(({ id }) => id === standing) ?? null;
}
