import { isNoAnswer } from "../../onboarding/no-answer.ts";
import { wages } from "../facts/data/keep-words.ts";
import { matches } from "../sieve.ts";
import type { Statement, StatementField } from "../statement.ts";
import { typedQuestions, withoutLead } from "../typed-questions.ts";
import { backstage } from "./english/backstage.ts";
import { isPaperwork } from "./english/paperwork.ts";
import { isSiteNote } from "./english/tones.ts";
import type { Findings } from "./findings.ts";
import { isAboutVisitors, isForVisitors, isNamedOffer, isPromise } from "./for-visitors.ts";
import { isHistory } from "./history.ts";
import { isHouseRule } from "./house-rules.ts";
import { introduction } from "./introductions.ts";
import { leant } from "./leaning.ts";

/** What the rules make of a statement. */
export type Verdict = Pick<Statement, "kind" | "proposal">;

/** The context of a statement. */
export interface Setting {
  readonly field: StatementField;
  /** The business sells what websites consist of: photos, prints, websites. */
  readonly sellsSiteThings: boolean;
  /** The answer is written in a language whose cues are not known. */
  readonly isForeign: boolean;
  /** The first sentences of the answer, in which owners say what their business is. */
  readonly openings: readonly string[];
  /** Looks a text through for cues; each text once. */
  readonly look: (text: string) => Findings;
  /** The verdicts so far, where a sentence is judged again while it is taken apart. */
  readonly verdicts?: Map<string, Verdict>;
}

const fact: Verdict = { kind: "fact", proposal: "print" };
const wish: Verdict = { kind: "wish", proposal: "keep" };
const hidden: Verdict = { kind: "private", proposal: "keep" };
const likely: Verdict = { kind: "unsure", proposal: "print" };
const doubtful: Verdict = { kind: "unsure", proposal: "keep" };

/** A list, a thing and what is said about it, or what the business does: no story. */
const isPlain = ({ verb, link, offer, signs, recommendation }: Findings): boolean =>
  offer > 0 || (verb === 0 && (link === 0 || signs + recommendation > 1));

/** A line of so few words gives little evidence. */
const fewWords = 4;
const yearAtEnd = /(?<!\d)(?:19|20)\d\d[.!]?$/u;

/** 'Hand-thrown tableware', 'Organic vegetables': begins with a quality, as what is offered does. */
const beginsWithQuality = (text: string, look: Setting["look"]): boolean =>
  look(/^\S+/u.exec(text)?.[0] ?? "").recommendation > 0;

function judgeDescription(text: string, found: Findings, { sellsSiteThings, look }: Setting): Verdict {
  const evidence = found.signs + found.offer + found.recommendation + (found.parts > 2 ? 1 : 0);
  if (found.siteThing > 0 && !sellsSiteThings)
    return (found.isPriced || found.offer > 0) && found.doubt === 0 ? likely : wish;
  // A sentence on one thing or person has to say something that visitors look for: unsure means ask.
  if (found.isRemark && found.parts < 3 && found.offer === 0) {
    if (evidence === 0) return doubtful;
    if (evidence === 1 && found.audience + found.verb === 0) return likely;
  }
  // 'Two jobs open', 'Boiler from 1987': so few words may be about anything.
  const isTerse =
    found.words <= fewWords &&
    found.parts < 3 &&
    !found.isOwnDeed &&
    found.offer + found.recommendation < 2 &&
    (found.signs === 0 || (found.signs === 1 && found.recommendation === 0 && yearAtEnd.test(text))) &&
    !beginsWithQuality(text, look);
  if (found.doubt === 0 && evidence > 0 && isPlain(found)) return isTerse ? likely : fact;
  if (found.doubt === 1 && evidence > 1 && found.verb + found.link === 0) return fact;
  // 'We fire with wood': nothing is said but what we do.
  if (found.isOwnDeed && found.doubt === 0 && found.verb === 1) return likely;
  // 'I re-web, re-spring and re-cover armchairs': a list of deeds.
  const ownList = found.isOwnList && found.doubt === 1 && found.verb === 1;
  const told =
    evidence + (found.doubt === 0 && (found.audience > 0 || found.isOnSight) ? 1 : 0) + (ownList ? 1 : 0);
  if (found.verb > 0 && found.offer === 0 && found.doubt >= told) return doubtful;
  // One word of talk in a line without a verb ('no job too small') is no evidence.
  const allowed = found.verb === 0 && (found.link === 0 || found.isOnSight) ? evidence + 1 : evidence;
  return found.doubt <= allowed ? likely : doubtful;
}

