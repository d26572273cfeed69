import { listed } from "../text/listed.ts";
import { wordCount } from "../text/word-count.ts";
import { acronyms, acronymsBefore } from "./data/acronyms.ts";

// A full stop after an abbreviation does not end a sentence: 'Bros. Miller'.
const sentenceEnd =
  /(?<=\p{L}{3})(?<!(?<!\p{L})(?:bros|inc|ltd|mrs|est|ave|approx|incl|dipl|prof|misc))[.!?]\s+(?=[\p{L}\p{N}£$€])/iu;

const sum =
  "(?:[£$€] ?\\d[\\d.,]{0,9}|\\d[\\d.,]{0,9} ?(?:[£€]|euros?|pounds?|quid|dollars?|bucks?)(?!\\p{L}))";
const unit =
  "(?: ?(?:/|per|an?|each|the) ?(?:dozen|hour|hr|h|day|night|week|month|year|person|head|kilo|kg|lb|piece|slice|bag|box|jar|bottle|litre|liter|metre|meter|mile|km|session|lesson|class|visit|cut|tray|pair|load)s?| each| pp)?";
/** A price at the end of a part: 'cabbage rolls $14 a dozen', 'from £20'. */
const priceAtEnd = new RegExp(
  `[\\s,–-]*(?<![\\p{L}\\d])(?:(?:only|just|from|at|for) ){0,2}${sum}${unit}[.!]?$`,
  "iu",
);

/** The price is part of the text: 'Nothing over €5', 'Everything for €2'. */
const needsPrice =
  /(?:^|\s)(?:everything|anything|nothing|all|over|under|below|above|to|than|between|and|or)[,–-]?$/iu;

/** A note about the trade, not its name: 'Hire mostly', '5 generations with the mill'. */
const remark =
  /\d|(?<!\p{L})(?:mostly|mainly|usually|sometimes|also|only|since|but|not|no|we|i|my|our|please|etc|now|lately)(?!\p{L})/iu;

/**
 * A note on how much of the trade is what, or since when, with everything after it: ', mostly chairs, some boats',
 * ', colour mainly', ', since my grand father'.
 */
const addedClause =
  /,\s+(?:(?:since|mostly|mainly|usually|sometimes|but)(?!\p{L}).*|[^,]{1,60}\s(?:mostly|mainly|usually|sometimes)(?=,|$).*)$/iu;

/** The legal form or origin of the business: ', non profit', ', family run'. */
const standing =
  /,\s+(?:(?:a |an )?(?:registered )?(?:non|not)[- ]?(?:for[- ]?)?profit|charity|family[- ](?:run|owned|business|practice|firm|company)|sole trader|self[- ]employed|ltd|limited)[.!]?$/iu;

/** The same between other names: 'rowing, community, charity'; 'family' alone may be who is photographed. */
const standingNames =
  /^(?:community|charity|charitable|volunteers?|voluntary|(?:non|not)[- ]?(?:for[- ]?)?profit)$/iu;

/** The customers of a trade, after its name: 'Driving lessons, nervous drivers'. */
const served =
  /^([^,]+),\s+((?:(?:nervous|anxious|older|elderly|young|small|disabled|expectant) \p{L}+s|children|kids|adults|teenagers|beginners|seniors|families))$/iu;

/** A slash between names: 'podiatry / chiropody'; not '24/7' or 'w/o'. */
const stroke = /\s+\/\s+|(?<=\p{L}{3})\/(?=\p{L}{3})/u;

/** Alternatives as a list; in a list of trades each by itself: 'optician / optometrist, repairs'. */
const withoutStrokes = (phrase: string): string =>
  phrase
    .split(", ")
    .map((part) => listed(part.split(stroke), "and"))
    .join(", ");

/** A remark in brackets: '(we come to you)', '(and sometimes a birthday)'; not a term or what is done: '(Ballett)'. */
const remarkInBrackets =
  /\s*\((?=[^()]*(?<!\p{L})(?:i|we|you|my|our|your|us|me|it|mostly|mainly|only|also|sometimes|occasional(?:ly)?|not|no|just|plus|usually|currently|since|etc)(?!\p{L}))[^()]{1,120}\)/giu;

/** 'Wedding cakes!!' */
const shout = /!+(?=\s|$)/gu;

/** Names in capitals that were typed small: 'HVAC', 'IT support'. */
const withAcronyms = (phrase: string): string =>
  phrase
    .replace(/(?<![\p{L}'’.-])\p{L}\p{Ll}{1,4}(?![\p{L}'’.-])/gu, (word) =>
      acronyms.has(word.toLowerCase())
        ? word.replace(/\p{L}+?(?=s?$)/u, (letters) => letters.toUpperCase())
        : word,
    )
    .replace(acronymsBefore, (word) => word.toUpperCase());

function withoutStanding(phrase: string): string {
  const names = phrase.split(/,\s+/u);
  const trades = names.filter((name) => !standingNames.test(name));
  return trades.length === 0 || trades.length === names.length ? phrase : trades.join(", ");
}

/** Short forms that only people of the trade read. */
const shortForms: Readonly<Record<string, string>> = {
  maint: "maintenance",
  mgmt: "management",
  svc: "service",
  svcs: "services",
  equip: "equipment",
  constr: "construction",
  acctg: "accounting",
  refrig: "refrigeration",
  renos: "renovations",
};
const shortForm = new RegExp(
  `(?<![\\p{L}\\d])(?:${Object.keys(shortForms).join("|")})(?![\\p{L}\\d])\\.?`,
  "giu",
);

const spelledOut = (niche: string): string =>
  niche.replace(shortForm, (typed) => {
    const full = shortForms[typed.replace(".", "").toLowerCase()] ?? typed;
    return /^\p{Lu}/u.test(typed) ? full.charAt(0).toUpperCase() + full.slice(1) : full;
  });

const mostNames = 4;
const longestName = 3;

const withoutPrice = (part: string): string => {
  const rest = part.replace(priceAtEnd, "").trim();
  return rest === part.trim() || needsPrice.test(rest) ? part.trim() : rest;
};

/**
 * The name of a trade as a headline or label: as typed, without prices, which are listed elsewhere, and without remarks
 * after it. Short names separated by full stops become one list: 'Weddings. Funerals.'
 */
export function nichePhrase(niche: string): string {
  const typed = spelledOut(niche).replace(remarkInBrackets, "").replace(shout, "").trim() || niche;
  const sentences = typed
    .split(sentenceEnd)
    .map(withoutPrice)
    .filter((part) => part !== "");
  const [first = "", ...others] = sentences;
  if (first === "") return niche;
  const names = others.filter((part) => !remark.test(part));
  const areNames = [first, ...names].every((part) => wordCount(part) <= longestName);
  const phrase =
    areNames && names.length < mostNames
      ? [first, ...names.map((name) => name.replace(/[.!]$/u, "").toLowerCase())].join(", ")
      : first;
  const plain = withoutStanding(phrase.replace(standing, "").replace(addedClause, "") || phrase);
  return withAcronyms(withoutStrokes(plain.replace(served, "$1 for $2")));
}
