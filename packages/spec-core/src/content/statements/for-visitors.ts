import { firstMatch, matches } from "../sieve.ts";
import {
  addressesAgency,
  addressesVisitors,
  tellsOfOthers,
  visitorsTroubles,
  worksOnTroubles,
} from "./english/visitors-troubles.ts";
import type { Findings } from "./findings.ts";

const longest = 220;
/** Words of talk that a sentence to visitors may have: 'so that you do not have to'. */
const mostDoubts = 4;

/** Whether a sentence addresses visitors, or says what the business does about their troubles: for visitors, but the client is asked before it is printed. */
export function isForVisitors(text: string, look: (text: string) => Findings): boolean {
  if (text.length > longest || matches(addressesAgency, text) || matches(tellsOfOthers, text)) return false;
  if (!matches(addressesVisitors, text) && !matches(worksOnTroubles, text)) return false;
  // What they come with must not count as the owner's own trouble.
  const found = look(text.replace(visitorsTroubles, "matters"));
  const against = found.private + found.silence + found.wish + found.siteThing + found.undecided;
  return against === 0 && found.foreign === 0 && found.doubt <= mostDoubts;
}

/** What a business promises without a word to whom: 'Nothing that is said leaves the room', 'We turn up when we say'. */
const promised =
  /^(?:(?:we|i) (?:never|don['’]?t|do not|won['’]?t|will not|will never) (?:ever )?(?:leave|rush|laugh|judge|lecture|double[- ]book|(?:sell|use)(?! (?:it|them|that|this|much|online|facebook|instagram|e-?mails?|computers?|cards?|to|any)(?!\p{L}))|charge|cut|overcharge|push|pressure|guess|skimp|hide|outsource|subcontract|freeze|microwave|spray|waste|turn|hurry|shout|do (?:fast|things|half|hidden|small print))(?!\p{L})|(?:we|i)(?: always)? (?:turn up|show up|come|arrive|finish|deliver|answer|reply|call back|ring back) (?:when|on time|the same|within)(?!\p{L})|(?:we|i)(?:['’]d| would) rather (?:lose|turn|wait|say|take|do|make|tell|walk|throw|start|close|spend) .{2,60} than (?!pay|me|us)|(?:we|i) (?:say no|refuse) (?:when|if|where)(?!\p{L})|(?:we|i) know (?:all|each|every|most)(?: one)?(?: of)? (?:our|the|my) (?:suppliers|growers|farmers|fishermen|makers|animals|horses|cows|bees|trees|roasters|producers|brewers|winemakers|people)(?!\p{L})|nothing (?:(?:that |which )?(?:is said|you (?:say|tell))|leaves|goes to waste|gets thrown|is wasted)(?!\p{L})|(?:nobody|no one) (?:(?:has to|needs? to|must|will ever)(?! (?:know|find|hear|see|read|learn|notice|ask))|is (?:ever )?(?:rushed|judged|left out|laughed|too (?:old|young|late|slow))|minds)(?!\p{L})|no \p{L}+ is (?:ever )?too \p{L}+|there(?:['’]s| is) always (?:an? (?:kettle|cup|pot|coffee|tea|cake|biscuit|fire|dog|smile|chair|seat)|tea|coffee|cake|time|room|music)(?!\p{L})|old \p{L}+ (?:don['’]?t|do not|never) scare us|(?:we|i) (?:bring (?:everything|all|our own)|are not afraid of|(?:come back|mend it|fix it|redo it|repair it|replace it) (?:for nothing|free|if|when|until))(?!\p{L})|there (?:are|is) no (?:stupid|silly|wrong|bad) questions?|mistakes are part|(?:children|kids|dogs|cats|horses|animals|pets|pupils|learners|guests|patients|clients|customers|babies) (?:are|is) never (?:shouted|left|rushed|caged|hurried|alone|forced|tied|smacked))/iu;
/** 'If I can't fix it you don't pay', 'I tell you honestly if it is not worth it': for visitors, although it sounds like talk. */
const promisedToThem =
  /^(?:if (?:it|something|anything) (?:breaks|fails|leaks|squeaks|stops|wobbles|does not fit|doesn['’]?t fit) .{0,40}(?:we|i) (?:mend|fix|replace|repair|come|redo|refund)|it (?:hurts less|takes less|costs less|is easier) than you(?: think| expect| fear)?|you(?: will|['’]ll) (?:laugh|learn|leave|feel|hear from us)|if (?:i|we) (?:can['’]?t|cannot|can not|don['’]?t|do not|fail to) .{2,60} you (?:don['’]?t|do not|won['’]?t|pay nothing|owe nothing|get)|(?:i|we)(?:['’](?:d|ll)| will| would)?(?: always)? tell you (?:honestly |straight |plainly |first )?(?:if|when|before|what|whether|how)|you (?:don['’]?t|do not|needn['’]?t|won['’]?t|never) (?:need|have|need to|have to)? ?(?:know (?:anything|how|a thing)|bring|book|be|own|wear|decide|talk|explain|speak|see|feel|wait|worry))(?!\p{L})/iu;
/** Words that are trouble in a remark and are what a promise rules out. */
const ruledOut =
  /(?<!\p{L})(?:a mess|mess|badly|pay|jargon|lies?|lying|hidden|fees|scare|contract|suppliers|room|everyone|anyone|anybody)(?!\p{L})/giu;
/** 'We don't sell much', 'We never use the back room any more': about oneself. */
const takenBack =
  /(?<!\p{L})(?:much|enough|any ?more|at the moment|yet|these days|to (?:him|her|them))(?!\p{L})/iu;
const longestPromise = 100;

/** Whether a short sentence is a promise to visitors: for them, but the client is asked before it is printed. */
export function isPromise(text: string, look: (text: string) => Findings): boolean {
  if (text.length > longestPromise) return false;
  const promise = firstMatch(promised, text) ?? firstMatch(promisedToThem, text);
  if (!promise) return false;
  const rest = text.slice(promise[0].length);
  if (matches(tellsOfOthers, rest) || takenBack.test(rest) || look(text).siteThing > 0) return false;
  const found = look(`we ${rest.replace(ruledOut, "thing")}`);
  const against = found.private + found.silence + found.siteThing + found.undecided;
  return against === 0 && found.foreign === 0 && found.doubt <= mostDoubts;
}

/** 'People who have been through something', 'Survivors of abuse': whom a business is for, in a clause about them. */
const theOnes =
  /^(?:people|persons|adults|men|women|children|kids|teenagers|parents|couples|families|carers|owners|those|anyone|anybody|everyone|everybody|survivors|victims|patients|clients|customers|tenants|employees|home ?owners|dogs|cats|horses|beginners|riders|drivers|students)(?: \p{L}+){0,3} (?:who|that|with|whose|of|in|after|behind|facing|going through)(?!\p{L})/iu;
const judgesThem =
  /(?<!\p{L})(?:money|rich|poor|posh|pay|pays|paid|haggl\p{L}*|complain\p{L}*|moan\p{L}*|cheap|time[- ]wasters?|annoy\p{L}*|nice|decent|difficult|no|not|never|never again|us|me|my|i|them anymore)(?!\p{L})/iu;

/** Whether an answer on the audience says whom the business is for, whatever their troubles. */
export function isAboutVisitors(text: string, look: (text: string) => Findings): boolean {
  if (text.length > longest || !theOnes.test(text) || matches(judgesThem, text)) return false;
  const found = look(text.replace(visitorsTroubles, "matters"));
  const against = found.private + found.silence + found.siteThing + found.undecided;
  return against === 0 && found.foreign === 0 && found.doubt <= mostDoubts;
}

const clause =
  /(?:,\s*|\s+[–—-]\s+)?(?<![\p{L}])(?:who|that|which|whose|where|when|while|so that|as)(?![\p{L}])[^,;]*/giu;
const longestName = 160;
const shortestName = 2;
const mostTalk = 2;

/** Whether a text names what is offered, with no more than a clause about it: 'Data recovery from broken drives', 'A gym for people who hate gyms'. */
export function isNamedOffer(text: string, look: (text: string) => Findings): boolean {
  if (text.length > longestName || matches(tellsOfOthers, text)) return false;
  const whole = look(text);
  const against = whole.private + whole.silence + whole.wish + whole.siteThing + whole.undecided;
  if (against > 0 || whole.foreign > 0 || whole.isRemark || whole.doubt > mostTalk) return false;
  const named = look(text.replace(clause, ""));
  return named.words >= shortestName && named.verb + named.link + named.doubt === 0;
}
