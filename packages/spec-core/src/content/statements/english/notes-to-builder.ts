const lead = "(?:(?:and|but|also|so|please|pls),? ){0,3}";
const doNot = `${lead}(?:don['’]?t|do not|never|please no)(?: please| ever)?`;

/** Something that a website shows: 'my home address', 'the faces of the children', 'delivery times'. */
const shown =
  "(?:address(?:es)?|street number|street name|prices?|price list|pricing|rates|fees|costs|faces?|photos?|photographs?|pictures?|images?|icons?|pics|videos?|music|(?:phone |mobile |cell |telephone |house )?numbers?|e-?mails?|surnames?|names?|times|hours|dates|discounts?|reviews?|testimonials?|ratings?|logos?|maps?)";
const which =
  "(?:(?:my|our|the|any|all|their|your own|(?:someone|somebody|anyone|anybody) else['’]?s|other people['’]?s|kids['’]?|children['’]?s?|customers['’]?|clients['’]?|people['’]?s|home|private|business|street|full|exact|stock|delivery|waiting|lead|turnaround|response|opening|last|family|personal|actual) ){0,4}";
const of =
  "(?: (?:of|for) (?:(?:my|our|the|any|all|their|(?:someone|somebody|anyone|anybody) else['’]?s|other people['’]?s) )?(?!(?:him|her|them|my|our|the|any|all|their) )\\p{Ll}+(?: \\p{Ll}+)?)?";
const things = `${which}${shown}${of}(?:(?:,| or| and|,? \\/) ?${which}${shown}${of}){0,4}`;
const onSite =
  "(?: anywhere)? (?:on|in|to) (?:(?:the|our|my|this) )?(?:web ?site|site|website|web|internet|it|home ?page|front page|page|pages|online)";
const end =
  "(?: (?:with|w\\/|from|showing) [^.;:!?]{2,40})?(?: please| at all| yet)?(?=[.!]*$|[,;:–—-]| because | since | as )";

/** In any answer: what the website must not show. 'Do NOT put my home address on the site'. */
export const keepsOffTheSite = new RegExp(
  `^${doNot} (?:put|show|use|publish|print|list|give|mention|display|include|have) ${things}${onSite}${end}`,
  "iu",
);

/** The same as a wish: 'I don't want my home address on there'. */
export const unwantedOnTheSite = new RegExp(
  `^${lead}(?:(?:i|we) (?:don['’]?t|do not|would not|wouldn['’]?t) (?:really )?(?:want|like)|(?:i|we)(?:['’]d| would) rather not (?:have|show)) (?:to (?:have|show|see) )?${things}(?:${onSite}| (?:on there|shown|printed|published|visible|displayed))${end}`,
  "iu",
);

/** The same in the notes, which are about the website anyway: 'Do not state delivery times', 'Leave my surname off'. */
export const keepsOff: readonly RegExp[] = [
  new RegExp(
    `^${doNot} (?:put|show|use|publish|print|list|give|mention|display|include|state|promise|quote|name|write) ${things}(?:${onSite})?${end}`,
    "iu",
  ),
  new RegExp(`^${lead}(?:leave|keep) (?:out ${things}|${things} (?:off|out))(?:${onSite})?${end}`, "iu"),
];

/** What the texts must not promise: 'Please don't promise results anywhere'. */
export const refusesPromises = new RegExp(
  `^${doNot} (?:promise|guarantee|claim)(?: (?!(?:me|us|him|her|them|you|it)(?!\\p{L}))[\\p{L}-]+){1,4}(?:(?: anywhere| at all|${onSite})[.!]*$| or (?:say|state|claim|suggest|imply|write) (?:how|that|when|whether|what|anything)(?!\\p{L}))`,
  "iu",
);

