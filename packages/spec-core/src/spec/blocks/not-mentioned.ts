import { allMatches } from "../../content/regex-prefilter/prefiltered-match.ts";

const item =
  "(?:(?:any|the|all) )?(?!(?:any|the|all|it|this|that|them|these|those|him|her|anyone|anybody|anything|cards|cash|cheques)(?![\\p{L}-]))[\\p{L}-]{3,24}(?: (?:panels?|systems?|work|jobs?|installs?|installations?|stuff|side|bits?))?";
const end =
  "(?=(?: (?:any ?more|please|pls|at all|anywhere|now|for now|yet|though|on (?:the|my|our|this) (?:web ?)?site))?(?:[.,;:!?()\\n]|$| (?:as|because|since|but|cos) ))";
const list = `(?<things>${item}(?:(?:,? (?:and|or|nor)|,) ${item}){0,4})${end}`;

/**
 * 'Don't mention solar', 'nothing about tattoos please', 'we no longer sell bicycles', 'I stopped making candles'. The
 * names are single words, so that 'no longer take large dogs' refuses no dogs.
 */
const expressions = [
  `(?<!\\p{L})(?:(?:don['’]?t|do not|never|please not|without) (?:mention(?:ing)?|bring up|talk about|write about|refer to|say (?:anything|a word|much) (?:about|on))|nothing (?:about|on)|no (?:mention|word|talk) (?:of|about|on)|leave out|keep quiet about) ${list}`,
  `(?<!\\p{L})(?:no longer (?:do|make|sell|treat|offer|fit|install|repair|mend|stock|teach|work (?:on|with))|(?:stopped|gave up|given up) (?:doing|making|selling|treating|offering|fitting|installing|repairing|mending|stocking|teaching|working (?:on|with))|(?:don['’]?t|do not) (?:do|make|sell|offer|fit|install|repair|stock|teach)(?= [^.!?;\\n]{3,80} any ?more)) ${list}`,
].map((source) => new RegExp(source, "giu"));

const between = /,? (?:and|or|nor) |, /iu;
const besideName =
  /^(?:any|the|all) | (?:panels?|systems?|work|jobs?|installs?|installations?|stuff|side|bits?)$/giu;

/** The things that a sentence keeps off the website or that the business no longer does, each as one word. */
export const notMentioned = (sentence: string): string[] =>
  expressions.flatMap((expression) =>
    allMatches(expression, sentence).flatMap(({ groups }) =>
      (groups?.things ?? "").split(between).map((thing) => thing.replace(besideName, "").toLowerCase()),
    ),
  );
