import type { DictationRules } from "../dictation.ts";
import {
  askReaders,
  comesBack,
  printThat,
  readers,
  reasonToAsk,
  saySo,
  tellThat,
  unconditional,
  wantsClear,
  wantsSaid,
  wantsSentenceShown,
} from "./told-afterwards.ts";

const modal = "(?:must|should|shall|has to|have to|needs to|need to|ought to|got to|gotta)";
const modalOrCan = `(?:${modal}|can|could)`;
const sayingVerb =
  "(?:say|says|mention|state(?! (?:fees?|laws?|tax\\p{L}*|parks?|schools?|pensions?|registered|licen[cs]\\p{L}*|certified|exams?|funding|aid|grants?))|read|tell|write|stress|announce|inform|indicate|specify|declare|emphasi[sz]e|highlight|underline|clarify|explain|point out|get across|bring across|make (?:it )?(?:very |absolutely |really )?(?:clear|plain|obvious|known))";
const adverb =
  "(?:(?:also|clearly|somewhere|definitely|just|really|please|always|at least|perhaps|maybe|kindly)\\s+)?";
const site =
  "(?:it|this|that|there|which|you|somewhere|(?:web)?site|web|(?:web\\s?|home)?page|home|header|footer|banner|headline|title|top|bottom|front|start|menu|texts?|intro|introduction|section|list|form|line|sentence|paragraph|note|sign|welcome)";
const label =
  "(?:slogan|tag ?line|motto|headline|strap ?line|claim|catch ?phrase|punch ?line|disclaimer|sub ?title|heading|mission statement|(?:key |main )?message|promise|principle|philosophy)";
const place =
  "(?:top|bottom|start|beginning|header|footer|logo|name|photos?|pictures?|prices?|price list|map|form|menu|phone number|button|headline|title|(?:home\\s?|web)?page|(?:web)?site)";
const knowingVerb =
  "(?:know|see|understand|realise|realize|notice|read|learn|be told|be aware|are aware|find out)";
const clauseStart =
  "(?:^|[,;.:(–—-]\\s*|\\b(?:and|so|please|pls|plz|also|then|but|do|oh|you can|you may|you could|you should|can it|could it|will it|can you|could you|would you please|will you|feel free to|(?:ok|okay|fine|good|sure|happy|try|remember) to|just|again|better)\\s+)";
const saidOrShown =
  "(?:written|said|stated|clear|mentioned|noted|shown|visible|obvious|known|there|information|made clear|plain|understood|read|seen|told|explained|announced|emphasi[sz]ed|stressed|highlighted|pointed out)";

/**
 * 'That' which only points at a time or a measure, and begins no clause of what is said: 'if nobody wants it that week
 * then …', but not 'say that summer courses are full'.
 */
const pointing =
  "that (?:same |very |particular )?(?:days?|dates?|time|minute|moment|hour|morning|afternoon|evening|night|week|weekend|fortnight|month|term|year|season|spring|summer|autumn|winter|way|far|long|much|often|soon|early|late|big|small|short|hot|cold|good|bad|high|low|strong|dark|light|thick|thin|deep|wide|fast|quick|quickly|tight|close)(?=\\s*(?:[.,;:!?)–—-]|$)|\\s(?:then|and|or|but|so|because|as|if|we|i|you|they|he|she|it|the|my|our|there|anyway|either)(?!\\p{L}))";
/** 'That' at the beginning of a clause. */
const clauseThat = `(?!${pointing})that\\b`;

const flags = "iu";

/**
 * The ways in which clients dictate in English. The words after a head are dictated; negations and speakers come before
 * the head.
 */
