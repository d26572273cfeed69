import type { Span } from "../../place.ts";
import { matches } from "../../regex-prefilter/prefiltered-match.ts";
import { isWithheldByContext } from "../proposal.ts";
import {
  asideAtEnd,
  listHeading,
  moreOfTheSame,
  noListLine,
  refusalInHeading,
} from "./data/list-heading-words.ts";
import { itemEnd, noService } from "./data/service-words.ts";
import { servicesAmong } from "./not-services.ts";
import { isOfferName } from "./offer-name.ts";

const longestName = 60;
const longestLine = 140;
const longestHeading = 80;
const fewestLines = 2;
const bullet = /^\s*(?:[-*•·–—✓✔▪‣●]|\(?\d{1,2}[.)]|\(?[a-h]\))\s+/u;
/** Only the last sentence of a line introduces the next lines: 'How we can help. We treat:'. */
const sentenceBefore = /^[\s\S]*[.!?]\s+/u;

/** A remark after the only comma, which is not part of the name: ', whatever the make'. */
const clauseAtEnd = /^([^,;]*)[,;](?![^,;]*(?:[,;]|\s(?:and|or|&)\s))[\s\S]*$/u;

const marksAtEnd = /(?<![\s,;.…])[\s,;.…]+$/u;

interface Line extends Span {
  readonly words: string;
  readonly isBulleted: boolean;
}

function linesOf(text: string): Line[] {
  let start = 0;
  return text.split("\n").map((words) => {
    const line = { start, end: start + words.length, words, isBulleted: bullet.test(words) };
    start = line.end + 1;
    return line;
  });
}

interface Heading {
  /** True if the heading ends with a colon: its lines need no bullets. */
  readonly hasColon: boolean;
  /** True for a heading such as 'We don't do:'. */
  readonly isRefusal: boolean;
}

/** The heading in a line that introduces the next lines; undefined if it does not. */
function announces({ words }: Line): Heading | undefined {
  const bare = words.replace(/[*_#]+/gu, "").trim();
  const hasColon = bare.endsWith(":");
  const heading = bare.replace(/\s?:$/u, "").replace(sentenceBefore, "");
  if (heading.length > longestHeading) return undefined;
  const offered = heading.replace(refusalInHeading, "");
  return matches(listHeading, offered) ? { hasColon, isRefusal: offered !== heading } : undefined;
}

const isWhole = (words: string): boolean =>
  words.length >= 3 &&
  words.length <= longestName &&
  /^[\p{L}\d"“]/u.test(words) &&
  /\p{L}{3}/u.test(words) &&
  !/[\uFFFC@€£$%:]/u.test(words) &&
  !matches(noService, words) &&
  isOfferName(words);

/** The name in a line of a list: without explanations after a dash or a colon, and without who does it. */
function nameIn({ start, words }: Line): Span | undefined {
  const [lead = ""] =
    /^\s*(?:(?:and|or|also|the|a|an|our|all|some|any) )*/iu.exec(
      words.replace(bullet, (sign) => " ".repeat(sign.length)),
    ) ?? [];
  let name = words
    .slice(lead.length)
    .replace(marksAtEnd, "")
    .replace(/\s(?:and|or|etc)$/iu, "")
    .replace(marksAtEnd, "");
  const [aside = ""] = asideAtEnd.exec(name) ?? [];
  if (aside !== "" && (!moreOfTheSame.test(aside) || matches(noService, aside)))
    name = name.slice(0, name.length - aside.length);
  name = name.replace(/\s?(?::\s|\s[-–—]\s)[\s\S]*$/u, "").trimEnd();
  if (/\uFFFC/u.test(name)) name = name.replace(/(?:[,;(\uFFFC]|\s[-–—]\s)[\s\S]*$/u, "").trimEnd();
  const plain = name.replace(/\s?\([\s\S]*$/u, "").replace(clauseAtEnd, "$1");
  const found = [name, plain, plain.replace(itemEnd, "").replace(marksAtEnd, "")].find(isWhole);
  return found === undefined
    ? undefined
    : { start: start + lead.length, end: start + lead.length + found.length };
}

const isItem = ({ words, isBulleted }: Line): boolean =>
  words.trim() !== "" &&
  words.length <= longestLine &&
  !/[.!?]\s+\p{Lu}|:\s*$/u.test(words.replace(bullet, "")) &&
  (isBulleted || !noListLine.test(words.trim()));

/** The lines of the list after a heading, up to the first empty line. */
function listAfter(lines: readonly Line[], heading: number, hasColon: boolean): readonly Line[] {
  const first = heading + (lines[heading + 1]?.words.trim() === "" ? 2 : 1);
  const isBulleted = lines[first]?.isBulleted === true;
  if (!isBulleted && !hasColon) return [];
  const rest = lines.slice(first);
  const end = rest.findIndex((line) => line.isBulleted !== isBulleted || !isItem(line));
  return end < 0 ? rest : rest.slice(0, end);
}

/** A line of a list with a heading, and the service that it names. */
interface ListedLine {
  readonly line: Span;
  readonly name: Span | undefined;
  /** Whether the line contains other facts, such as a price, which may already name the service. */
  readonly hasFacts: boolean;
}

/** Whether a line contains manufacturers, places or customers instead of a service: 'Bosch, Miele, Neff'. */
function isOfOthers(name: string): boolean {
  const parts = name.split(/, ?(?:and )?| and | & /u);
  return parts.length > 1 && servicesAmong(parts, (part) => part).length === 0;
}

/** Finds services in lists with a heading: 'We treat:', then one per line, which may contain commas. */
export function listLines(text: string): readonly ListedLine[] {
  const lines = linesOf(text);
  return lines.flatMap((heading, index) => {
    const announced = announces(heading);
    if (!announced) return [];
    const list = listAfter(lines, index, announced.hasColon);
    if (list.length < fewestLines) return [];
    const isRefused = ({ words }: Line): boolean => announced.isRefusal || isWithheldByContext(words);
    const named = list.map((line) => ({
      line,
      name: isRefused(line) ? undefined : nameIn(line),
      hasFacts: line.words.includes("\uFFFC"),
    }));
    const wordsOf = ({ name }: ListedLine): string => (name ? text.slice(name.start, name.end) : "");
    const services = new Set(servicesAmong(named, wordsOf));
    return named.map((one) =>
      services.has(one) && !isOfOthers(wordsOf(one)) ? one : { ...one, name: undefined },
    );
  });
}
