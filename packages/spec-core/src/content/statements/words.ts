/** A word of a text in its plain form, and its range. */
export interface Word {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

const token = /(?<![\p{L}\p{N}])whats app(?![\p{L}\p{N}])|[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/giu;

const endings: Readonly<Record<string, string>> = {
  "'ll": "will",
  "'re": "are",
  "'ve": "have",
  "'m": "am",
  "'d": "would",
};

// Who types on a phone leaves the apostrophe out. 'were', 'well', 'ill', 'shell' and 'hell' are words of their own.
const unmarked = new Map<string, readonly string[]>(
  Object.entries({
    "whats app": ["whatsapp"],
    im: ["i", "am"],
    ive: ["i", "have"],
    weve: ["we", "have"],
    theyre: ["they", "are"],
    theyve: ["they", "have"],
    youre: ["you", "are"],
    youve: ["you", "have"],
    youll: ["you", "will"],
    theyll: ["they", "will"],
    hes: ["he", "is"],
    shes: ["she", "is"],
    its: ["it", "is"],
    thats: ["that", "is"],
    whats: ["what", "is"],
    theres: ["there", "is"],
    cannot: ["can", "not"],
    cant: ["can", "not"],
    wont: ["will", "not"],
    "can't": ["can", "not"],
    "won't": ["will", "not"],
    "shan't": ["shall", "not"],
    pls: ["please"],
    plz: ["please"],
    tho: ["though"],
    cos: ["because"],
    cuz: ["because"],
    coz: ["because"],
    u: ["you"],
    ur: ["your"],
    wanna: ["want", "to"],
    gonna: ["going", "to"],
    gotta: ["got", "to"],
  }),
);

const notEnding = /^([a-z]+)n'?t$/;
// 'tenant' and 'want' end in the same letters: only these verbs carry a 'not'.
const negatable = new Set(
  "do does did is are was were has have had would could should must need might ai".split(" "),
);
const possessors = new Set("it that there he she what who here where let how".split(" "));

function plainForms(raw: string): readonly string[] {
  const word = raw.toLowerCase().replaceAll("’", "'");
  const known = unmarked.get(word);
  if (known) return known;
  const [, verb] = (word.endsWith("t") && notEnding.exec(word)) || [];
  if (verb && negatable.has(verb)) return [verb === "ai" ? "is" : verb, "not"];
  const mark = word.lastIndexOf("'");
  if (mark < 1) return [word];
  const head = word.slice(0, mark);
  const ending = word.slice(mark);
  if (ending === "'s") return possessors.has(head) ? [head, "is"] : [head, "'s"];
  const full = Object.hasOwn(endings, ending) ? endings[ending] : undefined;
  return full ? [head, full] : [word];
}

/** The words of a text in lower case; contractions count as their full words ('don't' is 'do not'). */
export function wordsOf(text: string): Word[] {
  const found: Word[] = [];
  for (const match of text.matchAll(token)) {
    const end = match.index + match[0].length;
    for (const word of plainForms(match[0])) found.push({ word, start: match.index, end });
  }
  return found;
}
