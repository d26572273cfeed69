const myself = "(?= (?:i|i['’]?m|im|we|we['’]?re|my|our|this)(?!\\p{L}))";
const onItsOwn = "(?:pls|plz|please|ta|thanks|thx|cheers|lol|haha|yes|yeah|yep|btw|fyi)[.,!…]+";
const greeting = `(?:hi+ya|hi|hello|hey|heya|hullo|good (?:morning|afternoon|evening))(?: (?:there|guys|all|folks|team|everyone|again))?(?:[,.!…]+|${myself})`;
const beginning =
  "(?:ok|okay|okey|right|well|anyway|anyways|um+|erm?|basically)(?:[,.!…]+|(?= (?:so|then|i|i['’]?m|im|we|we['’]?re)(?!\\p{L})))(?: (?:so|then)(?!\\p{L}))?[,.!…]*";

const smallTalk = new RegExp(`^(?:(?:${onItsOwn}|${greeting}|${beginning}|so[,…]+)\\s+)+(?=\\S)`, "iu");
const leastLeft = 2;

/** How many characters of talk a text begins with, where something is left to say: 'ok so we bake', 'hi there! we fix clocks'; 'please call us' is an invitation. */
export function talkBefore(text: string): number {
  const [talk = ""] = smallTalk.exec(text) ?? [];
  return text.slice(talk.length).split(/\s+/u).length >= leastLeft ? talk.length : 0;
}
