const channel =
  "(?:online|(?:through|via|by|over|on|in|to) (?:the |our |my )?(?:web ?site|site|internet|e-?mail|mail|post|phone|form|what['’]?s ?app|facebook|instagram|messenger|app|chat)(?!\\p{L}))";
const customersDo = `(?:(?:send|e-?mail|post|upload)(?:ing)?(?! (?:me|us)(?!\\p{L}))(?!\\p{L})|\\p{L}+ (?:[\\p{L}'’-]+ ){0,5}${channel})`;
const never = "(?:do not|don['’]?t|never|not|must not|mustn['’]?t|should not|shouldn['’]?t|cannot|can['’]?t)";
const having =
  "(?:(?:please|ever|just|to|have|let|want|make|ask|people|customers|clients|patients|guests|parents|anyone|anybody|them|it) )";

/** A rule for customers without which the words before it invite what it forbids: 'please do not send it by e-mail'. */
export const limitsCustomers = new RegExp(
  `(?:^|[,;:.([–—-] ?|(?<!\\p{L})(?:please|pls|and|but|also|you|people|customers|clients|guests|patients) )${never} ${having}{0,4}${customersDo}`,
  "iu",
);

/** A bracket that limits the words before it: '(not the blue ones)', '(only in May)'. */
export const limitsAtBracket =
  /^[([](?:(?:al)?though|but|not|no|never|only|except|unless|if|when|apart|without|excluding|excl|until|till|subject)(?!\p{L})/iu;

/** A bracket that corrects the words before it: '(half of it is from Chile, maybe write only "local fruit")'. */
export const correctsBefore =
  /^[([](?=[^()]*(?<!\p{L})(?:write|say|put|mention|name) (?:(?:it|that|this|them) )?(?:only|just|instead|rather|something else|another)(?!\p{L}))/iu;

const month =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";

/** A bracket with a condition of the words before it: '(the licence is still with the council)', '(from May)'. */
export const limitsInBracket = new RegExp(
  `^[([].*(?<!\\p{L})(?:(?:yet|still|pending|soon|until|till|waiting|awaiting|once|from (?:mid |early |late |next )?(?:${month}|spring|summer|autumn|winter|next))(?!\\p{L})|not(?!\\p{L})|\\p{L}{2,6}n['’]t(?!\\p{L})|cannot(?!\\p{L}))`,
  "iu",
);

/** The words after the first comma of a sentence that forbids something. */
export const afterForbidden = /^[^,;–—]+(?:[,;–—]| - ) ?(.+)$/u;

/**
 * The reason of such a sentence: 'we're not', 'we also shave', 'there are two now', but not another statement with a
 * day, a place or an amount.
 */
export const reasonToForbid =
  /^(?!.*(?<!\p{L})(?:[£€$]|\d{1,2} ?(?:am|pm)|\d{1,2}[:-]\d|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|all over|across|every|everywhere|deliver))(?:(?:because|as|since|cos) )?(?:(?:we|i|they|it|that|most of it|some of it)(?:['’](?:re|m|ve|s)| (?:are|am|is|have|also|don['’]?t|do not|only|no longer))?|there(?:['’]s| is| are)|someone|somebody|people|everybody)(?!\p{L})/iu;
