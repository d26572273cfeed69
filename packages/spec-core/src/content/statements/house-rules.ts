import type { Findings } from "./findings.ts";

/** What visitors have to do, bring or mind, and what happens if they do not. */
const ruled =
  /(?<!\p{L})(?:(?:vaccinat\p{L}+|jabs|vet card|passports?|helmets?|shoes|swimwear|booking|bookings|children|kids|dogs|under[- ]?\d{1,2}s?) (?:must|need|needs|have to|has to|should)|(?:must|need to|needs to|have to|has to) (?:be (?:up to date|vaccinated|on (?:a )?leads?|accompanied|paid|booked|cancelled|signed|returned)|bring|wear|arrive|give (?:us )?\d)|(?:children|kids|under[- ]?\d{1,2}s?|dogs|cats|puppies|pets|horses|animals|guests|visitors|riders|drivers|divers|climbers|passengers|pupils|students|members|parents|adults|groups|orders|deposits|cars|bikes|boats|keys|rooms|tickets|everybody|everyone|participants) (?:must|needs? to|have to|has to|may not|are not allowed|is not allowed)(?: not)?(?: always| all)? (?:be|have|bring|wear|come|arrive|stay|sign|book|hold|carry|show|leave|use|wash|take|know|return|go|hire)|(?:nobody|no one|everybody|everyone|anyone|no child|no dog) is (?:ever )?(?:turned away|left|judged|refused|rushed)|late (?:by |over |more than )?\d{1,2} ?min\p{L}*|\d{1,2} ?min\p{L}* late|non[- ]refundable|cancel\p{L}* (?:(?:at least|up to|less than|within|with) )?\d{1,2} ?(?:h|hrs?|hours?|days?)|no refunds?|(?:\d{1,2}|one|two|three|a) (?:hours?|days?|weeks?)['’]? ?notice|minimum (?:age|order|stay|spend|charge|booking)|missed (?:lessons|appointments|sessions|classes)|cash only|cards? only|no cards|by appointment only)(?!\p{L})/iu;

/** The sentence mentions a person, or the agency. */
const personal =
  /(?<!\p{L})(?:i|i['’]m|my|me|mine|myself|he|she|him|her|his|they|because|cos|drives? me|tbh|honestly|website|site|page|you)(?!\p{L})/iu;
const longestRule = 140;

/** Whether a statement is one of the house's rules: for visitors, but the client is asked before it is printed. */
export const isHouseRule = (text: string, { silence, siteThing, isForeign }: Findings): boolean =>
  silence + siteThing === 0 &&
  !isForeign &&
  text.length <= longestRule &&
  ruled.test(text) &&
  !personal.test(text);
