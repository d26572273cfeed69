/** A word in lower case that continues the sentence before it: 'and I do the inside by hand'. */
export const goesOn =
  /^(?:[,;)]|(?:and|but|so|because|or|which|who|whose|where|then|while|until|unless|though|although|plus)(?!\p{L}))/u;

/** A conjunction that a sentence can lose, because what follows has its own subject. */
export const looseJoint =
  /^(?:and|but|so|plus|then),? (?=(?:i|im|ive|ill|id|we|weve|youll|you|there|theres|our|my|your)(?:['’ ]))/iu;

/**
 * The beginning of a sentence that continues another one: 'And then Hannah makes new pieces', 'Then there are the
 * repairs'.
 */
export const openJoint =
  /^(?:(?:And|But|So) (?:then|also|so)|Then),? (?!(?:for|far|much|many|long|that|as|on|to|again)(?!\p{L}))(?=[\p{L}\d£$€])/u;

/** 'so you can have a teddy bear' states the purpose of the words before it. */
export const saysWhatFor =
  /^so (?:that |(?:you|they|he|she|it|we|i) (?:can|could|may|won['’]?t|don['’]?t)(?!\p{L}))/iu;

/** A reason without a verb at the end ('because pipeline workers'), or a conjunction that nothing follows. */
export const openEnd = /,?\s(?:because(?:\s[^\s,;:]+){0,2}|(?:and|but|so|or)(?:\s(?:uh|um|er))?)$/iu;

/** 'We take no returns unless': the limiting clause is missing. */
export const lacksLimit = /\s(?:unless|except|if|provided|until)(?:\s(?:you|they|we|i|it))?$/iu;

/** 'It isn't.', 'They do.', 'That too.': means nothing without the sentence before it. */
export const elliptical =
  /^(?:(?:it|that|this|they|those|these|he|she|we|i|you|there)(?: (?:is|are|was|were|do|does|did|can|could|will|would|has|have)(?:n['’]?t| not)?| (?:ca|wo)n['’]?t|['’](?:s|re|m|d|ll))?(?: (?:too|either|as well|not|also|always|never|sometimes|though))?|(?:then|nor|neither|or)(?: [\p{L}'’-]+){1,3})[.!]*$/iu;

/** The beginning of a sentence that refers to the one before it. */
export const refersBack =
  /^(?:(?:it|they|them|those|these|he|she|his|her|their|its|that|this|then|so|and|but|or|nor|neither|both(?! of us)|otherwise|instead|which|same|also)(?![\p{L}])|(?:i|we) (?:say|tell|mean|call|do|did|made|make) (?:that|this|it|them|so)(?!\p{L})|(?:i|we|you) (?:did|do|can|could|will|would|have|am|are)(?:n['’]?t| not)?,)/iu;

/**
 * The beginning of a sentence that means nothing without the one before it: 'That's all I do now', 'It is baked at
 * four'; not 'This year we are away' or 'This is a family business'.
 */
export const pointsAtBefore =
  /^(?:(?:and|but|so),? )?(?:that|this|it|these|those)(?:['’](?:s|ll|d|re|ve))?(?!['’\p{L}])(?! (?:year|month|week|summer|winter|spring|autumn|fall|season|christmas|easter)(?!\p{L}))(?!(?: is)? (?:an?|our|my|the) (?:\p{L}+ ){0,2}(?:business|company|firm|shop|place|practice|studio|school|club|farm)(?!\p{L}))/iu;

/** A comparison with something said before: 'If a group is larger than that'. */
export const comparesBack =
  /(?<!\p{L})(?:than|besides|apart from) (?:that|this|those|these)(?=[.,;!?]|$| (?:we|i|you|they|it|is|are|and|or|will|can)(?!\p{L}))/iu;

/** Words that refer to something said before them. */
export const standsFor = /(?<!\p{L})(?:it|them|they|that|those|he|she|him|her)(?!\p{L})/iu;

const howLong =
  "(?:\\d{1,3}|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|many|several|some)";

/** How long work is answered for, which is no past: 'a warranty of ten years', '5 years guarantee, 2 years on parts'. */
const promise = "(?:warrant(?:y|ies)|guarantee)";

/** What a story tells: when and with whom the business began, and what came before. */
export const isOfBeginnings = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:since|in|from|until|of|between) (?:1[89]|20)\\d\\d(?!\\d)|(?<!from |over |under |aged |${promise}[^.!?]{0,40})${howLong}\\+? (?:odd )?years(?! old| and|[^.!?]{0,40}${promise})|began|started (?:out|up|the|this|my|our|in|as|with)|founded|opened|grew (?:up|out)|learn(?:ed|t)|my (?:(?:great[- ])?grand[- ]?)?(?:father|mother|dad|mum|mom|parents|uncle|aunt)|our (?:grand)?parents|generations?|used to (?:be|work)|took (?:it |this )?over|inherited|retrained|moved (?:here|to))(?!\\p{L})`,
  "iu",
);

/** A sentence in which the owners speak of themselves. */
export const isPersonal = /(?<!\p{L})(?:I|[Ww]e|[Mm]y|[Oo]ur|[Mm]e|[Uu]s)(?!\p{L})/u;

/** How busy the business is, which is no introduction: 'We're booked a year ahead', 'There is a wait of ten weeks'. */
export const tellsWait =
  /^(?:(?:we|i)(?:['’](?:re|m)| are| am)?(?: (?:usually|generally|currently|always|now|fully|normally|already)){0,2} (?:booked|busy|full|fully booked|have a wait)|there(?:['’]s| is)(?: (?:usually|generally|currently|always|now))? an? (?:\p{L}+ )?(?:wait|waiting list|queue|backlog))(?!\p{L})/iu;

/** Words for a wait anywhere in a sentence: 'so there is normally a wait', 'a waiting list'. */
export const namesWait =
  /(?<!\p{L})(?:(?:is|have|with)(?: \p{L}+)? an? (?:\p{L}+ )?(?:wait|queue|backlog)|waiting (?:list|times?)|booked (?:up|out|ahead|solid)|weeks out)(?!\p{L})/iu;

/** The beginning of a sentence on a person who was mentioned before. */
export const ofPerson = /^(?:he|she|his|her)(?!\p{L})/iu;

/** A name, or the person's relation to the owner. */
export const namesPerson =
  /^(?!(?:The|A|An|We|I|It|Our|My|There|This|That|You|Your|If|When|In|On|At|For|All|No|Please|So|And|But)(?!\p{L}))\p{Lu}\p{Ll}+ |(?<=\p{L},? )\p{Lu}\p{Ll}+|(?<!\p{L})(?:brother|sister|husband|wife|partner|son|daughter|dad|father|mum|mom|mother|uncle|aunt|cousin|colleague|apprentice)(?!\p{L})/u;

/** 'No boarding at my place.': what is not offered, as a sentence of its own. */
export const standsAlone = /^(?:No|None|Not) (?:\S{1,30} ){2,12}\S{1,30}[.!]$/u;

/** 'We check that for you', 'We can sharpen those first': what it is about was named before. */
const actsOnBefore =
  /^(?:we|i|you)(?:['’](?:ll|ve|d))?(?: (?:can|will|also|always|usually|just|do|have|could|then)){0,2} (?!(?:know|think|believe|say|find|feel|hope|promise|guarantee|ensure|understand|see|agree|mean|recommend|suggest|ask|like|love|do|make)(?!\p{L}))\p{L}{2,12} (?:that|those|these)(?= (?:for (?:you|free|nothing)|before|first|too|again|with you|myself|ourselves|by hand|here|as well)(?!\p{L})|[,.;!]|$)/iu;
/** 'We never rush anybody either' adds to a denial. */
const addsDenial = /(?<!\p{L})either(?:[,;] [^.!?]*)?[.!]?$/iu;
const denies = /(?<!\p{L})(?:not|never|no|nobody|nothing|\p{L}{2,6}n['’]t)(?!\p{L})/iu;
/** 'Bigger = we come and look', 'Larger ones are by arrangement': of what, was said before. */
const exceedsBefore =
  /^(?:(?:anything )?(?:bigger|larger|smaller|longer|shorter|older|younger|heavier|more|less)|(?:the )?others?)(?: ones?| than (?:that|this))?(?: ?[=:]| [–-] | (?:is|are|costs?|we|on request|by arrangement)(?!\p{L}))/iu;

/** 'I then visit', 'Afterwards we talk': the step before it is told in the sentence before. */
const isNextStep =
  /^(?:(?:i|we|you|they|he|she) (?:then|afterwards|next)|then|afterwards|after that)(?!\p{L})/iu;

/** 'We do have soup!', 'I did learn it properly': a stressed verb, which answers somebody who thinks otherwise. */
const insists =
  /^(?:(?:and|but),? )?(?:we|i|they|you) (?:do|did) (?:also )?(?:have|sell|offer|make|serve|take|speak|learn|know|get|bring|come|stock|keep|need|want|like)(?!\p{L})/iu;

/** 'I do them on Tuesdays': the first object of the sentence was named before. */
const doesToBefore =
  /^(?:we|i|you)(?:['’](?:ll|ve|d))?(?: (?:can|will|also|always|usually|just|only|have|could|then)){0,2} \p{L}{2,12} (?:them|those)(?= |[,.;!]|$)(?! (?:who|that|with|of|in|from)(?!\p{L}))/iu;
/** 'We cannot stress this enough', 'I always say so': what is said was said before. */
const saysBefore =
  /^(?:we|i)(?: [\p{L}'’]{2,12}){0,2} (?:stress|emphasi[sz]e|repeat|promise|guarantee|recommend|say|mean) (?:this|that|it|so)(?: (?:enough|again|too))?[.!]*$/iu;
/** 'Matters to me', 'Takes two days': without its subject, which was named before. */
const lacksSubject =
  /^(?:matters|means|takes|lasts|includes|comes|goes|depends|applies|belongs|follows|helps|makes|gives)(?= (?:to|a|an|the|on|in|with|from|up|about|all|two|three|\d)(?!\p{L}))/iu;

/** 'an injury claim': what a sentence names first, with the words that describe it. */
const namedFirst = /(?<!\p{L})an? (\p{L}+(?: \p{L}+){0,2})/giu;
/** 'lodge the claim', inside a sentence; at its beginning the words say enough: 'The workshop is open to visitors'. */
const namedAgain = /(?<=\S )the (\p{L}{4,})(?!\p{L})/giu;

/** Whether a sentence speaks of 'the claim' that the sentence before it names as 'an injury claim'. */
export function isNamedBefore(text: string, before: string): boolean {
  const named = new Set(
    [...before.matchAll(namedFirst)].flatMap(([, words = ""]) => words.toLowerCase().split(" ")),
  );
  return [...text.matchAll(namedAgain)].some(([, word = ""]) => named.has(word.toLowerCase()));
}

/** Whether a sentence means little without the one before it, whatever its first word is. */
export const leansOnBefore = (text: string): boolean =>
  doesToBefore.test(text) ||
  saysBefore.test(text) ||
  lacksSubject.test(text) ||
  insists.test(text) ||
  isNextStep.test(text) ||
  actsOnBefore.test(text) ||
  exceedsBefore.test(text) ||
  (addsDenial.test(text) && denies.test(text));
