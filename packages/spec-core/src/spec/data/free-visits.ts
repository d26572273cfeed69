const visit = "(?:home|house|site|survey|measuring) (?:visits?|surveys?|assessments?)";

/** What limits the offer to some customers or cases: 'free for over-70s', 'free within ten miles'; not 'for anyone'. */
export const notLimited =
  "(?! (?:for(?! (?:you|anyone|anybody|everyone|everybody)(?!\\p{L}| (?:over|under|aged|who|with|on|in)(?!\\p{L})))|if|over|within|when|with|until|unless|only)(?!\\p{L}))";

/** Words of a sentence that offers nothing for free, whatever else it says. */
const denied =
  /(?<!\p{L})(?:not|never|cannot|\p{L}+n['’]t|no (?:longer|more|free)|used to|stopped|park(?:ing)?)(?!\p{L})/iu;

/** 'Home visit free', 'a free site survey'; 'feel free to book home visits' is none. */
const free = new RegExp(
  `(?<!\\p{L})${visit}(?: (?:is|are))? (?:always )?free(?!\\p{L})${notLimited}|(?<![\\p{L}-]|feel )free(?:,? (?!(?:to|of|from|on|and|or)(?!\\p{L}))\\p{L}+){0,2} ${visit}(?!\\p{L})${notLimited}`,
  "iu",
);

/** Whether a sentence says that something is not offered, or speaks of parking. */
export const deniesFree = (text: string): boolean => denied.test(text);

/** Whether a sentence offers every customer a visit for nothing. */
export const offersFreeVisit = (text: string): boolean => free.test(text) && !deniesFree(text);
