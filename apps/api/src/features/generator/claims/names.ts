import type { Claim, Span } from "./claim.ts";
import { starters } from "./starters.ts";

/** Abbreviations of the web trade, which are not names. */
const trade = new Set(
  "AI SEO FAQ FAQs URL URLs HTML CSS PDF UX UI API APIs CRM CMS ROI CTA CTAs OK TV PC PR HR IT B2B B2C JS SVG KPI KPIs QR ID USP I".split(
    " ",
  ),
);
/** Days and months, which are dates. */
const calendar =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December|Q[1-4]|H[1-6]|No)$/;
/** Lower-case words inside a name. */
const joiner = `(?:of|the|for|and|in|on|to|de|der|des|di|da|du|del|la|le|van|von|für|zu|und|et|y|e|al|bin|ibn)`;
const word = String.raw`(?:\p{L}[\p{L}\p{N}]*(?:[.’'&+-][\p{L}\p{N}]+)*\+*|\d+[\p{L}][\p{L}\p{N}]*)`;
const wordPattern = new RegExp(word, "gu");
const joinPattern = new RegExp(`^(?:\\. | & | \\+ | ?/ ?| )(?:${joiner} ){0,3}$`, "u");

/** Words that are never names, even when capitalised. */
const functionWords = new Set(
  "if both all some many most few each every any none theirs ours yours mine hers this that these those what which who when where why how yes no not only even then so but and or nor for yet as at by in of on to up with from into never always".split(
    " ",
  ),
);

/** A noun phrase after an imperative, which is hardly ever a name: 'Bake the bread'. */
const object =
  /^ (?:the|an?|it|them|this|that|these|those|your|our|my|his|her|their|its|all|every|each|some|any|only|what|how|where|who)\b/;

interface Word extends Pick<Claim, "start" | "end" | "text"> {
  readonly isFirst: boolean;
  /** The word is in a heading that is capitalised throughout. */
  readonly isTitle: boolean;
  /**
   * The word cannot be an ordinary one: it has capitals inside, letters with digits, all capitals, or is
   * a domain.
   */
  readonly isOdd: boolean;
}

const isCapital = (text: string): boolean => /^\p{Lu}/u.test(text);
const isOdd = (text: string): boolean =>
  (/^\p{Lu}{2,}[\d]*s?$/u.test(text) && !trade.has(text)) ||
  /\p{Ll}\p{Lu}/u.test(text) ||
  /^\p{Lu}[\p{L}]*\d|^\d+\p{Lu}/u.test(text) ||
  /^\p{Lu}[\p{L}\p{N}-]*\.[a-z]{2,}$/u.test(text);

/** The signs before the first word of a sentence, a list item, a table cell or direct speech. */
const opening = /(?:^|[.!?:;…|][”’»)\]*_"]*)[\s*_"“‘'«„([>#-]*$|(?:^|\n)[\s*_"“‘'«„([>#\d.)-]*$/u;
/** The number of characters to look back, enough to see the end of the previous sentence. */
const lookBack = 12;

const abbreviation = /\b(?:Mr|Mrs|Ms|Dr|Prof|St|Inc|Ltd|Co|vs|No|e\.g|i\.e)\.\s*$/;

/** Lines in which most words have a capital by typography: 'The Honest Guide to Web Design'. */
const headings = /^[ \t]*(?:#{1,6}[ \t]|[-*][ \t]+\*\*|\*\*)[^\n]*/gm;
function titlesOf(text: string): Span[] {
  const lines = Array.from(text.matchAll(headings), ({ 0: line, index: start }) => {
    // In a list item, only the bold part before its text counts.
    const bold = /^[ \t]*(?:[-*][ \t]+)?\*\*[^*]*\*\*/.exec(line)?.[0];
    return { start, end: start + (bold ?? line).length };
  });
  return lines.filter(({ start, end }) => {
    const long = text.slice(start, end).match(/\p{L}{4,}/gu) ?? [];
    return long.length > 1 && long.filter(isCapital).length > long.length / 2;
  });
}

function wordsOf(text: string): Word[] {
  const titles = titlesOf(text);
  const isInTitle = (at: number) => titles.some(({ start, end }) => start <= at && at < end);
  return Array.from(text.matchAll(wordPattern), (match) => {
    const start = match.index;
    const before = text.slice(Math.max(0, start - lookBack), start);
    const isFirst = (start === 0 || opening.test(before)) && !abbreviation.test(before);
    return {
      start,
      end: start + match[0].length,
      text: match[0],
      isFirst,
      isTitle: isInTitle(start),
      isOdd: isOdd(match[0]),
    };
  });
}

/** Removes the possessive ending. */
const plain = (text: string): string => text.replace(/[’']s?$/u, "");
/** Words whose form shows that they may begin a sentence and are rarely names. */
const wordForm =
  /(?:ing|ly|tions?|ments?|ness|ities|ity|ances?|ences?|ables?|ible|ists|ers|ors|ures?|isms?|ships?)$/;

/**
 * Names: capitalised words, with their connecting words. The first word of a sentence counts as a name if no
 * ordinary text writes it in lower case: neither this one, nor `vocabulary`, nor the list of common first
 * words.
 */
export function findNames(text: string, vocabulary: ReadonlySet<string>): Claim[] {
  const words = wordsOf(text);
  const small = new Set(words.filter((one) => !isCapital(one.text)).map((one) => one.text));
  const isCommon = (one: string) => {
    const lower = plain(one).toLowerCase();
    const [begin = lower] = lower.split(/[’'-]/);
    return (
      [lower, begin, lower.replace(/s$/, "")].some(
        (form) => starters.has(form) || vocabulary.has(form) || small.has(form),
      ) ||
      (lower.length > 5 && wordForm.test(lower))
    );
  };
  const isPart = ({ text: one }: Word) =>
    (isCapital(one) || isOdd(one)) &&
    !trade.has(plain(one)) &&
    !calendar.test(plain(one)) &&
    !/^I[’']/.test(one);

  const found: Claim[] = [];
  let open: Word[] = [];
  const close = () => {
    // The first word of a sentence may be a common word before the name: 'In Germany', 'The Guardian'.
    const [first] = open;
    const isJoined = first !== undefined && /^ [&+] /.test(text.slice(first.end, first.end + 3));
    const isVerb =
      first !== undefined && open.length === 1 && object.test(text.slice(first.end, first.end + 8));
    const isDropped = first?.isFirst && !first.isOdd && !isJoined && (isVerb || isCommon(first.text));
    const isFunction = open.length === 1 && functionWords.has(first?.text.toLowerCase() ?? "");
    const kept = isDropped || isFunction ? open.slice(1) : open;
    const [begin] = kept;
    const end = kept.at(-1);
    if (begin && end)
      found.push({ start: begin.start, end: end.end, text: text.slice(begin.start, end.end), kind: "name" });
    open = [];
  };
  for (const one of words) {
    if (!isPart(one)) continue;
    if (one.isTitle && !one.isOdd && isCommon(one.text)) {
      close();
      continue;
    }
    const before = open.at(-1);
    if (before && (one.isFirst || !joinPattern.test(text.slice(before.end, one.start)))) close();
    open.push(one);
  }
  close();
  return found;
}
