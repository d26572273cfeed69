import { oneLine } from "../../../text/one-line.ts";
import { overlaps, type Span } from "../../place.ts";
import { allMatches, matches } from "../../regex-prefilter/prefiltered-match.ts";
import { findSpokenDigits } from "../phones/spoken-digits.ts";
import { after, before, type Found, isFree, type Reading, spanOf } from "../reading.ts";
import { registerAcronyms, registerNames } from "./data/registers.ts";
import {
  bodyEndings,
  dealings,
  listedAs,
  notHeld,
  numberWords,
  onWall,
  otherAcronyms,
  otherThings,
  papers,
  registrationLabels,
  registrationNouns,
} from "./data/registration-words.ts";
import { codeAt, countDigits, endsClause, endsCode, hasLetter, hoursOrYears } from "./registration-code.ts";

const marker =
  "(?:[ ,-]{0,2}(?:number|numero|número|numéro|nummer|no|nr|n|num|ref|reference|registration|reg|id|code|licen[cs]e|lic|cert|member(?:ship)?|firm|is)\\b\\.?|[ ]?(?:n?[º°]|#|:|\\.)){0,4}";
const labelled = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${registrationLabels.map(([, words]) => `(${words})`).join("|")})(?![\\p{L}])${marker}[ :.-]{0,3}`,
  "giu",
);
const nouned = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${registrationNouns})(?![\\p{L}])${marker}[ :.-]{0,3}`,
  "giu",
);
const numbered =
  /(?<![\p{L}\p{N}])(?:no|nr|number|n[º°]|num|ref|id|urn)\.?(?: is)?[ :.#]{1,3}|(?<![\p{L}\p{N}])(?:n[º°]|#) ?/giu;
const acronym =
  /(?<![\p{L}\p{N}])(\p{Lu}{2,8})(?:(?: ?(?:#|n[º°]|[Nn]o\b\.?|[Nn]r\b\.?|[Nn]umber|ID|[Rr]eg\b\.?|[Ll]ic\b\.?)){1,2}[ :]{0,2}|[ :.]|: | \(|(?: [Nn]umber)? is )(?=[\p{Lu}\d])/gu;
/**
 * The name of an organisation, its word for members, or both, before a number at the end of the clause: 'JAUPT centre
 * AC02217'.
 */
const ofBody = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(\\p{Lu}{3,8})(?:,? (?:${listedAs})){1,3}|(?:\\p{Lu}[\\p{L}'’.&-]*,? (?:of (?:the )?)?){0,4}(?:${bodyEndings})['’]?(?: of (?:\\p{Lu}[\\p{L}'’-]* ?){1,3})?(?:,? (?:${listedAs})){0,2}),?[ :(]{1,3}(?:no\\.? ?|nr\\.? ?|# ?)?(?=[\\p{Lu}\\d])`,
  "gu",
);
const bodyName = new RegExp(
  `(?<![\\p{L}\\p{N}@])(?:(\\p{Lu}[\\p{Lu}ö]{1,10})(?:-\\p{Lu}{2,3})?|${registerNames})(?!\\p{L})`,
  "gu",
);
/**
 * The words that may be between an organisation's name and the number: its word for members, a place, a word for
 * 'number'.
 */
const toNumber = new RegExp(
  `(?:[ ,:(#-]{1,3}(?:(?:${listedAs}|${registrationNouns}|${numberWords})(?!\\p{L})\\.?|n?[º°]|\\p{Lu}\\p{Ll}+)){0,4}?[ ,:(#-]{1,3}(?=[\\p{Lu}./-]{0,6}\\d|\\p{Lu}{1,3} \\d)`,
  "uy",
);
/**
 * Codes that are recognisable by their form alone: VAT and company numbers, organic control bodies, licences of some
 * states.
 */
const selfDescribingCode =
  /(?<![\p{L}\p{N}])(?:CHE-?\d{3}\.?\d{3}\.?\d{3}(?: (?:MWST|TVA|IVA))?|ATU ?\d{8}|DE ?\d{3} ?\d{3} ?\d{3}|NL ?\d{9}B\d{2}|[A-Z]{2}-(?:ÖKO|OEKO|BIO|ORG)-\d{2,3}|PL ?\d{10}|IT ?\d{11}|FR ?[\dA-Z]{2} ?\d{9}|IE ?\d{7}[A-W][A-I]?|C[AFGBRM]C ?\d{6,7}|EC1\d{7}|T[AE]CL[AB]?\d{4,6}[A-Z]?|SAP ?\d{9}|CBD[UL] ?\d{4,6}|PLATESV-[\dA-Z-]{6,}|NAT-F?\d{4,6}-\d|D-(?:[A-Z]-)?[\dA-Z]{3,4}-[\dA-Z]{4,5}-\d{2})(?![\p{L}\p{N}])/gu;
/**
 * A register in lower case counts only before a word for 'number' or a long number: 'lbp no 128 445', 'wett cert 644'.
 */
const inSmallLetters =
  /(?<![\p{L}\p{N}])(?!(?:his|big|rec|ace|pas|mas|bar|ber|step|select|arc|ice|rad|bob|acts?) )(\p{Ll}{3,6}) (?:(?:cert|reg|lic|licen[cs]e|registration|member|membership|grade \p{L})\b\.? ){0,2}(?:(?:no\b\.?|nr\b\.?|number|#)[ :]{0,2})?(?=\d)/gu;
/** 'CPC1459920 licensed and insured' */
const licensedCode =
  /(?<![\p{L}\p{N}])\p{Lu}{2,4}[ -]?\d{4,8}(?=,? (?:licen[cs]ed|registered|bonded|insured|certified)(?!\p{L}))/gu;
const nounOfBody = new RegExp(`(?<!\\p{L})(?:${registrationNouns})(?!\\p{L})`, "iu");
const shortNameOfBody = /(?<!\p{L})\p{Lu}{3,8}(?!\p{L})/gu;
const namesBody = (text: string): boolean =>
  matches(nounOfBody, text) || [...text.matchAll(shortNameOfBody)].some(([name]) => !otherAcronyms.has(name));
/** Labels that count only in capitals, because they are other words in lower case. */
const shouted: ReadonlySet<string> = new Set(["VR", "FN", "CRO", "REA", "EIN", "HRA", "VAT?"]);

/** Labels of registers. A reference or an id alone is not one: 'Pobal ref 15KE0118', 'premises ID ON4118820'. */
const isPlain = /n(?:o|r|º|°)|urn|number/iu;

/** 'VT-123456-A': a code with capitals and dashes is a registration if the clause names one. */
const dashed = /(?<![\p{L}\p{N}-])\p{Lu}{1,4}[-/]\d{3,}(?:[-/][\p{Lu}\d]{1,6}){0,2}(?![\p{L}\p{N}])/gu;

/** The start of a new clause: after a full stop, except that of an abbreviation ('Reg. charity no. 123'). */
const clauseEnd =
  /^.*(?:[;!?|]|(?<!(?<!\p{L})(?:no|nos|nr|reg|lic|cert|ref|num|st|dr|assoc|soc|dept|nat|int|gen))\. |(?<!\p{L})\. )/iu;

const clauseBefore = (text: string, place: number): string => before(text, place, 48).replace(clauseEnd, "");

/** The form of Companies House numbers, which need only the word 'company' before them. */
const companyNumber = /^(?:[01]\d{7}|(?:SC|NI|OC|SO)\d{6})(?!\d)/u;

/** 'The alarm company is 01632 960773': not a company number. */
const isCompanyIs = /^company is\s$/u;

function named(reading: Reading): Found[] {
  const { text } = reading;
  const found: Found[] = [];
  for (const match of allMatches(labelled, text)) {
    const place = match.index + match[0].length;
    const about = registrationLabels[match.slice(1).findIndex((group) => group !== undefined)]?.[0] ?? "";
    const hasMark = /(?:n[o°ºr]|num|#|:|reg|is)/iu.test(match[0].slice(2));
    const isShouted = !shouted.has(about) || /^\p{Lu}/u.test(match[0].slice(1));
    const isBareCompany = about === "company" && !companyNumber.test(text.slice(place, place + 9));
    const span =
      (isBareCompany && (!hasMark || isCompanyIs.test(match[0])) && !/in /iu.test(match[0])) || !isShouted
        ? null
        : codeAt(text, place, 4);
    if (span) found.push(registration(text, span, about));
  }
  return found;
}

const registration = (text: string, span: Span, about: string): Found => ({
  kind: "registration",
  ...span,
  value: oneLine(text.slice(span.start, span.end)),
  about,
});

/** 'The firm's number is 0131 496 0720'. */
const isDialled = (code: string): boolean =>
  /^(?:0\d{2,4}[ -]\d{3}[ -]?\d{3,4}|(?:1[-. ])?[2-9]\d\d[-. ]\d{3}[-. ]\d{4})$/u.test(code);

/** '12 Florin Rd #103' */
const ofStreet = /(?<!\p{L})(?:St|Rd|Ave|Blvd|Dr|Ln|Way|Hwy|Pkwy|Street|Road|Avenue|Drive|Lane|Box)\.? ?$/iu;

/**
 * Finds codes after 'licence no.', 'member' and similar words, and after 'no.' if the words before it name an
 * organisation.
 */
function generic({ text }: Reading): Found[] {
  const found: Found[] = [];
  for (const match of allMatches(nouned, text)) {
    const [, capitals = ""] = /(?<!\p{L})(\p{Lu}{3,8}) $/u.exec(before(text, match.index, 12)) ?? [];
    // Numbers of a known register may be short: 'CMTO registration T041'.
    const fewest = registerAcronyms.has(capitals) ? 3 : 4;
    const span = codeAt(text, match.index + match[0].length, fewest);
    const isMarked = /\bn[or]?\b|[º°#:]|num|ref|\bid\b/iu.test(match[0]);
    if (!span || otherThings.test(clauseBefore(text, match.index).replace(/^.*,/u, "").slice(-24))) continue;
    // The capitals are not a register: 'SDLT certificate 448'.
    if (otherAcronyms.has(capitals)) continue;
    const isPersonal = /colegiad|matr|licen|regist|mitglied|albo|member/iu.test(match[0]);
    if (isPersonal || isMarked || countDigits(text.slice(span.start, span.end)) >= 5 || hasLetter(text, span))
      found.push(registration(text, span, aboutOf(text, span.start)));
  }
  for (const match of allMatches(numbered, text)) {
    const span = codeAt(text, match.index + match[0].length, 3);
    const lead = clauseBefore(text, match.index);
    const fewestOdd = /n[º°]/iu.test(match[0]) ? 5 : 7;
    const isOdd =
      isPlain.test(match[0]) && span !== null && hasLetter(text, span) && span.end - span.start >= fewestOdd;
    if (span && isDialled(text.slice(span.start, span.end))) continue;
    if (span && (isOdd || namesBody(lead)) && !ofStreet.test(lead) && !otherThings.test(lead.slice(-20)))
      found.push(registration(text, span, aboutOf(text, span.start)));
  }
  for (const match of allMatches(dashed, text))
    if (
      namesBody(clauseBefore(text, match.index)) &&
      !otherThings.test(clauseBefore(text, match.index).slice(-20))
    )
      found.push(registration(text, spanOf(match), aboutOf(text, match.index)));
  return found;
}

/** 'JAUPT centre AC02217', 'Arboricultural Association approved 1187'. */
function listed({ text }: Reading): Found[] {
  return allMatches(ofBody, text).flatMap((match) => {
    const [whole, name = ""] = match;
    const span = otherAcronyms.has(name) ? null : codeAt(text, match.index + whole.length, 4);
    const isCode =
      span !== null &&
      endsClause.test(text.slice(span.end, span.end + 6)) &&
      !hoursOrYears.test(text.slice(span.start, span.end));
    return isCode ? [registration(text, span, aboutOf(text, span.start))] : [];
  });
}

/** 'Registered dietitian 448120', 'licensed massage therapist MA44812'. */
const ofTrade =
  /(?<!\p{L})(?:registered|licen[cs]ed|certified|accredited|chartered|approved) (?:\p{Ll}+ ){1,3}(?:no\.? |number |# ?|\()?(?=[\p{Lu}./-]{0,4}\d)/giu;

function ofTrades({ text }: Reading): Found[] {
  return allMatches(ofTrade, text).flatMap((match) => {
    const span = codeAt(text, match.index + match[0].length, 4);
    const isCode =
      span !== null &&
      (countDigits(text.slice(span.start, span.end)) > 4 || hasLetter(text, span)) &&
      endsClause.test(text.slice(span.end, span.end + 6));
    return isCode ? [registration(text, span, aboutOf(text, span.start))] : [];
  });
}

/** Finds numbers at the end of a clause after the name of a known register ('DTV Klassifizierung 11882'). */
function ofRegisters({ text }: Reading): Found[] {
  return allMatches(bodyName, text).flatMap(({ 0: name, 1: acronym, index }) => {
    if (acronym !== undefined && !registerAcronyms.has(acronym.toUpperCase())) return [];
    toNumber.lastIndex = index + name.length;
    if (!toNumber.test(text)) return [];
    const span = codeAt(text, toNumber.lastIndex, 4);
    const isCode =
      span !== null &&
      endsCode.test(text.slice(span.end, span.end + 16)) &&
      !hoursOrYears.test(text.slice(span.start, span.end)) &&
      !isDialled(text.slice(span.start, span.end));
    return isCode ? [registration(text, span, aboutOf(text, span.start))] : [];
  });
}

const bareNumber = /^(?:no|nr|num|number|nº|n°|#)$/iu;

/** The words before a code: 'ACCA firm ref', 'Ofsted URN'. */
function aboutOf(text: string, place: number): string {
  const said = clauseBefore(text, place);
  const isCut = /\p{L}/u.test(text.charAt(place - said.length - 1));
  const clause = oneLine(isCut ? said.replace(/^\S*\s?/u, "") : said)
    .replace(/^(?:\S+ ){0,4}(?:(?:is|are|am)|(?:i|we|they)['’](?:m|re)) (?=\S+ )/iu, "")
    .replace(/(?: for [\p{L} ]{2,20})? is$/iu, "")
    .replace(/[\s:#.]+$/u, "");
  const last = clause.replace(/^.*[,(\d]\s*/u, "");
  // 'Registered in England and Wales, No 612345': 'No' alone does not name a register.
  const register = bareNumber.test(last) ? clause.slice(0, -last.length).replace(/[\s,(]+$/u, "") : "";
  return register === "" ? last : `${register.replace(/^.*[,(\d]\s*/u, "")} ${last}`;
}

const nounBefore = new RegExp(
  `(?<!\\p{L})(?:${registrationNouns})(?:,? (?:no|nr|number)\\b\\.?)?[ :]{1,3}$`,
  "iu",
);

/** 'FL license JB 204417': the capitals belong to the number. In 'certificate ACACED 2019' they name the issuer. */
const isOfNumber = (text: string, capitals: number, digits: number): boolean =>
  nounBefore.test(before(text, capitals, 30)) && /^\p{Lu}{1,3}\P{L}*$/u.test(text.slice(capitals, digits));

function acronyms({ text }: Reading): Found[] {
  const found: Found[] = [];
  for (const match of allMatches(acronym, text)) {
    const [, name = ""] = match;
    const span = otherAcronyms.has(name) ? null : codeAt(text, match.index + match[0].length, 5);
    if (
      span &&
      !isOfNumber(text, match.index, span.start) &&
      !otherThings.test(clauseBefore(text, match.index).slice(-14)) &&
      !(name.length < 3 && /^\d{5}(?:-\d{4})?(?!\d)/u.test(text.slice(span.start, span.end))) &&
      !/^(?:\p{Lu}+ )?1?[-. ]?\d{3}[-. ]\d{3}[-. ]\d{4}$/u.test(text.slice(span.start, span.end))
    )
      found.push(registration(text, span, name));
  }
  for (const { 0: whole, 1: name = "", index } of allMatches(inSmallLetters, text)) {
    const fewest = whole.length > name.length + 1 ? 3 : 6;
    const span = registerAcronyms.has(name.toUpperCase()) ? codeAt(text, index + whole.length, fewest) : null;
    if (span && !isDialled(text.slice(span.start, span.end)))
      found.push(registration(text, span, name.toUpperCase()));
  }
  for (const match of allMatches(licensedCode, text)) found.push(registration(text, spanOf(match), ""));
  for (const match of allMatches(selfDescribingCode, text)) {
    found.push(registration(text, { start: match.index, end: match.index + match[0].length }, ""));
  }
  for (const { digits, ...span } of findSpokenDigits(text)) {
    const [, name = ""] =
      /(\p{Lu}{3,8}|licen[cs]e|registration)(?: number| no\.?)? $/u.exec(before(text, span.start, 24)) ?? [];
    if (name && !otherAcronyms.has(name))
      found.push({ kind: "registration", ...span, value: digits, about: name });
  }
  return found;
}

const bareReference = /^\s*(?:ref(?:erence)?|no|nr|number|id|#)?[\s.:#]*$/iu;

const dealingsReach = 28;

/** Whether the words before a number make it the number of a document: 'The quote was 2400, ref Q-20418'. */
function isOfPaper(text: string, place: number): boolean {
  const lead = clauseBefore(text, place);
  const last = lead.replace(/^.*(?:,| and | & )/u, "");
  if (matches(dealings, last.slice(-dealingsReach))) return true;
  return matches(papers, bareReference.test(last) ? lead : last);
}

/** 'Ref 19/0442 of the planning application'. */
const ofPaper =
  /^ (?:of|for|on) (?:the|our|my) (?:planning|quote|order|claim|contract|invoice|application)/iu;

/**
 * Whether the words after a number say that it is not in use: 'IDTA 77120, lapsed', 'permit 118 on the window'. Words
 * of a following number do not count.
 */
function isNotHeld(text: string, end: number): boolean {
  const next = after(text, end, 36).replace(/[.;!?](?:\s|$).*$|\d.*$/u, "");
  return matches(notHeld, next) || matches(onWall, next);
}

/** Finds numbers of the business at a register, a tax office or a professional body, with their labels. */
export function findRegistrations(reading: Reading): Found[] {
  const found: Found[] = [];
  for (const fact of [
    ...named(reading),
    ...acronyms(reading),
    ...ofRegisters(reading),
    ...listed(reading),
    ...ofTrades(reading),
    ...generic(reading),
  ])
    if (
      isFree(reading, fact) &&
      !found.some((other) => overlaps(other, fact)) &&
      !isOfPaper(reading.text, fact.start) &&
      !ofPaper.test(after(reading.text, fact.end, 24)) &&
      !isNotHeld(reading.text, fact.end)
    )
      found.push(fact);
  return found;
}