/** What the texts must make clear, without a word of it: 'Vaccinations have to be clear.' */
export const asksForClarity =
  /^(?:(?:and|but|also|so),? )?(?:[\p{L}'’-]+ ){1,5}(?:has|have|needs?|must|should) (?:to )?be (?:very |really |absolutely |completely )?(?:clear|obvious|easy to (?:see|find|read))[.!]*$/iu;

/** What becomes of a notice of the website: 'Take it down when filled'. */
export const takesDown = new RegExp(
  `^${lead}(?:then )?(?:take|pull|remove|delete|get) (?:it|this|that|them|(?:the|this|that) (?:ad|advert|advertisement|job|post|notice|banner|vacancy|offer|news))(?: (?:down|off|away|out)(?: again)?)? (?:when|once|after|as soon as|if) (?:(?:it|that|this|they|the \\p{L}+)(?:['’]s| is| are| has been)? )?(?:filled|full|taken|over|sold|gone|past|expired|finished|closed|no longer \\p{L}+|(?:i|we)(?:['’]ve| have)? (?:found|filled|got|hired|tell you|say so|let you know))(?!\\p{L})[^.;:!?]{0,40}[.!]*$`,
  "iu",
);

/** A style that the texts must not have: 'Don't make me sound like a heritage centre', "please don't say 'passion'". */
export const refusesWords: readonly RegExp[] = [
  new RegExp(
    `^${doNot} (?:make|let) (?:me|us|it|this|(?:the|our|my) \\p{L}+(?: \\p{L}+)?) (?:all )?(?:sound|come across|(?:look|read|seem|feel) (?:like|as if))(?!\\p{L})`,
    "iu",
  ),
  new RegExp(
    `^${doNot} (?:say|write|use|mention)(?: (?:the|any|words?|terms?|phrases?|like)){0,3} ["'“‘«][^"'”’»]{2,40}["'”’»]`,
    "iu",
  ),
];

/** 'Say heirloom', with the word as its group. */
const sayWord =
  "(?:say|write|use) (?:the (?:word|term) )?(?!(?:it|that|this|so|them|anything|nothing|more|much|who|what|where|why|how|when|no|yes|a|an|the|i|we|you|my|our|me|us)(?!\\p{L}))(\\p{L}[\\p{L}'’-]{2,24})";

/** Further words of the same kind: 'or heritage'. */
const orWords = "(?:(?:,| or|, or| and|/) ?(?!we |they |i |it |that )\\p{L}[\\p{L}'’-]{2,24}){0,3}";

/** Words, without quotation marks, that the texts must not contain: "Don't say heirloom or heritage". */
export const refusesWord = new RegExp(`^${doNot} ${sayWord}${orWords}[.!]*$`, "iu");

/** The same with its reason: 'Don't say organic, we're not'. */
export const refusesWordBecause = new RegExp(
  `^${doNot} ${sayWord}${orWords}(?:[,;–—-] ?|,? (?:because|as|since|cos) )(?:(?:we|they|i|it|that|those)(?:['’]?(?:re|m|s)| are| am| is) not|(?:we|they) aren['’]?t|(?:it|that) isn['’]?t|not true|(?:we|i) (?:also )?(?:have|do|take|teach|employ|sell|make|mend|repair) (?!(?:not|no|to|a (?:problem|complaint|claim|case)|it|that|this)(?!\\p{L}))|(?:some|half|most|all|two|three|many) (?:of (?:us|them|our \\p{L}+) )?(?:are|is|were))(?!\\p{L})`,
  "iu",
);

const quotedWord = "[\"'“‘«][^\"'”’»]{2,30}[\"'”’»]";
/** Words that the texts should use instead of others: 'Say "mob", not "herd"', 'Not "patient", not "victim"'. */
export const prefersWords: readonly RegExp[] = [
  new RegExp(
    `^${lead}(?:say|write|use|call (?:it|them|us|me|him|her)) ${quotedWord}[,;]? (?:and )?(?:not|never|instead of|rather than) ${quotedWord}[.!]*$`,
    "iu",
  ),
  new RegExp(
    `^${lead}(?:no|none of (?:the|that|this)|without) ${quotedWord} (?:stuff|talk|language|nonsense|wording|claims?|promises?|words?|phrases?|line)(?!\\p{L})`,
    "iu",
  ),
  new RegExp(
    `^${lead}(?:not|never|no) ${quotedWord}(?:,? (?:and |or )?(?:not |never |no )?${quotedWord}){0,4}[.!]*$`,
    "iu",
  ),
];

/** 'Don't call us experts', but not 'Don't call us before nine' or 'on Sundays'. */
export const refusesName = new RegExp(
  `^${doNot} call (?:me|us|it|them|this)(?: an?)? (?!(?:before|after|on|at|if|when|about|in|back|until|till|unless|during|for|to|from|again|please|now|now?here|today|tonight|tomorrow|yet|here|there|early|late|later|anymore|any|every|but|and|or|as|with|without|because|directly|first|ever|too|so|mornings?|afternoons?|evenings?|weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)(?!\\p{L}))\\p{L}[\\p{L}'’-]*(?: \\p{L}[\\p{L}'’-]*)?(?=[.,;!]|$)`,
  "iu",
);

/** A look to avoid: 'Avoid anything that looks like a bathroom showroom'. */
export const refusesLooks: readonly RegExp[] = [
  new RegExp(
    `^${lead}(?:avoid|no|nothing|not|never) (?:an(?:y|ything)|everything|all|the usual|too much|much)(?: [\\p{L}'’-]+){0,4} (?:that |which )?(?:looks?|looking|sounds?|sounding|feels?|reads?|reminds?|smacks?)(?!\\p{L})`,
    "iu",
  ),
  new RegExp(
    `^${lead}nothing (?:that|which) (?:looks?|sounds?|feels?|reads?|reminds?|smacks?)(?!\\p{L})`,
    "iu",
  ),
];

/**
 * A picture that is not wanted, not a rule for visitors: 'No free-standing bath with a woman looking out of a window'.
 */
export const refusesPicture =
  /^(?:(?:and|also|please),? ){0,2}no (?:[\p{L}'’-]+ ){0,8}(?:(?:woman|women|man|men|lady|couples?|family|families|girls?|boys?|people|models?|hands?) (?:who (?:is|are) )?(?:looking|smiling|staring|gazing|posing|laughing|grinning|pointing|leaning|shaking|clinking|jumping for joy)|(?:smiling|laughing|grinning|gazing|posing) (?:woman|women|man|men|lady|couples?|family|families|girls?|boys?|people|models?|faces?))(?!\p{L})/iu;

/**
 * Instructions to the author of the site: 'Fix it up so it sounds professional', 'The site has one job', 'Secondary:
 * …'.
 */
export const asksForWriting =
  /^(?:(?:and|but|also|so|please),? ){0,2}(?:(?:fix|tidy|clean|polish|spruce|smarten|neaten) (?:it|them|this|that|(?:all )?(?:my|the|our) (?:words?|texts?|english|spelling|grammar|sentences))(?: all)?(?: up)?(?!\p{L})|the (?:web ?)?site has (?:only )?(?:one|two|a|its) (?:\p{L}+ )?(?:job|jobs|purpose|aim|goal|task)(?!\p{L})|(?:primary|secondary|first|main|second)(?: (?:goal|aim|purpose|job))?:\s)/iu;

/** Which words the texts must keep: 'Keep the Welsh names', 'Leave the Latin terms as they are'. */
export const keepsTerms = new RegExp(
  `^${lead}(?:keep|leave|use|stick to|stay with|retain) (?:to )?(?:all )?(?:the|our|my|these|those) (?:(?!(?:good|old|nice)(?!\\p{L}))[\\p{L}-]+ ){1,2}(?:terms?|words?|wording|names|spellings?|expressions?|titles|abbreviations|accents|umlauts)(?!\\p{L})(?: ?\\([^()]{2,80}\\))?`,
  "iu",
);

/** The letters of names and foreign words: 'please get the accents right', 'Spell my name with the hyphen'. */
export const asksForLetters = new RegExp(
  `^${lead}(?:(?:get|keep|spell|write|use|put|leave|mind|watch|check) (?:in )?(?:all )?(?:(?:the|our|my|your) )?(?:\\p{L}+ ){0,2}(?:accents?|umlauts?|macrons?|fadas?|tildes?|cedillas?|diacritics?|hyphens?|apostrophes?|special characters|spellings?)(?: (?:right|correctly|properly|correct|in|on|of|for|as|please)(?!\\p{L})[^.;:!?]{0,50})?|spell (?:(?:the|our|my|all) )?(?:\\p{L}+ ){0,2}names? (?:with|right|correctly|properly|like)(?!\\p{L})[^.;:!?]{0,40})[.!]*$`,
  "iu",
);

const searching =
  "(?:people|nobody|no[- ]one|they|customers|clients|folk|everyone|everybody|locals|most)(?: [\\p{L}'’]+){0,4} (?:search(?:es)?|googles?|looks?|types?|says?|calls?|knows?|uses?|understands?)(?!\\p{L})";
/** The word that the texts should use, and why: "it's tree surgeon not arborist, nobody here searches that". */
export const prefersTerm = new RegExp(
  `^${lead}(?:(?:it['’]?s|it is|we['’]?re|we are|i['’]?m|i am|say|call it|call me|call us|use) )?(?:an? |the )?(?:[\\p{L}-]+ ){1,3}not (?:an? |the )?(?:[\\p{L}-]+ ){0,2}[\\p{L}-]+,? (?:as |because |cos |since )?${searching}`,
  "iu",
);

/** A word that the owner likes better: 'I prefer "mob" to "herd"'. */
export const likesWord = new RegExp(
  `^${lead}(?:i|we) (?:(?:also|really|do|much|always) ){0,2}(?:prefer|like|use|say|would rather say) ${quotedWord} (?:to|over|rather than|instead of|better than|(?:and )?not) ${quotedWord}`,
  "iu",
);

/** A mark against copying on the pictures: 'watermark the photos if you can'. */
export const wantsWatermark = new RegExp(
  `^${lead}(?:(?:can|could) you )?(?:(?:put|add|have) )?(?:an? |my |the )?watermarks?(?! (?:is|are|was|were|of|paper)(?!\\p{L}))(?!\\p{L})[^.;:!?]{0,60}[.!?]*$`,
  "iu",
);

/** Who must be credited for a picture: 'Photos are by Ida Holm, she wants her credit on there'. */
export const wantsCredit =
  /^(?:(?:and|also|so|please),? ){0,2}(?:credit (?:for )?(?:the |our |my |all )*(?:photos?|photographs?|pictures?|images?|drawings?|illustrations?|logo|artwork)(?!\p{L})|(?:all |most of )?(?:the |our |my |these |those )?(?:photos?|photographs?|pictures?|pics|images?|drawings?|illustrations?|logo|artwork|film|video)(?: (?:are|is|were|was))?(?: (?:all|mostly|both|taken|drawn|made|shot|done))? (?:by|from) [^.;:!?]{2,70}(?<!\p{L})(?:credit(?:s|ed)?|(?:his|her|their) names? (?:on|under|next to|beside|with|below))(?!\p{L}))[^.;:!?]{0,60}[.!]*$/iu;

/** The language of the texts: 'Plain English', 'Short sentences please'. */
export const asksForPlainWords =
  /^(?:in )?(?:plain|simple|clear|everyday|easy|short|british|american|uk|us) (?:english|language|words|sentences|spelling)(?:,? (?:please|only|throughout))?[.!]*$/iu;

/** What must be on the website: 'The council's badge must be on the site and I will send the file'. */
export const belongsOnPages =
  /(?<!\p{L})(?:must|should|has to|have to|needs to|need to|ought to) (?:also )?(?:be|go|appear|stand) (?:on|in) (?:the|each|every) (?:web ?site|site|(?:home|front|contact|first) ?page|page|footer|header)(?=[.,;!]|$| (?:and|please|because|as|so)(?!\p{L}))(?:,? and (?:i|we)(?:['’]ll| will) (?:forward|send|supply|provide|e-?mail) (?:you )?(?:the|its|an?) (?:code|file|logo|picture|image|link|badge|text)(?!\p{L}))?/iu;

/** What a page is to hold, without its words: 'Classes page: what each one is, how long'. */
export const listsPage =
  /^(?:the |our |my )?(?:[\p{L}'’&-]+ ){1,3}page ?[:–-] (?:(?:just|with|maybe|only) )?(?:what|how|who|when|where|which|all|each|every|a list|an overview)(?! is the (?:best|difference))(?!\p{L})/iu;

/** What others show and this website must not: 'I would rather not look like them: no ropes, no photos of sunsets'. */
export const refusesPictures =
  /^(?:i|we)(?:['’]d| would) (?:rather|prefer) not (?:to )?(?:resemble|look like|be like|sound like) (?:them|that|those)[:;,–—] ?no [\p{L}'’ -]{2,30}(?:, no [\p{L}'’ -]{2,30}){0,4}, (?:and )?no (?:[\p{L}'’-]+ ){0,2}(?:photos?|photographs?|pictures?|images?|icons?|clip ?art|cartoons?|drawings?)(?: (?:of|with) [\p{L}'’ -]{2,40})?(?=[.,;!]|$)/iu;

/** What the author of the site may write: 'You can draft the boring parts like ordering and returns'. */
export const letsWrite =
  /^(?:(?:and|but|also|so),? ){0,2}(?:you (?:can|could|may)|(?:please )?feel free to|you(?:['’]re| are) (?:welcome|free) to) (?:also |just )?(?:draft|write|word|reword|rewrite|re-write|shorten|edit|tidy up) (?:the|all|some|any|it|them|this|that|these|those|everything|my (?:texts?|words)|what|a (?:text|draft|first))(?!\p{L})[^.;:!?]{0,90}[.!]*$/iu;

/** Something the look should follow: 'The van is purple, so something like that'. */
export const likeThat =
  /[,;–-]? (?:so|and|maybe|perhaps) (?:please )?(?:something|anything|a look|an? (?:colou?r|style)|colou?rs) (?:like|similar to|close to|in the style of|along the lines of|to match|that (?:goes|fits) with) (?:that|those|this|these|them|it)[.!]*$/iu;

/** The variety of English for the texts: 'British spelling.' */
export const asksForSpelling =
  /^(?:(?:and|also|please|use|in|keep|with|only|the),? ){0,3}(?:british|uk|english|american|us|canadian|australian|irish|south african) (?:spellings?|english)(?: (?:please|only|throughout|everywhere))?[.!]*$/iu;

/** About updates of the website: 'Prices go up July so has to be easy to change'. */
export const asksForUpkeep =
  /(?:^|(?<!\p{L})(?:so|and|it|they|this|that|which|everything|web ?site|site|pages?|prices?|list|menu|hours|times|dates|texts?|photos|pictures) )(?:has|have|needs?|must|should|ought)(?: to)? be (?:very |really |quick and |nice and )?(?:easy|simple|quick) (?:for (?:me|us) )?to (?:change|update|edit|alter|amend|swap)(?!\p{L})/iu;

/** A request, 'I want …', 'We should like …'; it is about the website if the rest names a part of a website. */
export const asksFor =
  /^(?:(?:and|but|also|so|please),? ){0,2}(?:(?:i|we)(?: (?:also|just|really|only|do))? (?:want|need|would like|should like|would love|prefer|should prefer)|(?:i|we)['’]d (?:like|love|prefer))(?: (?:also|to have|to see|it to have))?(?= (?:an?|the|one|some|big|plain|soft|only|no|as)(?!\p{L}))/iu;

const part =
  "(?:pages?|lists?|tables?|buttons?|banners?|maps?|forms?|spots?|sections?|galler(?:y|ies)|calendars?|links?|lines?|boxes|box|counters?|slideshows?|notices?|signs?|thing|places?)";

/**
 * A part of the website and what it does: 'A page or a list that says …', 'somewhere we can put …', '… a table or
 * something'.
 */
export const asksForThing: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:and|but|also|so|please|maybe|plus),? ){0,2}(?:an?|some|one|some kind of(?: an?)?|some sort of(?: an?)?) (?:[\\p{L}-]+ ){0,2}${part}(?: or (?:an? )?[\\p{L}-]+)?(?: [\\p{L} ]{0,25})? (?:that (?:says?|tells?|shows?|lists?|explains?|goes|opens?)|where (?:we|i|people|customers|visitors|they|you)|so (?:that )?(?:people|customers|visitors|they)|which (?:says?|shows?|lists?))(?!\\p{L})`,
    "iu",
  ),
  new RegExp(`[-–—,] (?:an? )?${part} or (?:something|similar|so|the like)[.!]*$`, "iu"),
  /^(?:(?:and|but|also|so),? ){0,2}(?:closed|open|sold[- ]out|holiday|fully booked) (?:sign|notice|banner)(?!\p{L})/iu,
];

/**
 * What visitors or owners should be able to do on the website: 'People should be able to …', 'must be able to close
 * orders ourselves'.
 */
export const asksForAbility =
  /^(?:(?:and|but|also|so),? ){0,2}(?:[\p{L} -]{3,30}: )?(?:(?:people|customers|clients|visitors|patients|guests|parents|members|students|pupils|owners|they|we|i) )?(?:must|should|need to|needs to|have to|has to|ought to|want to|would like to) be able to(?= (?:book|order|request|ask|send|see|choose|pick|close|open|switch|turn|change|edit|update|add|put|upload|pay|buy|reserve|sign|register|search|filter|find|download|print|read|check|cancel|stop|block|hide|mark|call|ring|write|message|leave|reply)(?!\p{L}))/iu;

/** Words for the look and style of a page, which do not occur in remarks about other businesses. */
export const looksOfPage =
  /(?<!\p{L})(?:web ?sites?|(?<!(?:building|camp|work|job|other)[ -])sites(?= (?:are|is|look|feel|have|all|that|with|which)(?!\p{L}))|web ?pages?|home ?pages?|layouts?|designs?|fonts?|letters|lettering|typefaces?|colou?rs?|coloured|photos?|photographs?|pictures?|pics|images?|videos?|music|animations?|pop-?ups?|banners?|sliders?|buttons?|scroll\p{L}*|catalogues?|catalogs?|magazines?|posters?|numbered|dense|plain|clean|clear|clearly|calm|quiet|simple|uncluttered|bright|loud|flashing|moving|cartoons?|minimal\p{L}*|elegant|stylish|old-fashioned|white space|easy to (?:scan|read|find|use|navigate|follow|understand))(?!\p{L})/iu;

/** The beginning of a preference: 'I like old seed catalogues', 'I don't like the ones with music'. */
export const likes =
  /^(?:(?:and|but|also|so),? ){0,2}(?:i|we)(?: (?:also|really|rather|quite|always|do)){0,2} (?:like|love|admire|prefer)(?: (?:very much|how|the way|it when|when))?(?!\p{L})/iu;
export const dislikes =
  /^(?:(?:and|but|also|so),? ){0,2}(?:i|we)(?: (?:really|just)){0,2} (?:don['’]?t|do not|can['’]?t|cannot) (?:like|love|stand|bear) (?:the )?(?=(?:ones?|those|sites?|pages?|websites?|it when|when|anything|all (?:the|this|that)|so much|too much)(?!\p{L}))/iu;

/** Rejects, at its end, what others have: '… have everywhere ducks and colors, I want not this'. */
export const refusesThis =
  /[,;.–—-] ?(?:and |but |so )?(?:i|we) (?:want not|don['’]?t want|do not want|don['’]?t like|do not like|hate|want none of|would not want|wouldn['’]?t want) (?:this|that|it|these|those)(?: (?:for (?:me|us)|at all))?[.!]*$/iu;

/** Praise for another website: 'A very good page, plain'. */
export const praisesPage =
  /(?<!\p{L})(?:good|nice|lovely|great|fine|beautiful|excellent|decent|tidy|brilliant) (?:web ?page|page|web ?site|site|home ?page)(?!\p{L})/iu;

/** An unnamed person who is mentioned for a page: 'A fella in Yorkshire'. */
export const somebody =
  /(?<!\p{L})(?:an?|this|one|some|that) (?:fella|guy|lad|bloke|chap|dude|fellow)(?!\p{L})/giu;

/** Words that make such a sentence about people or private matters: 'I live alone', 'he copies us'. */
export const tellsOnSomebody =
  /(?<!\p{L})(?:he|she|him|her|his|hers|wife|husband|ex|son|daughter|brother|sister|mother|father|mum|dad|neighbou?rs?|alone|stalk\p{L}*|stole|stolen|steal\p{L}*|cop(?:y|ies|ied)|cheat\p{L}*|lie[sd]?|rip[- ]?off|night|police|court|divorc\p{L}*|ill|illness|cancer|debts?|knowing|finds? out|found out|between us|secret\p{L}*|confidential\p{L}*)(?!\p{L})/iu;

/** The beginning of an order or a wish for a website, whatever it names: 'Put our real faces', 'It must open quickly'. */
export const beginsAsOrder =
  /^(?:(?:and|also|but|so|oh|please|pls|just),? ){0,3}(?:put|write|use|show|spell|get rid of|keep (?:it|the|(?:the )?(?:web)?site)|(?:don['’]?t|do not|never) (?:make|call|use|write|say|put|show)|make (?:it|the|sure)|(?:i|we)(?:['’]d| would| should) (?:like|love|rather|wish|want|prefer)|what (?:i|we) (?:would|should|['’]d) like|something (?:that|to)|somewhere|there (?:should|must|has to) be|it (?:must|should|has to|needs to|shouldn['’]?t)|nothing (?:too|modern|fancy|in|that)|the (?:tone|style|look))(?!\p{L})/iu;

/** What is said to the agency about this form or its material: "I'll send them over", 'got loads on my phone'. */
export const saidToAgency =
  /(?<!\p{L})(?:(?:i|we)(?:['’]ll| will| can| could) (?:send|forward|e-?mail|whats ?app|drop) (?:them|it|those|these|that|some|more)(?: (?:over|across|through|round|on|later|to you))?(?=[,.!]|$)|(?:send|forward|e-?mail) you (?:the|my|our|some|more) (?:photos|pictures|pics|logo|texts?|files?|list)|fill(?:ed|ing) (?:this|it) (?:in|out)|on my (?:phone|laptop|camera|hard drive))(?!\p{L})/iu;
