const please = "(?:please|pls|plz)";

/** 'BIG writing please, my patients can't see.' */
const textSize = new RegExp(
  `^(?:(?:and|also|in|use|${please}) ){0,2}(?:(?:very|really|extra|nice) )?(?:big|bigger|large|larger|huge|readable|legible)(?:,? (?:clear|bold|readable|black|simple|plain))? (?:writing|print|letters|lettering|type|typeface|fonts?|text),? (?:${please}|because|cos|as (?:my|our|most|half|they)|so (?:that )?(?:my|our|people|they)|my|our|most|half)(?!\\p{L})`,
  "iu",
);

const languages =
  "english|german|french|spanish|italian|portuguese|dutch|polish|czech|slovak|slovene|croatian|hungarian|russian|ukrainian|danish|swedish|norwegian|finnish|greek|turkish|chinese|japanese|welsh|irish";
const mistakes = `(?:${languages}|spelling|grammar|punctuation|mistakes|typos)`;
const corrects = "(?:correct|fix|improve|polish|proof-?read|tidy(?: up)?|reword)";

/** 'Please correct my English', but not a question from visitors with its answer. */
const correctsText = new RegExp(
  `(?:(?<!\\p{L})(?:${please}|kindly|(?:can|could|will|would) you(?: please)?|you can|feel free to) ${corrects} (?:my|our|the|any|all)|^${corrects} (?:my|our)) (?:(?:bad|poor|broken|the|my|of) ){0,2}${mistakes}(?!\\p{L})(?![^?]*\\?\\s*\\S)`,
  "iu",
);

/** 'More and more foreign owners, from this reason English page'. */
const reasonForLanguage = new RegExp(
  `(?<!\\p{L})(?:(?:for|from|because of) (?:this|that)(?: reason)?|that(?:['’]?s| is) why|therefore) (?:(?!your )\\p{L}+ ){0,6}(?:${languages}|bilingual|multilingual)(?: \\p{L}+)? (?:web ?site|web ?page|page|pages|site|version|texts?)(?!\\p{L})`,
  "iu",
);

/** What the site should achieve: 'if the website can make them send a photo', 'so the site could stop those calls'. */
const effectOfSite =
  /(?<!\p{L})(?:if|so|hope|hoping) (?:that )?(?:the|this|our|my) (?:new )?(?:web ?)?site (?:can|could|would|will) (?:make|get|help|ask|tell|stop|send|remind|show|let|do)(?!\p{L})/iu;

/** A modest wish for the website; to customers, an owner writes 'you don't need': "Don't want anything fancy." */
const plainLooks =
  /^(?:(?:and|but|so|also|just|really|we|i|honestly|it),? ){0,3}(?:(?:don['’]?t|do not|doesn['’]?t) (?:need|want|have to be)|not (?:after|looking for)|no need for) (?:it |the site |to be |anything |something |a |too |very |all |that |super |overly ){0,4}(?:fancy|flash|flashy|posh|snazzy|bells and whistles|all[- ]singing)(?!\p{L})[^.;:!?,]{0,30}[.!]*$/iu;

/** 'It would be lovely if the front page was in Irish too'. */
const niceIf =
  /^(?:(?:and|also|but),? ){0,2}(?:it(?:['’]d| would| might)|would) be (?:so |really |very )?(?:nice|great|good|lovely|handy|brilliant|cool|useful|helpful|ideal|amazing) if (?:the|this|our|my|that) (?:new )?(?:\p{L}+ )?(?:web ?site|site|page|menu|price list|homepage|form|map|calendar)(?!\p{L})/iu;

/** Wishes about the text or the effect of a website, whatever else the sentence says. */
export const textWishes: readonly RegExp[] = [
  textSize,
  correctsText,
  reasonForLanguage,
  effectOfSite,
  plainLooks,
  niceIf,
];

const color =
  "(?:red|blue|green|pink|purple|violet|orange|yellow|brown|black|white|gr[ae]y|gold|silver|beige|teal|turquoise|navy|cream|burgundy|neon|pastels?)";

/** A color that is not wanted: 'Not red, red looks like stop'; but not 'No red meat'. */
export const refusesColor = new RegExp(
  `^(?:(?:and|but|${please}),? )?(?:no|not|never|nothing(?: in)?|anything but)(?: (?:too|so|much|any|in|the|dark|light|bright))? ${color}(?:(?:,| or| and|, or) (?:dark |light |bright )?${color}){0,3}(?:[.!]?$|,? (?:${please}|looks?|because|cos|makes|reminds|anywhere|at all|on the (?:web)?site)(?!\\p{L}))`,
  "iu",
);

const wouldBeNice =
  /(?<!\p{L})(?:(?:would|could)(?: also| really)? be|['’]?d be) (?:so |really |very )?(?:nice|great|good|lovely|handy|brilliant|cool|useful|helpful)(?!\p{L})/iu;
const takesBack =
  /(?<!\p{L})(?:so|but|then|and)(?: please| just| you can| we can)?,? (?:ignore|forget|skip|drop|scrap|leave)(?: (?:it|that|this)(?: out)?)?(?:,? (?:unless|for now|for the moment|then|if)(?: [\p{L}'’]+){0,6})?[\s.!)]*$/iu;

/** Whether a sentence retracts its own wish: 'It would be great if …, but that's another project so ignore'. */
export const isTakenBack = (text: string): boolean => wouldBeNice.test(text) && takesBack.test(text);

/** A number, although 'something like' often begins a wish: 'Something like 210 families right now'. */
export const roughFigure =
  /^(?:(?:and|it['’]?s|we have) )?something like (?:about |around )?(?:\d|an? (?:dozen|hundred|thousand)(?!\p{L})|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?!\p{L}))/iu;
