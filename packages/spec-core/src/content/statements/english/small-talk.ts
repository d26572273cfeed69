/** Before words about the writer: 'hi we fix clocks'. */
const beforeOneself = "(?= (?:i|i['’]?m|im|we|we['’]?re|my|our|this)(?!\\p{L}))";

/** 'so' after a greeting, which connects to nothing: 'Hi team, so I teach'. */
const so =
  " (?:(?:ok|okay|well|right) )?so(?:[,…]+|(?= (?:i|i['’]?m|im|it['’]?s|we|we['’]?re|my|our|this)(?!\\p{L})))";

const interjection = "(?:pls|plz|please|ta|thanks|thx|cheers|lol|haha|yes|yeah|yep|btw|fyi)[.,!…]+";

const greeting = `(?:hi+ya|hi|hello|hey|heya|hullo|good (?:morning|afternoon|evening))(?: (?:there|guys|all|folks|team|everyone|again))?(?:[,.!…]+(?:${so})?|${so}|${beforeOneself})`;

const filler =
  "(?:ok|okay|okey|right|well|anyway|anyways|um+|erm?|basically)(?:[,.!…]+|(?= (?:so|then|i|i['’]?m|im|we|we['’]?re)(?!\\p{L})))(?: (?:so|then)(?!\\p{L}))?[,.!…]*";

/** How much the writer minds: 'VERY IMPORTANT I am no lawyer', 'Important: bring cash'. */
const emphasis =
  "(?:very |most |super )?important(?:[:!.,–—-]+|(?= (?:i|i['’]?m|im|we|we['’]?re|my|our|no|please|never|always)(?!\\p{L})))";

/** Greetings, thanks and fillers at the beginning of a text: 'ok so', 'hi there!'. */
export const smallTalk = new RegExp(
  `^(?:(?:${interjection}|${emphasis}|${greeting}|${filler}|so(?:[,…]+|\\.${beforeOneself}))\\s+)+(?=\\S)`,
  "iu",
);

/** A sentence that only introduces the next one: 'Right, where to start.', 'That's about it.' */
export const onlyTalk =
  /^(?:(?:right|so|ok|okay|well|hm+|oh|um+)[,.…!]* +)?(?:(?:where|how) (?:(?:do|should|shall|can) (?:i|we)|to) (?:even |best )?(?:start|begin)|what (?:else|more)(?: (?:can|should|shall) (?:i|we) (?:say|tell(?: you)?|write|add))?|what (?:can|should|shall) (?:i|we) say|where was i|let me (?:think|see)|(?:i know |i bet )?you(?:['’]ll| will) (?:probably )?(?:say|think|tell me) (?:i should(?: do it)?|so|otherwise)|that['’]?s (?:about |pretty much |basically )?(?:it|all)(?: really)?|i think that['’]?s (?:it|all|everything)|(?:i['’]?m |i am |im |just )?(?:parked(?: up)?|pulled over|not driving|stuck in traffic|half asleep|(?:sat|sitting|stood|standing) (?:in|on|at) (?:the|my|a) \p{L}+|on (?:my|the) (?:break|lunch(?: break)?|phone|bus|train))(?:(?: now| at the moment)?,? (?:so )?(?:don['’]?t|do not|no) worr(?:y|ies))|so|anyway)[\s.?!…]*$/iu;