function judgeAudience(found: Findings): Verdict {
  // 'We can do a pick-up for £8': an offer among those it is for.
  if (found.offer > 0 && found.signs > 1 && found.doubt < 3) return likely;
  // 'Anyone really', 'everyone is welcome, no questions asked': a list of people with one word of talk.
  const isList = found.audience > 1 && found.remark === 1 && found.doubt < 2 && found.private === 0;
  if ((found.remark > 0 && !isList) || found.doubt > 3) return doubtful;
  // 'We do post-mastectomy work too' addresses customers; other sentences here are about them.
  if (found.audience === 0 && found.parts < 3 && found.verb > 0)
    return found.isOwnDeed && found.offer > 0 && found.doubt === 0 ? likely : doubtful;
  return found.doubt === 0 && found.verb + found.link === 0 ? fact : likely;
}

function judgeNotes(found: Findings): Verdict {
  if (found.siteThing > 0) return wish;
  if (found.isOwnDeed && found.doubt === 0 && found.verb === 1) return likely;
  // 'After the sale we help with builders': what the business does, in its own voice.
  return found.offer > 0 && found.doubt === 0 && found.remark === 0 ? likely : doubtful;
}

/** 'Call us on 0113 …' is for visitors; to the agency the client would write 'call me'. */
const invitation =
  /^(?:please )?(?:call|ring|phone|text|message|e-?mail|contact|give) (?:us|(?:the|our) \p{L}{3,12})\b.{0,30}(?:\d{3}|@)/iu;

/** What a statement is, only by its own words. */
export function judge(text: string, setting: Setting): Verdict {
  const known = setting.verdicts?.get(text);
  if (known) return known;
  const verdict = corrected(text, judgeByRules(text, setting), setting);
  setting.verdicts?.set(text, verdict);
  return verdict;
}

/** A verdict of the rules, corrected by the learnt weights where they apply: to descriptions in English. */
function corrected(text: string, verdict: Verdict, setting: Setting): Verdict {
  const { field, isForeign, look, sellsSiteThings } = setting;
  const found = look(text);
  // In most descriptions 'photos' are a wish: the weights do not know who sells them.
  if (sellsSiteThings && found.siteThing > 0) return verdict;
  if (
    field !== "description" ||
    isForeign ||
    found.isForeign ||
    isNoAnswer(text) ||
    typedQuestions(text).length > 0
  )
    return verdict;
  return leant(text, found, verdict, !isSettledAgainst(text, found));
}

/** Whether a sentence stays kept whatever its words: it asks for silence, is undecided, or is about papers or wages. */
const isSettledAgainst = (text: string, found: Findings): boolean =>
  found.silence + found.undecided > 0 ||
  isPaperwork(text) ||
  isSiteNote(text) ||
  isAboutWages(text) ||
  isBackstage(text) ||
  isHeldBack(text);

/** A greeting may stand before the words. */
const longestGreeting = 30;

/** Whether a text begins one of the first sentences. */
const isAtStart = (text: string, openings: readonly string[]): boolean =>
  openings.some((sentence) => {
    const at = sentence.indexOf(text);
    return at >= 0 && at <= longestGreeting;
  });

/** What a sentence is that says near the beginning of a description what the business is. */
function judgeIntroduction(text: string, setting: Setting): Verdict | undefined {
  const { field, isForeign, openings, look, sellsSiteThings } = setting;
  if (field !== "description" || isForeign || !isAtStart(text, openings)) return undefined;
  const found = introduction(text, look, sellsSiteThings);
  if (found === undefined || isBackstage(text) || isHeldBack(text) || isAboutWages(text)) return undefined;
  return found === "fact" ? fact : likely;
}

