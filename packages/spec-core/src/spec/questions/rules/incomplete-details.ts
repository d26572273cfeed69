import { any } from "../checks.ts";
import { blocksPageIf, type Check, type QuestionRule } from "../rule.ts";
import { askedOn, saying } from "../saying.ts";
import { hidesAddress } from "../wishes.ts";
import { datesApart } from "./dates-apart.ts";
import { mayBeHome, shortAddresses } from "./details.ts";

const facts = "content.facts";
// 'Order by 1 pm', 'Communion orders close on the 20th April'
const deadlines = saying(
  /\b(?:order(?:s|ed|ing)?|book(?:ings?|ed)?|sign up|register|applications?|entries)\b.{0,30}\b(?:by|before|until|no later than) (?:\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)|noon|midday|midnight|mon|tue|wed|thu|fri|sat|sun|the \d)|\b(?:closing date|last orders?|last day to order|cut-?off|deadline)\b|\b(?:orders|entries|bookings|applications) close\b/iu,
  /\b(?:website|site|launch|online by|tax|VAT|pub|kitchen|bar|forms?)\b|\blast orders? at\b/iu,
);

/** 'November is already full', 'booked till spring'. */
export const bookedOut = saying(
  /\b(?:(?:fully|all|already) booked|booked (?:up|out|solid)|booked (?:till|until|into) (?!(?:i|we|you|he|she|it|they|an?|someone|the wrong)\b)|(?:is|are) (?:almost |nearly |already |mostly )?(?:full|gone|taken)(?: (?:already|now|by \p{L}+))?(?=[.,;!]|$)|(?:we|i)(?:['’](?:re|m)| are| am) (?:almost |nearly |already |mostly |usually )?full (?:for|up|until|till|with)(?! (?:of )?(?:energy|ideas|love))|(?:mostly|nearly all) (?:gone|taken|away)|no (?:free )?(?:places|slots|spaces|dates) (?:left|until|before)|not taking (?:on )?(?:any )?new (?!wholesale|trade\b)(?:\p{L}+[ -]){0,3}(?:patients?|clients?|customers?|people|pupils?|students?|learners?|members?|famil(?:y|ies)|children|kids|dogs?|cats?|pets|horses?|animals|puppies|orders?|bookings?|commissions?|work|jobs?|projects?|cases?|enquiries|ones?))\b/iu,
  /\bfull, (?:part|half|diy|working|grass)\b|\b(?:when|if|once|until|till) (?:it|they|we|(?:the|an?) \p{L}+) (?:is|are)\b|\b(?:shop|car park|house|boat|venue|fridge) is full\b/iu,
);

const toBeKnown =
  /(?<!\p{L})(?:(?:people|customers|clients|visitors|guests|they|everybody|everyone) (?:really )?(?:need|have|ought|should|must)(?: to)? (?:know|be told|see)|(?:tell|warn) (?:people|customers|clients|visitors|them|everyone)|say so)(?!\p{L})/iu;

/** Whether the sentence or the next one says that people must know it: 'Full till May, so people need to know.' */
const mustBeKnown: Check = (project) => {
  const { statements } = project.words;
  return bookedOut(project).some((text) => {
    const at = statements.findIndex((statement) => statement.text === text);
    const next = statements[at + 1];
    return (
      toBeKnown.test(text) || (next?.field === statements[at]?.field && toBeKnown.test(next?.text ?? ""))
    );
  });
};

/** Questions about incomplete details: what they apply to, and until when. */
export const incompleteDetailQuestions: readonly QuestionRule[] = [
  datesApart,
  askedOn("deadline-holds", deadlines, {
    path: facts,
    question:
      "For what and on which days does this deadline hold, what happens after it, and who changes it on the site?",
  }),
  askedOn("booked-out", bookedOut, {
    blocks: blocksPageIf(mustBeKnown),
    path: facts,
    question:
      "May the site say so? Until when and for what does this hold, which dates or places are still free, is there a waiting list (who may join it, and how), what can people do meanwhile, and who keeps it up to date on the site?",
  }),
  {
    id: "address-home",
    path: "businessInfo.contactDetails",
    question:
      "Is the address that you gave your home? May the site show it, or only the town, and may people come there?",
    asks: "client",
    blocks: "page",
    when: mayBeHome,
    // The question about a short address also asks whether it may be shown.
    settledBy: any(hidesAddress, (project) => shortAddresses(project).length > 0),
  },
];
