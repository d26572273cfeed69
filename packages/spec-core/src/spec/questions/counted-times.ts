import { numberWords } from "../../text/number-words.ts";
import { sayingOfBusiness } from "./saying.ts";

const count = `(?:\\d+|a|${numberWords(1, 12)}|a few|some)`;
const span = `${count}(?:(?: ?[-–] ?| to | or )${count})? (?:working |business |full )?(?:days?|weeks?|months?)`;

/** The sentences on how long work takes: 'A normal repair is about two weeks', 'waiting time is seven weeks'. */
export const countedTimes = sayingOfBusiness(
  new RegExp(
    `\\b(?:waiting time|lead time|turn-?around|(?:repairs?|orders?|work|jobs?|wigs?|pieces?|it|each|everything) (?:usually |normally |mostly )?(?:takes?|is|are)|usually takes|rush|ready (?:in|within)|within)\\b.{0,30}\\b${span}\\b`,
    "iu",
  ),
  /\b(?:reply|replies|confirms?|answers?|get back|call back|ring back|drive|minutes|from (?:the day|arrival|your order|order|deposit)|after (?:you|your|the \p{L}+|approval|each \p{L}+)|once you|old|ago|experience|course|camp|keeps?|guarantee|warranty|(?:often|usually|mostly|normally|generally|sometimes) (?:ready|done|finished|back)|cancel\p{L}*|return\p{L}*|notice)\b/iu,
);
