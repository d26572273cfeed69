/** Words after 'in 2017' for what began. */
export const foundingTail =
  /^,? (?:I|we|my \p{L}+|our \p{L}+) (?:\S+ ){0,2}?(?:opened|started|founded|set up|began|took over)/iu;

/** Words before (and after) a year that make it the founding year, with their strength; the strongest match counts. */
export const yearLeads: readonly {
  readonly lead: RegExp;
  readonly tail?: RegExp;
  readonly strength: number;
}[] = [
  {
    lead: /(?:(?<!\p{L})(?:est(?:ab(?:lished)?)?|estd|founded|gegründet|gegr|fondée?|fundad[ao]|fondat[ao]|opgericht|założon[ay]|inaugurated)\.?)(?: (?:by|from|here|in [A-Z]\p{L}+)[^,.]{0,26}?)?(?: (?:in|im jahr|im jahre|en|nel|em|w|way back in|back in))?:? $/iu,
    strength: 5,
  },
  {
    lead: /(?:anno|im jahre?|in|en|nel|w)? ?$/iu,
    tail: /^ (?:gegründet|fondée?|fundad[ao]|fondat[ao]|opgericht|founded|założon)/iu,
    strength: 5,
  },
  {
    lead: /(?<!\p{L})(?:company|business|firm|firma|shop|studio|practice|restaurant|cabinet|club|school|brewery|bakery|co-?operative|we|i|family|grand(?:father|mother|dad|ma|pa)|father|parents|mum|dad)(?: \S+){0,3}? (?:opened|started|began|begun|exists?|existed|going|trading|running|run|open|founded|set up|launched|born|created|ouvert|eröffnet|abierto|aperto|took its first)(?: \S+){0,7}? (?:since|in|seit|depuis|desde|sinds|dal|od)? ?$/iu,
    strength: 4,
  },
  {
    lead: /(?<!\p{L})(?:started|opened|began|begun|launched|set up|on my own|on our own|own business|self[- ]employed|in business|trading)(?: \S+){0,4}? (?:since|in)? ?$/iu,
    strength: 4,
  },
  {
    lead: /(?<!\p{L})(?:company|business|firm|family(?:[- ](?:run|owned|business))?|family does it|family runs it|trading|in business|going|generation|ours|owned|independent|welcome guests|same dock|open)[ ,:]+(?:\S+ ){0,3}?(?:since|in|seit|depuis|desde|sinds) $/iu,
    strength: 4,
  },
  { lead: /(?<!\p{L})(?:company|firm|business) $/iu, strength: 4 },
  {
    lead: /(?<!\p{L})(?:since|seit|depuis|desde|sinds|dal|desde el|od|seit dem jahr)(?: the year| (?:the )?(?:end|start|beginning|middle) of| (?:early|mid|late))?(?: (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter))? $/iu,
    strength: 3,
  },
  { lead: /(?<!\p{L})(?:grand(?:father|mother|dad|ma|pa|parents)|great-grandfather) $/iu, strength: 3 },
];

/** Words before a year in which something other than the business began. */
export const notAFounding =
  /(?<!\p{L})(?:(?:are|is|be) open in|retired|(?:taken|took|take) (?:it |this |them |the \p{L}+ )?over|certified|certificate|admitted|lawyer|registered|regist\p{L}*|members?|vegan|regulated|customers?|clients?|raised|graduated|graduate|married|live[sd]?|living|known|friends|accredited|approved|organic|together|award(?:ed|s)?|tenant|reviews?|rated|rating|qualified|trained|studied|doctorate|uni|university|diploma|degree|built|building|house|renovated|rebuilt|restored|moved|dug|photo|refurbished|insured|teacher since|worked(?! (?:on my own|on our own|for myself|for ourselves|alone|independently)(?!\p{L}))|stalked|inspected|inspection|outstanding|updated|prices?|website|site|born|died|passed(?! down)|law|book|allowed|decree|gold|medal|prize|winner|covid|lockdown|flood|fire|school of|abitur|licen[cs]ed since|with us|joined|been here|on the team|in the team|boat from|houseboat from|horreo|dates? from|vintage|model|harvest)(?!\p{L})[^,;]{0,30}$/iu;

