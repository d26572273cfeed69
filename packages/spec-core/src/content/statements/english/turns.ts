const asking =
  "(?:people|customers|clients|callers|visitors|parents|patients|everyone|everybody) (?:always |often |still |just )?(?:asks?|keeps?|rings?|calls?|phones?|e-?mails?|gets? (?:confused|it wrong)|wonders?|forgets?|thinks?|assumes?|are surprised)";
const surprising =
  "(?:which|that) (?:always |often |still )?(?:surprises|confuses|puzzles|annoys|upsets|catches) (?:people|customers|clients|parents|everyone|everybody|visitors|them)";
/** Only if the client then says what the site should do about it. */
const thenWishing =
  "(?=[^.]{0,100}(?<!\\p{L})(?:web ?site|site|page|please|pls|(?:i|we)['’]d like|i would like|(?:i|we) want it|written|mentioned)(?!\\p{L}))";
const wishing =
  "(?:it (?:would|['’]d|might) be (?:useful|nice|good|great|handy|helpful|lovely)|(?:the|our|my) (?:web ?site|site|page) (?:should|must|could|needs)|(?:could|can) (?:there|the (?:web ?site|site|page)))(?![^.]{0,60}(?:(?<!\\p{L})(?:no|not|never|nothing|without|secret)(?!\\p{L})|n['’]t(?!\\p{L})))";

/** Where a sentence may turn to an aside for the agency: ', but', '… this', ', people ring about that'. */
export const turn = new RegExp(
  `(?:[,;]|\\s[-–—]+|(?<!\\.)\\.{2,}|…)\\s+(?=(?:but|so|i|i'm|im|i've|ive|this|thats|that's|that|my|please|pls|don't|dont|do|he|she|they|it|though|although|never|maybe|perhaps|just|between|because|nobody|no one|not|since|we tried|we['’]ve tried|today|otherwise|actually|honestly|sometimes|only|(?:${asking}|${surprising})${thenWishing})\\b)|\\s(?:and|so)\\s(?=${wishing}(?!\\p{L}))`,
  "giu",
);

/** Where a sentence may turn to an offer: ', we can', ', and we deliver'. */
export const offerBeginning =
  /[,;]\s+(?=(?:but |so |and )?we (?:can|do|also|offer|will|take|make|give|collect|deliver|pick|bring|have)(?!\p{L}))/giu;

/** An instruction to the agency that forbids something: 'Don't write salon', 'No pictures of us'. */
export const forbidsAtStart =
  /^(?:[-–•*] )?(?:(?:and|but|also|so|oh|please|pls),? ){0,3}(?:don['’]?t|do not|never|avoid|not to|no(?:thing)? (?:about|of)|please no|leave out|keep out) (?:please )?(?:ever )?(?:say|write|use|mention|put|call|name|print|show|include|make|make out|state|claim|list|publish|post|tell|describe|refer|translate|copy|promise|guarantee|advertise|push|link|give)(?!\p{L})/iu;

const reaching =
  "(?:please |just |only )?(?:ring|call|phone|text|e-?mail|message|contact|whatsapp) me(?=[.!]*$| (?:only|after|before|in|on|at|if|when|any|not|back|about|first|for|with|till|until|tomorrow|today|tonight|evenings?|mornings?|weekends?|rather|instead|please|anytime|whenever)(?!\\p{L}))(?!.{0,60}(?:@|\\d[\\d ()-]{5}))";

/** A time for calls without a number: 'Ring me after 6'. With a number it would be a contact detail. */
export const reachesMe = new RegExp(`^(?:(?:and|so|but) )?${reaching}`, "iu");

/** Where a wish turns to a time for calls: 'keep it simple please, ring me after 6'. */
export const reachMe = new RegExp(
  `(?<!(?:^|[,;]) ?(?:so |and |but )?(?:if|when|in case|once)(?: [\\p{L}'’]+){1,8})(?:[,;]|\\s[-–—]+)\\s*(?:(?:and|so|but)\\s)?(?=${reaching})`,
  "iu",
);
