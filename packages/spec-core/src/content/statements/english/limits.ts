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
