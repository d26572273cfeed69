/** Before a word about oneself: 'hi we fix clocks'. */
const beforeOneself = "(?= (?:i|i['’]?m|im|we|we['’]?re|my|our|this)(?!\\p{L}))";

const interjection = "(?:pls|plz|please|ta|thanks|thx|cheers|lol|haha|yes|yeah|yep|btw|fyi)[.,!…]+";

const greeting = `(?:hi+ya|hi|hello|hey|heya|hullo|good (?:morning|afternoon|evening))(?: (?:there|guys|all|folks|team|everyone|again))?(?:[,.!…]+|${beforeOneself})`;

const filler =
  "(?:ok|okay|okey|right|well|anyway|anyways|um+|erm?|basically)(?:[,.!…]+|(?= (?:so|then|i|i['’]?m|im|we|we['’]?re)(?!\\p{L})))(?: (?:so|then)(?!\\p{L}))?[,.!…]*";

/** Greetings, thanks and fillers at the beginning of a text: 'ok so', 'hi there!'. */
export const smallTalk = new RegExp(
  `^(?:(?:${interjection}|${greeting}|${filler}|so[,…]+)\\s+)+(?=\\S)`,
  "iu",
);
