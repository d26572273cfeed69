import type { DictationRules } from "../dictation.ts";

const modal = "(?:must|should|shall|has to|have to|needs to|need to|ought to|got to|gotta)";
const told = "(?:say|mention|state|read|tell|write|note|stress|show|announce|emphasi[sz]e|highlight)";
const where = "(?:[^.:\"“'‘«]{0,40}?\\s)?";
const also = "(?:(?:also|clearly|somewhere|definitely|just|really|please|always|at least)\\s+)?";
const readers =
  "(?:people|visitors|customers|clients|everyone|everybody|guests|patients|parents|readers|folks?|they)";

/**
 * How a client dictates in English. Each pattern ends where the dictated words begin; the negations look at what stands
 * before them.
 */
export const englishDictation: DictationRules = {
  // 'must say that …', 'please write that …', 'put that …': what follows 'that' is dictated.
  reported: [
    new RegExp(`\\b${modal}\\s+${also}${told}\\s${where}(?:that|how)\\s`, "iu"),
    new RegExp(
      `\\b${modal}\\s+(?:also\\s+)?(?:be|stand)\\s+(?:\\p{L}+\\s){0,3}?(?:written|said|stated|clear|mentioned|noted|shown|visible|obvious|known|there|information|made clear)\\s${where}that\\s`,
      "iu",
    ),
    new RegExp(`\\b${modal}\\s+(?:stand|be|appear)\\s+(?:\\p{L}+\\s){0,3}?that\\s`, "iu"),
    new RegExp(
      `(?:^|[,;.:(–—-]\\s*|\\b(?:and|so|please|pls|also|then|but|do|to|could you|can you|just)\\s+)${also}(?:say|mention|state|write|put|add|note|include|stress|show|emphasi[sz]e|highlight|point out|let ${readers} know|tell ${readers}|say to the people|say to ${readers})\\s(?:(?:in|on|somewhere|also|clearly|there|it|down|to)\\s[^.:"“'‘«]{0,30}?)?that\\s`,
      "iu",
    ),
    new RegExp(
      `\\b(?:make|be)\\s+(?:it\\s+)?(?:sure|clear|certain|obvious)\\s(?:that\\s)?(?:(?:it\\s?(?:is|'s|’s)\\s(?:\\p{L}+\\s)?clear|it\\ssays|(?:the\\s)?(?:site|page|website)\\ssays|${readers}\\s(?:can\\s)?(?:know|see|understand|realise|realize|notice|read))\\s)?(?:that\\s)?(?=(?:we|i|i'm|we're|our|all|the|there|you|no|it)\\b)`,
      "iu",
    ),
    new RegExp(
      `\\b(?:make\\s+sure|be\\s+sure|ensure)\\s+(?:that\\s+)?(?:it\\s?(?:is|'s|’s)\\s(?:\\p{L}+\\s)?clear|it\\ssays|(?:the\\s)?(?:site|page|website)\\ssays|${readers}\\s(?:can\\s)?(?:know|see|understand|realise|realize|notice|read))\\s+(?:that\\s+)?`,
      "iu",
    ),
    new RegExp(`\\b${readers}\\s+${modal}\\s+(?:also\\s+)?(?:know|see|understand|read|learn|realise|realize)\\s+that\\s`, "iu"),
    /\b(?:i|we)(?:'d| would)?\s+(?:want|like|wish)\s+(?:it\s+)?(?:to\s+(?:say|mention|state)|(?:it\s+)?(?:said|mentioned|stated|written)|people\s+to\s+know)\s+that\s/iu,
  ],
  // 'It has to say no waiting time', 'please state …', 'must mention: …': the words follow at once.
  direct: [
    new RegExp(
      `\\b(?:it|site|website|page|homepage|web|text|banner|header|there)\\s+${modal}\\s+${also}(?:say|mention|state|read|write)\\b\\s*:?\\s*`,
      "iu",
    ),
    new RegExp(`^(?:and\\s+|also\\s+|so\\s+)?${modal}\\s+${also}(?:say|mention|state|read)\\b\\s*:?\\s*`, "iu"),
    new RegExp(
      `(?:^|[,;.(–—-]\\s*|\\b(?:and|so|please|pls|also|do)\\s+)${also}(?:say|state|mention|don't forget to (?:say|mention|state)|do not forget to (?:say|mention|state))\\b\\s*:?\\s*`,
      "iu",
    ),
    new RegExp(`\\b(?:please|pls|and|also|so|^)\\s*(?:put|write|add|note|include|show|say|mention|state)\\b[^:"“'‘«.]{0,40}:\\s*`, "iu"),
    new RegExp(`\\b${modal}\\s+(?:also\\s+)?be\\s+(?:very\\s+)?(?:clear|visible|known|obvious|said|stated|written)\\b[^:."“«]{0,40}:\\s*`, "iu"),
    new RegExp(`\\b(?:disclaimer|slogan|tagline|motto|headline|notice|warning)\\b[^:."“«]{0,60}:\\s*`, "iu"),
    /\b(?:please|pls|and|also|so)\s+write\s+(?=(?:we|our|no|free|fully|only)\s)/iu,
  ],
  // '"No contracts ever" must be the first thing', 'add the line "…"': the words stand in quotation marks.
  beforeQuote: new RegExp(
    `\\b(?:${told}|put|add|use|include|slogan|tagline|motto|headline|claim|sentence|line|phrase|words|text|something about [^:]{1,40}:|please:)\\b[^"“«]{0,40}$|\\b(?:please|pls|bit of|add|line)\\b[^:"“«]{0,60}:\\s*$`,
    "iu",
  ),
  afterQuote: new RegExp(
    `^\\s*(?:,\\s*)?(?:this\\s+|that\\s+|it\\s+)?(?:${modal}|as (?:the )?(?:slogan|headline|tagline|motto)|is (?:the|our) (?:slogan|motto|tagline|headline))\\b(?!\\s+(?:not|never))`,
    "iu",
  ),
  // 'Tickets are not guaranteed, this must be stated at booking'.
  afterwards: new RegExp(
    `[,;–—-]\\s*(?:and\\s+|so\\s+)?(?:(?:this|that|it|which)\\s+(?:also\\s+)?${modal}\\s+(?:also\\s+)?be\\s+(?:clearly\\s+)?(?:stated|said|mentioned|written|shown|clear|visible|on|known|noted|there)|(?:please\\s+)?(?:write|say|mention|put|state)\\s+(?:that|this|it)(?:\\s+(?:somewhere|too|also|please|in|on)|\\s*[.!]?$))`,
    "iu",
  ),
  reminder: /\b(?:don't|dont|don’t|do not|never)\s+forget\s+(?:to\s+)?/iu,
  negated:
    /\b(?:don't|dont|do not|never|not|mustn't|must not|shouldn't|should not|can't|cannot|cant|no need to|nothing|without|nobody|instead of|rather than|avoid|stop|stopped|refuse|won't|wont)\b[^.:;]{0,25}$/iu,
  talker:
    /\b(?:i|we|he|she|they|you|who|wife|husband|mother|father|mum|dad|son|daughter|partner|boss|people|customers|clients|accountant|lawyer|neighbours?|guests?|reviews?)\s+(?:always\s+|often\s+|also\s+|can(?:not)?\s+|could\s+|did\s+|do\s+|used to\s+)?$/iu,
  // Where and how it is to stand.
  placement:
    /[\s,]+(?:(?:very|really|nice and)\s+)?(?:near the top|at the top|on top|at the bottom|(?:on|in|at|near|under|above|below|to)\s+(?:the\s+|each\s+|every\s+|our\s+|all\s+)?(?:(?:front|first|home|start|landing|contact|booking|main|top)\s?pages?|top|header|footer|page|pages|site|website|price|prices|menu)|somewhere|everywhere|very visible|visible|clearly|in (?:big|large|bold|capital)(?:\s\p{L}+)?|big|please|pls|ok|okay|too)\s*[.!]*$/iu,
  notWords:
    /^(?:who|what|where|why|when|which|whether|if we|something|anything|nothing|about|more|hello|hi|so|yes|no to|it|this|him|her|them|thanks|sorry|a few|exactly|the same|that|how)\b(?!.{0,60}\bcall\b)/iu,
};