/** What a statement is by the rules alone. */
export function judgeByRules(text: string, setting: Setting): Verdict {
  const { field, isForeign, look } = setting;
  if (field === "onlyForUs" || field === "competitors" || isNoAnswer(text)) return hidden;
  if (isPaperwork(text)) return hidden;
  if (isSiteNote(text)) return wish;
  // 'Do you deliver? No, our driver was sacked': asked about, and printed only by a choice of its own.
  if (isAnswerForVisitors(text, look))
    return typedQuestions(text).some(({ answer }) => look(answer).private > 0) ? doubtful : likely;
  const words = judgeWords(text, setting);
  const verdict = words.kind === "fact" ? words : (judgeIntroduction(text, setting) ?? words);
  if (isHeldBack(text)) return verdict.proposal === "keep" ? verdict : doubtful;
  if (verdict.proposal === "keep")
    return isHouseRule(text, look(text)) ||
      (field === "audience" && !isForeign && isAboutVisitors(text, look)) ||
      (field === "description" &&
        (isHistory(text, look(text)) ||
          (!isForeign && (isForVisitors(text, look) || isPromise(text, look) || isNamedOffer(text, look)))))
      ? likely
      : verdict;
  return isBackstage(text) ? doubtful : verdict;
}

/** 'I tune for the cathedral (I'll need to check they mind being named)': a bracket that withholds the words before it. */
export const holdsBack =
  /(?<!\p{L})(?:check|confirm|clear|ask)(?:ed|ing)? (?:that |this |it |those |them |the wording )?(?:with (?:me|us|him|her|them)|they|first|before|whether|if)(?!\p{L})|(?<!\p{L})(?:hold|keep) (?:that|this|those|these|it|them) (?:one |ones )?back(?!\p{L})|(?<!\p{L})hold (?:that|this) one(?!\p{L})|(?<!\p{L})mind being (?:named|mentioned)/iu;

/** 'You can say the college', 'check with me before you name them': says which words beside it may be printed. */
export const permission =
  /(?<!\p{L})(?:you (?:can|may|could|might) (?:say (?:the|that|it|so|who|which|where|what)|mention|name|quote|print)|(?:ask|check with) (?:me|him|her|them) (?:first|before you)|before you (?:name|mention|print|publish))(?!\p{L})/iu;

/** Whether a bracket within the text, or words about printing it, hold it back. */
const isHeldBack = (text: string): boolean =>
  matches(permission, text) ||
  [...text.matchAll(/\([^()]*\)|\[[^[\]]*\]/gu)].some(([bracket]) => holdsBack.test(bracket));

const longestBackstage = 90;

/** Whether a short sentence is about the inside of the business: the client is asked, and print is not proposed. */
const isBackstage = (text: string): boolean =>
  text.length <= longestBackstage && backstage.some((pattern) => matches(pattern, text));

/** Whether a text is a question of visitors with its answer, whatever its words: not one to the agency about the site. */
function isAnswerForVisitors(text: string, look: Setting["look"]): boolean {
  if (typedQuestions(text).length === 0) return false;
  const { silence, wish: wishes, siteThing } = look(withoutLead(text));
  return silence + wishes + siteThing === 0;
}

/** Wages and takings are never printed unasked. */
const isAboutWages = (text: string): boolean => /\d/u.test(text) && matches(wages, text);

function judgeWords(text: string, setting: Setting): Verdict {
  const { field, isForeign, look } = setting;
  const found = look(text);
  if (field === "description" && found.silence === 0 && matches(invitation, text)) return likely;
  // A builder has to know it, whatever else the sentence says; the words themselves are never printed.
  if (found.wish > 0 && found.silence === 0) return wish;
  // 'I do microsuction, £55 for both ears, and if there turns out to be no wax …': an offer with one word of talk.
  if (found.private === 1 && found.silence === 0 && found.offer > 0 && found.isPriced) return doubtful;
  if (found.private > 0) return hidden;
  if (found.undecided > 0 || isAboutWages(text)) return doubtful;
  // Where no cue can be read, only what needs no words may be proposed.
  if (isForeign || found.isForeign) return found.signs > 0 && found.foreign === 0 ? likely : doubtful;
  if (field === "description") return judgeDescription(text, found, setting);
  return field === "audience" ? judgeAudience(found) : judgeNotes(found);
}
