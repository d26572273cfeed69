import type { DictationRules } from "../dictation.ts";

const modal = "(?:must|should|shall|has to|have to|needs to|need to|ought to|got to|gotta|can|could)";
const told =
  "(?:say|says|mention|state|read|tell|write|stress|announce|emphasi[sz]e|highlight|underline|clarify|explain|point out|get across|bring across|make (?:it )?(?:very |absolutely |really )?(?:clear|plain|obvious|known))";
const adverb = "(?:(?:also|clearly|somewhere|definitely|just|really|please|always|at least|perhaps|maybe|kindly)\\s+)?";
const readers =
  "(?:people|visitors|customers|clients|everyone|everybody|guests|patients|parents|readers|folks?|members|they|them)";
const known = "(?:know|see|understand|realise|realize|notice|read|learn|be told|be aware|are aware|find out)";
const clauseStart = "(?:^|[,;.:(–—-]\\s*|\\b(?:and|so|please|pls|plz|also|then|but|do|oh|you can|you may|you could|you should|can you|could you|would you|will you|just|again|better)\\s+)";
const made =
  "(?:written|said|stated|clear|mentioned|noted|shown|visible|obvious|known|there|information|made clear|plain|understood|emphasi[sz]ed|stressed|highlighted|pointed out)";

const flags = "iu";