export const englishDictation: DictationRules = {
  // 'must say', 'please write', 'make sure people know'.
  heads: [
    /\b(?:line|note|sentence|paragraph|sign|banner|notice|text|something|box|sticker)\s+(?:(?:that|which)\s+)?(?:says|saying|stating|states|explaining|explains|mentions|mentioning)\b/iu,
    new RegExp(
      `\\b(?:${label}|notice|warning|important|obligatory|mandatory|sentence|line|this text|these words)(?:\\s+(?:is|are|must|should|shall|has|to|be|read|say|go|come|please|pls|for|the|our|my|top|site|website|page|homepage|front|first|start|home|on|at|in|of|each|every|here|there|would|could|also|big|information))*\\s*:`,
      flags,
    ),
    new RegExp(
      `\\b${modal}\\s+(?:come across|come over|be understood|be on (?:it|there|(?:the|each|every|our) \\p{L}+))\\s*:`,
      flags,
    ),
    new RegExp(
      `\\b${modal}\\s+(?:also\\s+|just\\s+)?(?:be|stand|appear)\\s+(?:very\\s+|there\\s+|somewhere\\s+|a\\s+|the\\s+|some\\s+)*${saidOrShown}\\b`,
      flags,
    ),
    new RegExp(
      `\\b${modal}\\s+(?:also\\s+)?(?:stand|be|appear|go|come|come out|come across|come through|be read|be heard|read)(?:\\s+(?:there|in|on|in there|on it|in it|somewhere|(?:on|at|in) \\p{L}+ \\p{L}+))?\\s*(?=\\b${clauseThat}|:)`,
      flags,
    ),
    new RegExp(
      `\\b(?:make|be|making)\\s+sure\\s+(?:that\\s+)?(?:it\\s?(?:is|'s|’s)\\s(?:\\p{L}+\\s)?clear|it\\ssays|(?:the\\s)?(?:site|page|website|homepage|home page)\\s(?:says|mentions|states)|${readers}\\s(?:can\\s|will\\s)?${knowingVerb}|to (?:say|mention|state|write))\\b`,
      flags,
    ),
    new RegExp(
      `\\bensure\\s+(?:that\\s+)?(?:it\\s?(?:is|'s|’s)\\sclear|${readers}\\s${knowingVerb})\\b`,
      flags,
    ),
    new RegExp(`\\b${readers}\\s+${modal}\\s+(?:also\\s+|really\\s+)?${knowingVerb}\\b`, flags),
    new RegExp(
      `\\b(?:want|wants|like|need|important for|important that|good if|nice if|great if|prefer|wish|rather)\\s+(?:it|them|the (?:site|page|website)|${readers})\\s+(?:to\\s+)?(?:${sayingVerb}|${knowingVerb}|knew|understood|be clear|be stated|be written|said|mentioned|stated|written)\\b`,
      flags,
    ),
    new RegExp(
      `\\b(?:important|good|nice|great|worth|helpful|useful|essential|vital|crucial)\\s+(?:to\\s+)?(?:say|saying|mention|mentioning|state|stating|know|write|writing|stress|stressing|note|noting)\\b`,
      flags,
    ),
    new RegExp(
      `\\b(?:want|like|love|need)\\s+(?:to (?:have|say|mention|state|stress|write|tell ${readers})|it)\\s*(?:said|mentioned|stated|written|clear)?\\b(?=\\s+(?:somewhere\\s+|clearly\\s+)?${clauseThat})`,
      flags,
    ),
    new RegExp(
      `\\b(?:(?:tell|let|inform|remind|show)\\s(?:the\\s)?${readers}(?:\\sknow|\\ssee)?|let them know|tell them)\\b`,
      flags,
    ),
    new RegExp(`\\bplease(?=\\s+${clauseThat})`, flags),
    new RegExp(
      `\\b(?:want|wants|like|wish|prefer|important|need|sure|necessary|essential)\\b[^.;:]{0,20}\\b(?:it|there) (?:is|be|gets|stands) (?:also |clearly |really )?(?:${saidOrShown})?(?=\\s*${clauseThat})`,
      flags,
    ),
    new RegExp(`\\bsay to (?:the\\s)?${readers}\\b`, flags),
    new RegExp(`${clauseStart}${adverb}${sayingVerb}\\b`, flags),
    new RegExp(`${clauseStart}${adverb}(?:put|write)(?=\\s+(?:we|i|we're|i'm|we've|it's|no)\\b)`, flags),
  ],
  placedHeads: [
    new RegExp(
      `^(?:(?:and|also|so|please|directly|right|big|then|somewhere)\\s+)*(?:on|in|at|under|above|below|beneath|beside|near|over|next to)\\s+(?:(?:the|our|each|every|all|my|very)\\s+)*(?:\\p{L}+\\s+)?${place}(?:\\s+(?:please|pls|big|there|must|should|has to|be|stand|write|put|it|say))*\\s*:`,
      flags,
    ),
    new RegExp(
      `^(?:the )?(?:text|sentence|line|stats?|statistics|figures|numbers|facts) (?:for|on|at|in) (?:the |each |every )?(?:\\p{L}+ )?${place}\\s*:`,
      flags,
    ),
    /^(?:the )?text\s*:/iu,
  ],
  // The speaker has to be the website or the agency: 'I must say' does not dictate.
  spokenHeads: [new RegExp(`\\b${modalOrCan}\\s+(?:to\\s+)?${adverb}${sayingVerb}\\b`, flags)],
  // 'put that …', 'please add: …': these verbs dictate only before a 'that' or a colon.
  strictHeads: [
    new RegExp(`${clauseStart}${adverb}(?:put|add|include|write|use|insert|place)\\b`, flags),
    new RegExp(`\\b${modal}\\s+${adverb}(?:put|add|include|note|show|display|have|contain)\\b`, flags),
    /\b(?:an? |the )(?:note|notice|sentence|line|remark|hint|reminder|mention|warning|paragraph)\b/iu,
    /^(?:and )?please\b[^:]{0,30}(?=:)/iu,
    new RegExp(`\\bthey (?:need to|have to|ought to|must|should) ${knowingVerb}\\b`, flags),
    /\bthere (?:must |should |shall |has to )?(?:stands?|is written|be written)\b/iu,
    new RegExp(
      `^(?:(?:and|also|please|our|my|the|as)\\s+)*(?:${label}|title|text|wording)(?: is| should be| must be)?(?=\\s*[:=–—]|\\s+-\\s)`,
      flags,
    ),
    /^(?:and |also |please )?(?:remember|remind (?!me\b|us\b|him\b|her\b|you\b)\p{L}+|slogan|line)\b/iu,
  ],
  filler:
    /^[\s,]*(?:loud and clear|loudly|loud|bold|at once|straight away|straightaway|immediately|right away|at a glance|first thing|very clearly|as well|to (?:people|visitors|customers|clients|everyone|everybody|guests|them)|(?:in|with) (?:big|bold|large|capital|red|huge)(?: \p{L}+)?|(?:somewhere )?(?:on|in|at|near|under|above|below) (?:the |each |every |our |all |my )?(?:very )?(?:(?:front|first|home|start|landing|contact|booking|main|about|price|menu|bookings?|top|bottom) ?(?:pages?|of (?:the|each|every) (?:page|site))?|homepage|site|website|web|page|pages|header|footer|text|texts|beginning|start|end)|also|clearly|somewhere|please|(?:there|it)(?! (?:is|are|was|were|has|have|had|will|can|must)(?!\p{L}))|down|in|too|again|prominently|big)(?=[\s,:;]|$)/iu,
  empty:
    /^(?:something|anything|somewhere(?: (?:very |really )?(?:clear|clearly|visible|big|prominent|obvious)| (?:\p{L}+ ){1,3}(?:see|sees|find|finds|notice|read|reads)(?: it| that| this)?)?[.!]*$|whatever|no idea|not (?:sure|yet|decided)|later|tb[adc]|comes? (?:next|later|by|soon|from|with)|to follow|follows|will follow|(?:our|my|the) (?:own )?(?:\p{L}+ )?(?:document|text|wording|words|file|pdf|copy|list|details|photos?|pictures?|logo|version|policy|notice|statement)s? (?:will (?:be|follow|come)|follows?|(?:is|are) (?:being|coming|to)|to (?:be|follow|come))(?!\p{L})|see (?:attach|above|below|you|e-?mail|the)|up to you|you (?:choose|decide|are the)|your (?:choice|idea)|i (?:don['’]?t|do not|will) (?:know|have (?:one|any)|think|send|ask)|(?:none|still open|open)$|(?:quite|very|really|so|more|perfectly|crystal|absolutely)[ -](?:clear|plain|obvious|visible|prominent|big|bold)[.!]*$)/iu,
  that: /^[\s,]*that\s+/iu,
  goesOn:
    /^\s*,\s*(?:and|but|so|which|because|though)\b|^(?:before|when|if|so|(?:rather )?than|up ?front|in advance|beforehand|first)(?: (?:they|people|customers|clients|guests|visitors|anyone|anybody|there|\p{L}+ing)(?: \p{L}+){0,5})?[.!)]*$/iu,
  connector: new RegExp(`^\\s*(?:${clauseThat}|:|=|–|—|-\\s|the following:?|this:)\\s*`, flags),
  beforeQuote: new RegExp(
    `\\b(?:${sayingVerb}|put|add|use|include|display|show|${label}|sentence|line|phrase|words|text|banner|sign|sticker|note|notice|saying|that says|greeting|title|welcome|obligatory|mandatory|required|important|law)\\b[^"“«]{0,40}$|\\b(?:please|pls|bit of|something|must|should|has to|needs to)\\b[^"“«]{0,60}:?\\s*$|\\b(?:fold|header|footer|homepage|home page|front page|start page|top)\\s*:\\s*$|\\b(?:on|in|at|under|above|below|beneath|beside|near|over|next to) (?:(?:the|our|each|every|my) )?(?:\\p{L}+ )?${place}(?: please| pls)?[\\s,:–-]*$`,
    flags,
  ),
  afterQuote: new RegExp(
    `^\\s*(?:[,–—-]\\s*)?(?:this\\s+|that\\s+|it\\s+|which\\s+)?(?:(?:must|should|shall|has to|have to|needs to|need to|ought to|belongs|goes|is to)\\b(?!\\s+(?:not|never))|as (?:the |our )?(?:slogan|headline|tagline|motto|title)|is (?:the|our|my) (?:slogan|motto|tagline|headline|promise)|(?:would|could|might) (?:be|look|make|stand|go|sound) (?:good|nice|great|lovely|perfect|fine|well|as|on|in|at|a)\\b|(?:on|at|in) (?:the|each|every|all|our) |near |big\\b|everywhere|please|somewhere|very )`,
    flags,
  ),
  unquotable:
    /\b(?:word|words? like|term|called|named|name|google|search|searches|searching|find|finds|finds me|seo|button|menu|tab|(?<!\b(?:on|at|in|for) (?:the |our |every |each )?(?:\p{L}+ )?)page|style|like the|says it|wrote|said|told|review|folder|file|album)\b[^"“«]{0,25}$/iu,
  refused:
    /^[\s,–—-]*(?:(?:but|though|although|and)\s+)?(?:(?:please|pls)\s+)?(?:no\b|not\b|never\b|don['’]?t\b|do not\b|isn['’]?t\b|is (?:not|wrong|old|gone|forbidden|too|a lie|what (?:they|he|she))\b|was\b|were\b|has been\b)|\bbut (?:(?:please|it|that|this|pls) )?(?:no\b|not\b|never\b|don['’]?t\b|is|was|would|isn['’]?t)\b/iu,
  othersWords: new RegExp(
    `\\b(?:their|his|her|old|former|previous|\\p{L}+['’]s|wanted|wants to|used to|competitors?|review(?:er)?s?|leaflet|google)\\b[^"“«]{0,40}$|\\b(?:i|he|she|they|who|always|often|sometimes|never|people|customers|clients|guests|everyone|everybody|nobody|wife|husband|mother|father|son|daughter)\\s+(?:(?!to\\b)\\p{L}+\\s+){0,2}(?:say|says|said|tell|tells|told|write|writes|wrote|read)\\b[^"“«]{0,40}$|(?<!\\b(?:sure|${site}))\\s+says\\b(?!\\s+(?:it|the (?:site|page))\\s)[^"“«]{0,40}$`,
    flags,
  ),
  titled:
    /^[\s,–—-]*(?:(?:kind|sort|type) of |style )?(?:piece|post|article|page|section|series|blog|column|newsletter|corner|feature|gallery|tab|menu|form|guide|leaflet|event|workshop|class|course|video|album|folder)s?(?!\p{L})/iu,
  afterwards: [
    tellThat,
    wantsClear,
    wantsSaid,
    saySo,
    printThat,
    new RegExp(
      `[,;.–—(-]\\s*(?:and\\s+|so\\s+|please\\s+)?(?:(?:this|that|it|which)\\s+(?:also\\s+|really\\s+)?(?:must|should|has to|needs to|ought to)\\s+(?:also\\s+)?(?:be|stand|appear|go|come)\\s+(?:very\\s+|clearly\\s+)?(?:stated|said|mentioned|written|shown|clear|visible|on|in|known|noted|there|big|at|everywhere)|(?:please\\s+|do\\s+)?(?:write|say|mention|put|state|add|include|stress)\\s+(?:that|this|it)(?:\\s+(?:somewhere|too|also|please|in|on|at|near|under|next|beside|below|above|first|big|clearly|everywhere)|\\s*[.!)]*$))`,
      flags,
    ),
  ],
  wantsSentenceShown,
  unconditional,
  comesBack,
  asked: askReaders,
  whyAsked: reasonToAsk,
  broughtUp: new RegExp(
    `^(?:and |also |please |but )*that\\b(.{8,200}?)\\s${modal} (?:also |really |clearly |please )*(?:be|stand|appear|go|come) (?:clearly |also )?(?:${saidOrShown}|on it|on there|in it|in there|in|up|(?:on|in|at) (?:the|each|every|our) \\p{L}+)\\b`,
    flags,
  ),
  reminder:
    /\b(?:don't|dont|don’t|do not|never|not to)\s+forget\b\s*(?:to\s+)?|\b(?:must|should|may)\s?(?:n't|n’t|nt|\s+not)\s+be\s+forgotten\b/iu,
  negated:
    /\b(?:don't|dont|do not|don’t|(?:does|did)n['’]?t|never|not|mustn't|must not|shouldn't|should not|can't|cannot|cant|no need to|nothing|without|nobody|instead of|rather than|avoid|stop|stopped|refuse|won't|wont|no mention|no word)\b[^.:;,]{0,25}$|\bno\s+(?:[\p{L}'’-]+\s+){0,6}$|\b(?:no|not|never|avoid|without)\b[^.:;]{0,100}["”’'](?:\s*,)?(?:\s*(?:or|and|nor))?\s*$/iu,
  unnamed:
    /^(?:they|people|he|she)(?:['’]\p{L}+)?(?! (?:who|with|in|from|under|over|of|living|working)(?!\p{L}))(?!\p{L})/iu,
  pointsBack:
    /^(?:that|which|this)(?:['’]s| (?:is|was|has|can|does|means?|always|often|never|not|surprises|confuses|annoys|upsets)(?!\p{L}))|[,;–-] (?:that|which|this) (?:always |often |really )?(?:surprises|confuses|annoys|upsets) (?:people|customers|clients|everyone|everybody|them|some)$/iu,
  refersBack:
    /^[\s,]*(?:that|this|which|it|these|those|they)(?! (?:we|i|you|the|our|my|your|his|her|all|every\p{L}*|there|no|an?)(?!\p{L}))(?!\p{L})/iu,
  belittles: /^(?:we|i)(?:['’]re| are|['’]m| am) not(?!\p{L})/iu,
  passive: /(?<!\p{L})(?:be|stand|appear)(?!\p{L})/iu,
  verbFirst:
    /^(?:(?:is|are|am|was|were|has|had|isn['’]?t|aren['’]?t|wasn['’]?t|weren['’]?t)|be (?:more |quite |very |really |rather |so )?(?:clear|plain|obvious|visible|prominent|big|bold|shown|seen|said|made|put|there|first|subtle|small|low))(?!\p{L})/iu,
  question:
    /^(?:is|are|was|were|has|had|isn['’]?t|aren['’]?t) (?:you|we|i|it|they|this|that|there|these|those|your|our|my|the|an?|any\p{L}*|some\p{L}*|every\p{L}*)(?!\p{L})[^?]*\?/iu,
  speaker: new RegExp(
    `(?:^|[,;.:!?()"“”–—-]\\s*|\\b(?:${site}|and|so|also|please|pls|but|then|must)\\s+)(?:(?:also|really|just|definitely|clearly|somewhere|always|of course|on top|on it|there|(?:on|in|at) (?:the|each|every|our) ${place})\\s+){0,3}$`,
    flags,
  ),
  hint: /["“„«']|[:=]|ask|beg|say|said|mention|stat|writ|read|tell|told|put|add|includ|not[ei]|clear|plain|know|knew|aware|learn|understand|see|warn|remind|inform|announc|line|remark|message|slogan|motto|text|word|phras|stress|emphasi|highlight|underlin|point out|get across|stand|indicate|explain|specif|declar|be on|come|appear|please|contain|show|display|use|insert|place|obvious|visible|forget|hint|print|promise|sign|sentence|reminder|paragraph|notice|banner|warning|headline/iu,
  boundary: new RegExp(
    `(?:[,;.:–—-]|\\s(?:and|so|but|also|then|please|pls))\\s+(?:(?:and|so|but|also|then|please|pls)\\s+)?(?:(?:the|our|my|each|every)\\s+)?(?:${site}\\s+)?$`,
    flags,
  ),
  soft: {
    demand:
      /\b(?:must|should|shall|has to|have to|needs?|need to|please|pls|plz|want|like|love|good|nice|great|helps?|best|important|main|key|obliged|required|law|legally|ideally|could|can|let|would|somewhere|top|front|header|footer|letters|page|site|website|text|our|one)\b/iu,
    saying:
      /\b(?:say|says|saying|said|mention\p{L}*|states?|stated|stating|writes?|written|writing|read|tell|told|telling|put|print|printed|include|add|indicate|explain\p{L}*|point out|stress|emphasi\p{L}+|highlight|underline|clear|plain|aware|know|known|learn|understand|seen?|get across|warn|remind|inform\p{L}*|announce|sentence|line|remark|hint|note|notice|message|information|info|motto|slogan|promise|letters|text|words|visible|headline|header|show|appear|stand|please)\b/iu,
    barred:
      /^(?:should|must|shall|could|would|do|does|is|are|may|can|will) (?:it|we|i|the|you|there|people|one)\b|\b(?:not|no|never|nobody|nothing|none|without|needless|avoid|instead|rather|\p{L}+n['’]?t|dont|wont|cant|(?:i|we) (?:also )?(?:must|should|have to|had to|need to|can|could|might|may|will|would|already)? ?(?:also )?(?:say|tell|mention|admit|confess|add|write|wrote|said|told|mentioned|know|knew|see|saw|read|heard|understand|learned|learnt)|wants|you (?:should|must|need to|have to|ought to|will|may|can|might) (?:also )?(?:know|see|understand|learn|be aware)|(?:tell|told|remind|inform|warn|show|to|let|for) (?:me|us|you|him|her|your|my)|he|she|they say|they said|old|previous|last|their|his|her|competitors?|google|internet|attached|attachment|hope|think|thought|believe|afraid|fear|worry|glad|sorry|happy|thanks?|call|phone|number|e-?mail|problem|idea|reason|truth|fact|thing is|if|when|because|so)\b/iu,
  },
  hearsay:
    /\b(?:i|we|he|she|they|who) (?:must|should|have to|has to|had to|need to|can|could|might|may|will|would)\s*(?:also\s*)?$|\b(?:do you think|what if|i (?:don['’]?t|do not) know|not sure|i wonder|(?:are|is) (?:we|it) (?:ok|okay|allowed|legal|possible|fine|forbidden|true)|should we|may we|shall we|can we (?!have))\b|\b(?:is|was) it\s*$|^(?:should|must|shall)\s*$|\b(?:wife|husband|mother|father|mum|dad|son|daughter|brother|sister|partner|boss|accountant|lawyer|friend|uncle|aunt|cousin|bank|landlord)\s*$|\b(?:if|when|whenever|in case|should)\s+(?:\p{L}+\s+){1,3}(?:asks?|calls?|rings?|phones?|comes?|complains?|wants?|turns? up)\b|\b(?:wife|husband|mother|father|mum|dad|son|daughter|brother|sister|partner|boss|accountant|lawyer|solicitor|friend|he|she|somebody|someone|neighbours?) (?:also |always |often |just |even |once )?(?:says?|said|thinks?|thought|wants?|wanted|told|tells?|suggests?|suggested|insists?)\b|\b(?:told|asked|forced|advised|allowed|forbidden|instructed|supposed) (?:me |us |him |her )?(?:not )?to\b/iu,
  placement:
    /[\s,]+(?:(?:very|really|nice and|and)\s+)?(?:would (?:also )?be (?:good|nice|great|fine|lovely|helpful|useful|perfect)|near the top|at the (?:top|bottom|beginning|start)|on top|first thing|(?:on|in|at|near|under|above|below|to|next to|beside)\s+(?:the\s+|each\s+|every\s+|our\s+|all\s+|my\s+|(?=(?:front|first|home|start|landing|top|homepage)))(?:(?:front|first|home|start|landing|contact|booking|bookings|main|top|about)\s?pages?|top|header|footer|page|pages|site|website|homepage|price|prices|menu|phone number|booking button|form|text)|somewhere|everywhere|very visible|visible|clearly|in (?:big|large|bold|capital|red)(?:\s\p{L}+)?|big|please|pls|ok|okay|too|thanks|thank you)\s*[.!]*$/iu,
  sentence:
    /^(?:we|i|i'm|we're|we've|our(?=(?: \S+){4})|all|every|each|no|free|fully|only|by|since|there|everything|nobody)\b|\b(?:is|are|has|have|can|may|must|do|does|don't|dont|won't|wont|will|isn't|aren't|cannot|can't|cant|welcome|only|required|included|guaranteed|insured|registered|regulated|licensed|certified|bonded|accepted|closed|open|free)\b/iu,
  reason:
    /\s*(?:[,;(–—]|\s-\s|(?<!\.)\.{2,}|…)\s*|\s(?=(?:because|cos|cuz|coz|otherwise|or else|since (?:people|they|we|i|some|nobody|everybody)|so (?:that |people|they|i|we|nobody|no one)|as (?:people|they|some|we|i)|and leave|thanks|thank you)\b)/giu,
  turning:
    /\s(?=(?:(?:and|but|also|so|then|or|plus) )?(?:i|i'm|im|i've|i'd|we|my|he|she|they|his|her|please|pls|can (?:you|we|i)|could (?:you|it|we)|it (?:should|must|needs|has)|this (?:is|was)|the (?:old|last|other|site|website|page|logo|menu|texts?|photos?|pictures?|phone number|colou?rs?)|no (?:stock|pictures|photos)|something|somewhere|anything|make|put|keep|links?|texts?|photos?|pictures?|hosting|thanks|thank you|cheers|hope|invoice)\b)/giu,
  notWords:
    /^(?:who|what|where|why|when|which|whether|if (?:we|you (?:can|need|want|like)|it|this|that|these|they|any\p{L}*|something|possible)|and (?:we|i)(?!\p{L})|something|anything|everything|nothing|about|more|hello|hi|so|yes|it|this|him|her|them|thanks|sorry|a few|exactly|the same|how|my|his|her|their|some|in|on|near|under|with|to|at|for|of|as|like|good|nice|me|us|rather|fixed|next|below|above|behind|beside|(?:we|i|you|they|people|customers|visitors) (?:can|could) (?:update|change|edit|switch|use|see|click|press|fill|choose|pick|find|put|add|remove|hide))\b/iu,
};
