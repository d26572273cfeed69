import { excludesOnlyPhone, withholdsNumber } from "../../../content/facts/phones/withheld-phones.ts";
import { allMatches } from "../../../content/regex-prefilter/prefiltered-match.ts";
import type { Project } from "../../project.ts";
import { oncePerProject } from "../once.ts";
import type { QuestionRule } from "../rule.ts";
import { isSilenced } from "../silence.ts";
import { contactPath } from "../ways.ts";

/** Digits with single spaces, dots or dashes between them. */
const numberInText = /(?<![\d.,£$€-])\d(?:[ .-]?\d){5,12}(?![\d%])/gu;
/** What stands before the digits of a phone number: 'ring', 'the night line is', 'our number:'. */
const phoneAhead =
  /(?<!\p{L})(?:calls?|rings?|dials?|phone|telephone|tel|texts?|mobile|mob|cell|whats ?app|line|(?<!(?:licen[cs]e|licen[cs]ed|registration|registered|policy|company|charity|account|member|membership|vat|permit|order|invoice|reference|certificate|insurance) )number)(?!\p{L})[^.;!?\d]{0,24}$/iu;
/** What stands behind them: '555-0174 (mobile)', '555-0174 is the night line'. */
const phoneBehind =
  /^ ?(?:\((?:the |my |our )?|is (?:the |my |our |for )?|,? )(?:\p{L}+ ){0,2}(?:phone|telephone|tel|mobile|mob|cell|whats ?app|line)(?!\p{L})/iu;
const reach = 60;

/** Whether digits at a place of a sentence are a phone number by the words beside them. */
const isPhone = (text: string, start: number, end: number): boolean =>
  phoneAhead.test(text.slice(Math.max(0, start - reach), start)) ||
  phoneBehind.test(text.slice(end, end + reach));

const digitsOf = (text: string): string => text.replace(/\D/gu, "");

/** In these countries a number has an area code of three digits; without it, it has seven. */
const withAreaCodes: readonly string[] = ["CA", "US"];
const localDigits = 7;

/** The number of digits at the end that are compared, so that codes of a country or an area do not matter. */
const comparedDigits = 6;

/** Whether two digits that stand side by side are swapped, and the rest is the same. */
function isSwapped(one: string, other: string): boolean {
  const at = [...one].findIndex((digit, index) => digit !== other[index]);
  return (
    at >= 0 &&
    one[at] === other[at + 1] &&
    one[at + 1] === other[at] &&
    one.slice(at + 2) === other.slice(at + 2)
  );
}

interface Doubtful {
  readonly text: string;
  readonly isSwapped: boolean;
  readonly isLocal: boolean;
}

/** The sentences with a second number that has no area code, or looks like a slip for the main one. */
const doubtful = oncePerProject((project: Project): Doubtful[] => {
  const main = digitsOf(project.form.contact.phone);
  if (main.length < localDigits) return [];
  return project.words.statements
    .filter((statement) => statement.field !== "competitors" && !isSilenced(statement, project))
    .flatMap(({ text }) =>
      allMatches(numberInText, text).flatMap(({ 0: found, index }): Doubtful[] => {
        if (!isPhone(text, index, index + found.length)) return [];
        const digits = digitsOf(found);
        if (main.endsWith(digits) || digits.endsWith(main)) return [];
        const swapped = isSwapped(digits.slice(-comparedDigits), main.slice(-comparedDigits));
        const isLocal =
          digits.length === localDigits &&
          main.length > localDigits &&
          withAreaCodes.includes(project.country ?? "");
        return swapped || isLocal ? [{ text, isSwapped: swapped, isLocal }] : [];
      }),
    );
});

/** Asks about a second phone number that people could not dial as it is written, or that may be a slip. */
export const phonesApart: QuestionRule = {
  id: "phone-doubtful",
  path: contactPath,
  question: (project) => {
    const found = doubtful(project);
    const slip = found.some((each) => each.isSwapped)
      ? " (it is the main number with two digits swapped)"
      : "";
    const code = found.some(({ isLocal }) => isLocal) ? " With which area code do people dial it?" : "";
    return `Is the second number in this sentence right${slip}?${code} May everybody read it on the site, or is it only for some customers?`;
  },
  asks: "client",
  // Whoever needs it in an emergency reaches nobody, or somebody else.
  blocks: "launch",
  when: (project) => doubtful(project).length > 0,
  quotes: (project) => [...doubtful(project).map(({ text }) => text), project.form.contact.phone.trim()],
};

const ban = "(?:don['’]?t|do not|dont|never|not to)";
const notShown = new RegExp(
  `(?<!\\p{L})${ban} (?:print|show|publish|put|list|give|share) (?:out )?(?:my|our|the|his|her) (?:(?:home|private|personal|own) (?:phone |telephone )?|house (?:phone|telephone) )number(?!\\p{L})|(?<!\\p{L})not (?:the|my|our|this|that) number (?:public|online|on (?:the|my|our) (?:web ?)?site)(?!\\p{L})|(?<!\\p{L})number (?:(?:is |must |should |may )?not (?:be )?)(?:public|online|on (?:the|my|our) (?:web ?)?site)(?!\\p{L})`,
  "iu",
);

/** Says which number the site may show instead: 'the shop one is fine', 'use the office number'. */
const namesAnother =
  /(?<!\p{L})(?:the |my |our )?(?:shop|office|work|business|studio|salon|other|second|main|landline|land line|mobile|cell)(?: (?:one|number|phone|line))? (?:is|will do|works|instead)(?!\p{L})|(?<!\p{L})(?:only|just|use|show|print|put|give) (?:only |just )?(?:the |my |our )?(?:shop|office|work|business|studio|salon|other|second|main|landline|land line|mobile|cell) (?:one|number|phone|line)(?!\p{L})/iu;

/** Whether words keep every number that the answers have, so that the site shows none. */
const keepsEvery = ({ words }: Project): boolean => {
  const phones = words.facts.filter(({ kind }) => kind === "phone");
  return phones.length > 0 && phones.every(({ proposal }) => proposal === "keep");
};

const isHiding = (text: string, project: Project): boolean =>
  (notShown.test(text) && !namesAnother.test(text)) ||
  (withholdsNumber(text) && (keepsEvery(project) || excludesOnlyPhone(project.words.facts, project.form)));

const hiddenNumber = (project: Project): string[] =>
  project.words.statements.flatMap(({ text, field }) =>
    field !== "competitors" && isHiding(text, project) ? [text] : [],
  );

/** Asks if the only number given is the one that must not be shown. */
export const phoneHidden: QuestionRule = {
  id: "phone-private",
  path: contactPath,
  question:
    "Is the phone number that you gave the one that must not be shown? Which number may the site show, or should it show none?",
  asks: "client",
  blocks: "launch",
  when: (project) => digitsOf(project.form.contact.phone) !== "" && hiddenNumber(project).length > 0,
  quotes: hiddenNumber,
};
