/** The text with its first letter a capital; 'uPVC' and 'iPhone' stay. */
export const capital = (text: string): string => {
  const [first = ""] = text;
  if (/^\p{Ll}\p{Lu}/u.test(text)) return text;
  return first.toUpperCase() + text.slice(first.length);
};

/** Days, months, peoples, ages and makers keep their capital wherever they are. */
const alwaysCapital = new RegExp(
  `^(?:${[
    "(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Halloween",
    "English|German|French|Spanish|Italian|Welsh|Irish|Scottish|British|European|American|Australian|African|Asian|Swedish|Danish|Norwegian|Dutch|Greek|Turkish|Russian|Portuguese|Brazilian|Mexican|Moroccan|Indian|Thai|Chinese|Japanese|Korean|Vietnamese|Hawaiian|Persian|Swiss",
    "Roman|Georgian|Victorian|Edwardian|Montessori|Xero|Sage|Excel|Botox|Shopify|Squarespace|Aga",
  ].join("|")})(?!\\p{L})`,
  "u",
);
/** 'QuickBooks', 'WordPress': a name with a capital within. */
const capitalWithin = /^\p{Lu}\p{Ll}+\p{Lu}/u;

/** A text for use inside a sentence: without a capital that only marked its beginning, and without a final mark. */
export function inSentence(text: string): string {
  const trimmed = text.trim().replace(/[.,;:]$/u, "");
  const [first = "", second = ""] = trimmed;
  if (/^A[ -]levels?(?!\p{L})/u.test(trimmed)) return trimmed;
  // 'A week of meals' begins with an article, so it is no name.
  if (/^(?:An?|The) \S/u.test(trimmed)) return first.toLowerCase() + trimmed.slice(1);
  // A name ('Cyber Essentials', 'Microsoft 365'), or a client who capitalizes every word.
  if (/\s\p{Lu}\p{Ll}|^\p{L}+ \d/u.test(trimmed)) return trimmed;
  if (alwaysCapital.test(trimmed) || capitalWithin.test(trimmed)) return trimmed;
  return /\p{Lu}/u.test(first) && /\p{Ll}/u.test(second) ? first.toLowerCase() + trimmed.slice(1) : trimmed;
}

/** Fills in a template. `{Word}` gets a capital. A final mark that a word already has is not doubled. */
export function fill(template: string, words: Readonly<Record<string, string>>): string {
  const filled = template.replace(/\{([A-Za-z’]{1,20})\}/g, (whole, name: string) => {
    const wordOf = (key: string): string | undefined => (Object.hasOwn(words, key) ? words[key] : undefined);
    const plain = wordOf(name);
    if (plain !== undefined) return plain;
    const lower = wordOf(name.charAt(0).toLowerCase() + name.slice(1));
    return lower === undefined ? whole : capital(lower);
  });
  return filled.replace(/([.!?…])\.(?!\.)$/u, "$1");
}