/** Words before 'since 2021' for something that the business has stopped using. */
export const withoutSince =
  /(?<!\p{L})(?:no|not|never|without|n['’]t|stopped|switched)(?!\p{L})[^.!?;,]{0,30}(?<!\p{L})since $/iu;

/** Words before a year since when something has been so: 'is all organic and has been since'. */
export const soSince = /(?<!\p{L})(?:is|are) [^.!?;]{2,60} (?:has|have) been since $/iu;

/**
 * Another thing than the business that began, at the start of a sentence: 'Boat trips began in'. What began may still be
 * the business under its name, so that this is only the weakest evidence.
 */
export const otherBegan =
  /^\s*(?!(?:i|we|it|business|firm|company|shop|family|practice|school|club|studio|this|that)(?!\p{L}))(?:the |our )?\p{L}[\p{L}'’ -]{2,30} (?:began|started|opened|launched) (?:back |way back )?in $/iu;

/** Words before a year since when a part of the business exists: 'the showroom (a barn really) only since 2021'. */
export const ofPartOnly =
  /(?<!\p{L})(?:the|our|my|a) (?!(?:business|company|firm) )(?:(?:\([^()]{0,30}\)|[\p{L}'’-]+) ){1,6}only (?:since|from|in) $/iu;

/** Words before 'since 1996' for a person's qualification: 'I am master zdun', 'licensed plumber', 'Meister'. */
export const qualifiedSince =
  /(?:(?<!\p{L})(?:I|he|she|who|ich|er|sie)(?:['’]m|['’]s|['’]ve been)?(?: am| is| has been| have been| was| bin| ist)?(?: \p{L}+){0,3} (?:masters?|meister\p{L}*|geselle|gesellin|journeyman|chartered|qualified|licen[cs]ed|certified|trained|graduate)(?: \p{L}+){0,3}|(?<!\p{L})(?:master|chartered|qualified|licen[cs]ed|certified|trained)(?: \p{L}{2,}(?<!s)){1,2}|(?<!\p{L})(?:\p{L}{0,20}meister(?:in)?|ma[iî]tre artisan|maestr[oa] artesan[oa]|maestro artigiano|mistrz\p{L}*|licen[cs]ed|chartered))(?: with (?:a |my )?\p{L}+)? (?:since|seit|depuis|desde|dal|od)(?: the year)? $/iu;

/** Words after 'Since 2009' for something that the law has allowed or required since then. */
export const lawSince =
  /^,? (?:it|this|that|there|selling|the (?:law|rules?|eu|government))(?:['’]s| is| are| has| have| was)? (?:not |no longer |been |only )*(?:allowed|forbidden|banned|illegal|legal|prohibited|required|obligatory|compulsory|mandatory|permitted|a (?:law|rule|ban))(?!\p{L})/iu;

/** Words after 'since 1996' for something that was repaired. */
export const repairedThen =
  /^,? when (?:(?:my|our|the|his|her) )?\p{L}+ (?:has |have |had |was |were )?(?:been )?(?:repaired|restored|renovated|rebuilt|refurbished|mended|fixed|moved)(?!\p{L})/iu;

/**
 * Words before a year since when the owner has been at a place; the business may have begun elsewhere: 'I am piano
 * technician in Graz since 2003'.
 */
export const ownerInPlace =
  /(?<!\p{L})[Ii](?:['’]m| am|['’]ve| have)(?!\p{L})(?! [^.!?;]{0,60}(?:trading|business|independent|self[- ]employed|my own))[^.!?;]{0,60} (?:in|at) \p{Lu}[\p{L}-]{1,30}(?: \p{Lu}[\p{L}-]{1,30})? since $/u;
