import type { Drawn } from "./shape.ts";
import type { Key, Trade } from "./trade.ts";

const letters = /[\p{L}\p{N}]+/gu;

/** The words of a text in lower case. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(letters) ?? [];

const shortStem = 3;

/**
 * Whether a word matches a stem: it begins with it ('plumb' for 'plumbing'). A stem of three letters or fewer, or after
 * '=', only matches the whole word, its plural and doubled form ('cut', 'cuts', 'cutting'; 'car' is not 'care').
 */
export function isOf(stem: string, word: string): boolean {
  const isWhole = stem.startsWith("=");
  const text = isWhole ? stem.slice(1) : stem;
  if (!isWhole && text.length > shortStem) return word.startsWith(text);
  return [text, `${text}s`, `${text}es`, `${text}${text.slice(-1)}ing`].includes(word);
}

/** How well the words match the stems: the sum of the lengths of the matching stems. */
const weigh = (stems: string, words: readonly string[]): number =>
  stems.split(" ").reduce((sum, stem) => sum + (words.some((word) => isOf(stem, word)) ? stem.length : 0), 0);

/** Whether words name what a key draws. */
export const matchesAny = (key: Key, words: string): boolean => weigh(key.words, wordsOf(words)) > 0;

/** The keys that match the words, the best match first. */
function matching({ keys }: Trade, words: string, least: number): Key[] {
  const said = wordsOf(words);
  return keys
    .map((key) => ({ key, weight: weigh(key.words, said) }))
    .filter(({ weight }) => weight >= least)
    .sort((one, other) => other.weight - one.weight)
    .map(({ key }) => key);
}

const asked = (trade: Trade, words: string, least = 1): Drawn[] =>
  matching(trade, words, least).map(({ draw }) => draw);

/** The drawings that suit any service of the trade; all where none is marked. */
function generalOf({ keys }: Trade): readonly Drawn[] {
  const general = keys.filter(({ isGeneral }) => isGeneral);
  return (general.length > 0 ? general : keys).map(({ draw }) => draw);
}

/** The drawing that matches the service's words; without any match, the trade's general drawings in turn. */
export function keyFor(trade: Trade, { service, words }: { service: number; words: string }): Drawn {
  const general = generalOf(trade);
  return asked(trade, words)[0] ?? general[service % general.length] ?? "";
}

// A single short match may be an aside; two matches or a long one show what the business is about.
const leastForSubject = 10;
// A niche contains no asides: 'wood-fired pizza'.
const leastInNiche = 5;

/**
 * The drawing of what a business works on, by the name of its trade, else also by its description, if it may stand in
 * the hero.
 */
export function subjectOf(trade: Trade, description: string, niche = ""): Drawn | undefined {
  const inNiche = matching(trade, niche, leastInNiche).find(({ isLarge }) => isLarge);
  const [inAll] = matching(trade, `${niche} ${description}`, leastForSubject);
  return inNiche?.draw ?? (inAll?.isLarge ? inAll.draw : undefined);
}

/** A service in the site's list. */
export interface ListedService {
  readonly name: string;
  /** Its description, in a line or two. */
  readonly text: string;
}

// A short stem may match a sentence by chance: 'fits under a desk' is not about fitting.
const leastInText = 4;

/**
 * A drawing for each service of a list: one that matches its name, else its text; of several, the first that is not
 * used yet. The others get a match that is used already, else a general drawing of the trade: one that no neighbor has,
 * unused if possible. A drawing of something else is never shown: it would be wrong.
 */
export function keysFor(trade: Trade, services: readonly ListedService[]): ReadonlyMap<string, Drawn> {
  const found = new Map<string, Drawn>();
  const general = generalOf(trade);
  const wishes = services.map(({ name, text }) => {
    const byName = asked(trade, name);
    return { name, drawings: byName.length > 0 ? byName : asked(trade, text, leastInText) };
  });
  const isFree = (draw: Drawn): boolean => ![...found.values()].includes(draw);
  for (const { name, drawings } of wishes) {
    const draw = drawings.find(isFree);
    if (draw !== undefined) found.set(name, draw);
  }
  wishes.forEach(({ name, drawings }, index) => {
    if (found.has(name)) return;
    const beside = [wishes[index - 1], wishes[index + 1]].map((wish) => wish && found.get(wish.name));
    const isApart = (draw: Drawn): boolean => !beside.includes(draw);
    const free = general.filter(isFree).find(isApart);
    found.set(
      name,
      drawings.find(isApart) ?? free ?? general.find(isApart) ?? drawings[0] ?? general[0] ?? "",
    );
  });
  return found;
}
