/** 'Call us on 0113 …' is for visitors; to the agency the client would write 'call me'. */
export const invitation =
  /^(?:please )?(?:call|ring|phone|text|message|e-?mail|contact|give) (?:us|(?:the|our) \p{L}{3,12})\b.{0,30}(?:\d{3}|@)/iu;

const place = "(?:it|us|the \\p{L}+)";
/** What customers may need, as the owner of a business says it: 'if you can't find it', 'if you're running late'. */
const customersNeed = `(?:if|when) (?:you|u)(?:['’]re| are)? (?:(?:can['’]?t|cannot|can not|don['’]?t) (?:find|see) ${place}|(?:lost|stuck|late|running late|coming by (?:train|bus|car)|allergic|vegan|vegetarian)|(?:get|arrive|come|pass) (?:lost|stuck|late|early|by)|have (?:an? |any )?(?:allergy|allergies|dog|pram|wheelchair))`;

/** Only with a known need after it: 'just ask if it's not clear' may be for the agency. */
const askUs = `(?:(?:and|so|or|but),? )?(?:please )?(?:(?:just|only) (?:say|ask|shout|holler|ring|call|text|message|whistle|knock|mention it|let (?:us|me) know|tell (?:us|me))|(?:just )?(?:give (?:us|me) a (?:shout|ring|bell|call|buzz|text)|drop (?:us|me) a (?:line|text|message)|say the word|ask (?:us|at the \\p{L}+|in the \\p{L}+)))(?: ${customersNeed})?[.!]*$`;

/** An invitation to customers, alone or at the end of a sentence: 'just say', 'give us a shout if you are lost'. */
export const onlyAskUs = new RegExp(`^${askUs}`, "iu");
/** One that only tells how to reach the business: a sentence of its own. */
export const contactAlone = /(?<!\p{L})(?:ring|call|text|message|give|drop)(?!\p{L})/iu;
export const askUsAtEnd = new RegExp(`(?:[,;.!–—-] ?|\\s[–—-] )${askUs}`, "iu");

/** Words before such an invitation that make it one to the agency: 'Any questions, just ask'. */
export const aboutTheForm =
  /(?<!\p{L})(?:questions?|anything|unclear|missing|(?:you|u) (?:need|want)|not (?:sure|clear)|more (?:photos?|pictures?|pics|info\p{L}*|details?|texts?)|understand|(?:web ?)?site|page|logo|(?:i|we)(?:['’]ll| will| can| could|['’]d| would) (?:also |happily |always )?(?:do|make|write|send|get|take|find|add|give|change|provide|e-?mail))(?!\p{L})/iu;