/** How a client dictates in English. What follows a head is dictated; negations and talkers stand before it. */
export const englishDictation: DictationRules = {
  // 'must say', 'please write', 'make sure people know'.
  heads: [
    /\b(?:line|note|sentence|paragraph|sign|banner|notice|text|something|box|sticker)\s+(?:(?:that|which)\s+)?(?:says|saying|stating|states|explaining|explains|mentions|mentioning)\b/iu,
    /\b(?:disclaimer|slogan|tagline|motto|headline|strapline|claim|notice|warning|important|obligatory|mandatory|sentence)\b[^:."“«]{0,60}:/iu,
    new RegExp(`\\b${modal}\\s+(?:come across|come over|be understood|be on (?:it|there|(?:the|each|every|our) \\p{L}+))\\s*:`, flags),
    new RegExp(`\\b${modal}\\s+(?:also\\s+|just\\s+)?(?:be|stand|appear)\\s+(?:very\\s+|there\\s+|somewhere\\s+|a\\s+|the\\s+|some\\s+)*${made}\\b`, flags),
    new RegExp(`\\b${modal}\\s+(?:stand|appear)\\s+(?:there|somewhere|on \\p{L}+ \\p{L}+|at \\p{L}+ \\p{L}+)(?=\\s+that\\b|\\s*:)`, flags),
    new RegExp(`\\b(?:make|be|making)\\s+sure\\s+(?:that\\s+)?(?:it\\s?(?:is|'s|’s)\\s(?:\\p{L}+\\s)?clear|it\\ssays|(?:the\\s)?(?:site|page|website|homepage|home page)\\s(?:says|mentions|states)|${readers}\\s(?:can\\s|will\\s)?${known}|to (?:say|mention|state|write))\\b`, flags),
    new RegExp(`\\bensure\\s+(?:that\\s+)?(?:it\\s?(?:is|'s|’s)\\sclear|${readers}\\s${known})\\b`, flags),
    new RegExp(`\\b${readers}\\s+${modal}\\s+(?:also\\s+|really\\s+)?${known}\\b`, flags),
    new RegExp(`\\b(?:want|wants|like|need|important for|important that|good if|nice if|great if|prefer|wish)\\s+(?:it|the (?:site|page|website)|${readers})\\s+(?:to\\s+)?(?:${told}|${known}|be clear|be stated|be written|said|mentioned|stated|written)\\b`, flags),
    new RegExp(`\\b(?:important|good|nice|great|worth|helpful|useful|essential|vital|crucial)\\s+(?:to\\s+)?(?:say|saying|mention|mentioning|state|stating|know|write|writing|stress|stressing|note|noting)\\b`, flags),
    new RegExp(`\\b(?:want|like|love|need)\\s+(?:to (?:have|see|say|mention|state|stress|write|tell ${readers})|it)\\s*(?:said|mentioned|stated|written|clear)?\\b(?=\\s+(?:somewhere\\s+|clearly\\s+)?that\\b)`, flags),
    new RegExp(`\\b(?:tell|let|inform|remind|show)\\s(?:the\\s)?${readers}(?:\\sknow|\\ssee)?\\b`, flags),
    new RegExp(`\\bsay to (?:the\\s)?${readers}\\b`, flags),
    new RegExp(`${clauseStart}${adverb}${told}\\b`, flags),
  ],
  // Somebody may stand before these who says it: 'I must say'.
  spokenHeads: [new RegExp(`\\b${modal}\\s+${adverb}${told}\\b`, flags)],
  // 'put that …', 'please add: …': these verbs dictate only with a 'that' or a colon behind them.
  strictHeads: [
    new RegExp(`${clauseStart}${adverb}(?:put|add|include|note|show|write|use|insert|place)\\b`, flags),
    new RegExp(`\\b${modal}\\s+${adverb}(?:put|add|include|note|show|display|have|contain)\\b`, flags),
    /\b(?:an? |the )(?:note|notice|sentence|line|remark|hint|reminder|mention|warning|paragraph)\b/iu,
    /^(?:and |also |please )?(?:remember|remind \p{L}+|slogan|line)\b/iu,
  ],
  filler:
    /^[\s,]*(?:loud and clear|very clearly|as well|to (?:people|visitors|customers|clients|everyone|everybody|guests|them)|(?:in|with) (?:big|bold|large|capital|red|huge)(?: \p{L}+)?|(?:somewhere )?(?:on|in|at|near|under|above|below) (?:the |each |every |our |all |my )?(?:very )?(?:(?:front|first|home|start|landing|contact|booking|main|about|price|menu|bookings?|top|bottom) ?(?:pages?|of (?:the|each|every) (?:page|site))?|homepage|site|website|web|page|pages|header|footer|text|texts|beginning|start|end)|also|clearly|somewhere|please|there|down|in|it|too|again|prominently|big)(?=[\s,:;]|$)/iu,
  connector: /^\s*(?:that\b|:|–|—|-\s|the following:?|this:)\s*/iu,
  beforeQuote: new RegExp(
    `\\b(?:${told}|put|add|use|include|display|show|slogan|tagline|motto|headline|strapline|claim|sentence|line|phrase|words|text|banner|sign|sticker|note|notice|saying|that says|greeting|title|welcome|obligatory|mandatory|required|important|law)\\b[^"“«]{0,40}$|\\b(?:please|pls|bit of|something|must|should|has to|needs to)\\b[^"“«]{0,60}:?\\s*$`,
    flags,
  ),
  afterQuote: new RegExp(
    `^\\s*(?:[,–—-]\\s*)?(?:this\\s+|that\\s+|it\\s+|which\\s+)?(?:(?:must|should|shall|has to|have to|needs to|need to|ought to|belongs|goes|is to)\\b(?!\\s+(?:not|never))|as (?:the |our )?(?:slogan|headline|tagline|motto|title)|is (?:the|our|my) (?:slogan|motto|tagline|headline|promise)|(?:on|at|in) (?:the|each|every|all|our) |near |big\\b|everywhere|please|somewhere|very )`,
    flags,
  ),
  unquotable:
    /\b(?:word|words? like|term|call|called|named|name|google|search|searches|searching|find|finds|finds me|seo|button|menu|page|tab|style|like the|says it|wrote|said|told|review|folder|file|album)\b[^"“«]{0,25}$/iu,
  afterwards: new RegExp(
    `[,;.–—(-]\\s*(?:and\\s+|so\\s+|please\\s+)?(?:(?:this|that|it|which)\\s+(?:also\\s+|really\\s+)?(?:must|should|has to|needs to|ought to)\\s+(?:also\\s+)?(?:be|stand|appear|go|come)\\s+(?:very\\s+|clearly\\s+)?(?:stated|said|mentioned|written|shown|clear|visible|on|in|known|noted|there|big|at|everywhere)|(?:please\\s+|do\\s+)?(?:write|say|mention|put|state|add|include|stress)\\s+(?:that|this|it)(?:\\s+(?:somewhere|too|also|please|in|on|at|near|under|next|beside|below|above|first|big|clearly|everywhere)|\\s*[.!)]*$))|\\s(?:must|should|has to|have to|needs to)\\s+(?:also\\s+)?be\\s+(?:clearly\\s+)?(?:mentioned|stated|noted|written)(?:\\s+(?:somewhere|clearly|too|also|on|at|in|please)\\b.{0,40})?\\s*[.!]*$`,
    flags,
  ),
  reminder: /\b(?:don't|dont|don’t|do not|never)\s+forget\s+(?:to\s+)?/iu,
  negated:
    /\b(?:don't|dont|do not|don’t|never|not|mustn't|must not|shouldn't|should not|can't|cannot|cant|no need to|nothing|without|nobody|instead of|rather than|avoid|stop|stopped|refuse|won't|wont|no mention|no word)\b[^.:;,]{0,25}$/iu,
  talker:
    /\b(?:i|he|she|who|wife|husband|mother|father|mum|dad|son|daughter|partner|boss|accountant|lawyer|neighbours?|reviews?|always|often|sometimes)\s+(?:also\s+|cannot\s+|did\s+|do\s+|used to\s+|will\s+|would\s+)?$|\b(?:people|customers|clients|guests|they)\s+(?:always\s+|often\s+|sometimes\s+)?$/iu,
  placement:
    /[\s,]+(?:(?:very|really|nice and|and)\s+)?(?:near the top|at the (?:top|bottom|beginning|start)|on top|first thing|(?:on|in|at|near|under|above|below|to|next to|beside)\s+(?:the\s+|each\s+|every\s+|our\s+|all\s+|my\s+)?(?:(?:front|first|home|start|landing|contact|booking|bookings|main|top|about)\s?pages?|top|header|footer|page|pages|site|website|homepage|price|prices|menu|phone number|booking button|form|text)|somewhere|everywhere|very visible|visible|clearly|in (?:big|large|bold|capital|red)(?:\s\p{L}+)?|big|please|pls|ok|okay|too|thanks|thank you)\s*[.!]*$/iu,
  sentence:
    /^(?:we|i|i'm|we're|we've|our|all|every|each|no|free|fully|only|by|since|there|everything|nobody)\b|\b(?:is|are|has|have|can|may|must|do|does|don't|dont|won't|wont|will|isn't|aren't|cannot|can't|cant|welcome|only|required|included|guaranteed|insured|registered|regulated|licensed|certified|bonded|accepted|closed|open|free)\b/iu,
  notWords:
    /^(?:who|what|where|why|when|which|whether|if (?:we|you can|it|possible)|something|anything|everything|nothing|about|more|hello|hi|so|yes|it|this|him|her|them|thanks|sorry|a few|exactly|the same|how|my|his|her|their|some|in|on|near|under|with|to|at|for|of|as|like|good|nice|me|us|rather|fixed|next|below|above|behind|beside)\b/iu,
};
