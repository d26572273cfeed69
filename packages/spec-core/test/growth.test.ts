import { describe, expect, it } from "vitest";
import { classifyIndustry } from "../src/industry/index.ts";
import { parseCustomPages, validateOnboarding } from "../src/onboarding/index.ts";
import { sitemapEntries, slugify } from "../src/sitemap/index.ts";
import { context, fullForm } from "../src/spec/forms.fixture.ts";
import { buildSpec } from "../src/spec/index.ts";

/** Characters that people and attackers repeat. Each is known to be slow for some parser: see the words beside it. */
const repeated: Readonly<Record<string, string>> = {
  "a ligature that becomes 18 letters": "ﷺ",
  "marks on one letter": "\u0301",
  "letters of another script": "中",
  "marks that a script needs": "क्",
  "letters that fall apart": "각",
  emoji: "😀",
  punycode: "xn--a-",
  hyphens: "-",
  underscores: "_",
  dots: ".",
  "labels of one letter": "a.",
  colons: ":1",
  "at signs": "a@",
  slashes: "/",
  brackets: "[",
  "open links": "[a](",
  "open asides": "(a ",
  stars: "*",
  hashes: "#",
  "nested quotes": "> ",
  "setext headings": "a\n=\n",
  blanks: " ",
  "line ends": "\n",
  digits: "1",
  tags: "<a ",
  ampersands: "&",
  "ends of comments": "*/",
  backslashes: "\\",
  quotes: '"',
  commas: ",",
  "pages of one letter": "a,",
  "words of the trade": "for bakery ",
};

/** What makes a pattern begin to match, and what it then repeats. */
const begun: Readonly<Record<string, readonly [string, string]>> = {
  "letters after what there is none of": ["We bake, no ", "a"],
  "letters after a word that begins a price's name": ["£5, and we ", "a"],
  "words after a price": ["£5 for ", "ab "],
  "words of a name": ["My name is ", "Ab "],
  "digits of a number": ["Tel. ", "1 "],
  "a list of hours": ["Open ", "9-5, "],
  "a quotation that does not end": ["They said '", "a b "],
};

const form = (text: string) => ({
  ...fullForm,
  formData: {
    ...fullForm.formData,
    businessName: text,
    websiteName: text,
    domainName: text,
    description: text,
    niche: text,
    audience: text,
    competitors: text,
    hostingProvider: text,
    contentNotes: text,
    customPages: [text],
    socialMedia: { ...fullForm.formData.socialMedia, facebook: text },
  },
});

/** The functions that read a person's text, without the limits that the form's schema sets. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  "the site's address from its name": (text) =>
    sitemapEntries({ websiteName: text, host: "a.example", pages: ["Home"], customPages: [] }),
  "the site's address from a domain": (text) =>
    sitemapEntries({
      websiteName: "",
      domainName: text,
      host: "a.example",
      pages: ["Home"],
      customPages: [],
    }),
  "a domain with an ending": (text) =>
    sitemapEntries({ websiteName: `${text}.com`, host: "a.example", pages: ["Home"], customPages: [] }),
  "a page's path": slugify,
  "custom pages": parseCustomPages,
  "the industry": classifyIndustry,
  "what stands in the way of a submit": (text) => validateOnboarding(form(text)),
  "the specification": (text) => buildSpec(form(text), context),
};

const shortLength = 300;
const times = 8;
/** A long text takes as long as eight short ones; where the work grew with the square it would take eight times as long. */
const mostGrowth = 4;
/** Below this a long text is noise, in ms. */
const noiseMs = 4;
/** A short text that takes so long, in ms, is slow on any machine, and a long one would never end. */
const endlessMs = 3_000;
/** A busy machine spoils a comparison; a text that is slow by nature fails every one. */
const comparisons = 24;

let made = 0;

/** A text that was not read before, so that no memoized result replaces the work. */
function newText([before, unit]: readonly [string, string], length: number): string {
  made += 1;
  const first = made.toString(26).replace(/\d/g, (digit) => "qrstuvwxyz"[Number(digit)] ?? "");
  return `${first}${before}${unit.repeat(Math.ceil(length / unit.length))}`.slice(0, length - 2).concat("é?");
}

function msOf(work: () => unknown): number {
  const startMs = performance.now();
  work();
  return performance.now() - startMs;
}

/** Whether a long text takes about as much work as short ones of the same length together, in one of some comparisons. */
function growsWithLength(read: (text: string) => unknown, parts: readonly [string, string]): boolean {
  if (msOf(() => read(newText(parts, shortLength))) > endlessMs) return false;
  for (let comparison = 0; comparison < comparisons; comparison += 1) {
    const short = Array.from({ length: times }, () => newText(parts, shortLength));
    const long = newText(parts, shortLength * times);
    const shortMs = msOf(() => {
      for (const text of short) read(text);
    });
    const longMs = msOf(() => read(long));
    if (longMs < Math.max(noiseMs, mostGrowth * shortMs)) return true;
  }
  return false;
}

describe.each(Object.entries(readers))(
  "S43 S68 work grows with the text, not with its square: %s",
  (_, read) => {
    it.each(Object.entries(repeated))("of %s", (_, unit) => {
      expect(growsWithLength(read, ["", unit])).toBe(true);
    });

    it.each(Object.entries(begun))("of %s", (_, parts) => {
      expect(growsWithLength(read, parts)).toBe(true);
    });
  },
);
