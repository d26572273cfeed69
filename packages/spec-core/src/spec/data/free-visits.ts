const visit = "(?:home|house|site|survey|measuring) (?:visits?|surveys?|assessments?)";

/** What limits the offer to some customers or cases: 'free for over-70s', 'free within ten miles'; not 'for anyone'. */
export const notLimited =
  "(?! (?:for(?! (?:you|anyone|anybody|everyone|everybody)(?!\\p{L}| (?:over|under|aged|who|with|on|in)(?!\\p{L})))|if|over|within|when|with|until|unless|only)(?!\\p{L}))";

/** Words of a clause that offers nothing for free. */
const denied =
  /(?<!\p{L})(?:not|never|cannot|\p{L}+n['’]t|no (?:longer|more|free)|used to|stopped)(?!\p{L})/iu;

/** 'Parking is behind the barn, the first session is free': what is free is the parking. */
const ofParking = /(?<!\p{L})park(?:ing)?(?!\p{L})/iu;

/** 'Home visit free', 'a free site survey'; 'feel free to book home visits' is none. */
const free = new RegExp(
  `(?<!\\p{L})${visit}(?: (?:is|are))? (?:always )?free(?!\\p{L})${notLimited}|(?<![\\p{L}-]|feel )free(?:,? (?!(?:to|of|from|on|and|or)(?!\\p{L}))\\p{L}+){0,2} ${visit}(?!\\p{L})${notLimited}`,
  "iu",
);

/** The first match of an offer, unless its own clause denies it; 'free, no pressure' denies nothing. */
export function offered(offer: RegExp, text: string): RegExpExecArray | null {
  const found = offer.exec(text);
  if (!found || ofParking.test(text)) return null;
  const lead = text.slice(0, found.index).replace(/^[\s\S]*[,;.!?]/u, "");
  return denied.test(lead + found[0]) ? null : found;
}

/** Whether a sentence offers every customer a visit for nothing. */
export const offersFreeVisit = (text: string): boolean => offered(free, text) !== null;
