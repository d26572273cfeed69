import { firstNames } from "../facts/people/data/first-names.ts";
import { allMatches, matchableIn, matches } from "../regex-prefilter/prefiltered-match.ts";
import { beginsWithOneThing, doneByNamedPerson, pastDeed } from "./english/about-people.ts";
import { beginsWithVisitorInterest } from "./english/visitor-interests.ts";

const price =
  /[£€$₹]\s?\d|\d\s?(?:[€£$¢]|\/-)|\d,-|\b(?:CHF|EUR|USD|GBP|INR|Rs\.?|Fr\.)\s?\d|\d\s?(?:euros?|eur|chf|zł|pln|kr|sek|dkk|quid|rupees?|rs|pounds?|dollars?|bucks|pence|kč)(?![\p{L}])/iu;

/** Language-independent signs of a fact; each pattern is one kind. */
const signs: readonly RegExp[] = [
  price,
  // A time or a range of hours.
  /\d\s?(?:am|pm|a\.m|p\.m|uhr|o'clock|hrs)(?![\p{L}])|\b\d{1,2}[:.h]\d{2}\b|\b\d{1,2}\s?[-–]\s?\d{1,2}\b|\d\s?h\b/iu,
  // A number dictated digit by digit.
  /(?:\b(?:oh|zero|one|two|three|four|five|six|seven|eight|nine|double|triple)\s+){4}/iu,
  // A weekday.
  /\b(?:mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun|mon|tues|wednes|thurs|fri|satur|sun)(?:days?)?\b/iu,
  // A phone number.
  /(?:\+|\b0|\()\d[\d ()./-]{6,20}\d|\b\d{3}[-. ]\d{3}[-. ]\d{4}\b/u,
  // A web or e-mail address, a profile.
  /[\p{L}\p{N}._-]{1,64}@[\p{L}\p{N}-]{1,64}\.\p{L}|(?:^|\s)@[\p{L}\p{N}_.]{3}|\bwww\.|https?:/iu,
  // A postcode or a street with a number.
  /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b|\b\d{4,5} \p{Lu}\p{Ll}|\b[A-Z]{2} \d{4,5}\b|\b\d{1,5}[a-z]?,? (?:\p{Lu}[\p{L}'.]{1,20} ){1,3}(?:St|Street|Rd|Road|Ave|Avenue|Lane|Ln|Row|Yard|Court|Ct|Dr|Drive|Way|Place|Pl|Square|Hill|Mall|Passage|Wynd)\b|(?:straße|strasse|str\.|weg|platz|gasse)\s\d|\b(?:rue|calle|carrer|via|rua|ul\.|avenida|plaza|route|chemin)\s/iu,
  // A registration number.
  /\b(?:no|nr|reg|ref|vat|siret|abn|nip|lic|license|licence|urn|cert|registration|hrb|company|licensed)\b[^\d\n]{0,20}\d{3}/iu,
  // A year, a measure or a percentage.
  /\b(?:1[5-9]|20)\d\d\b|(?:\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred))\s?(?:%|kg|g|ml|cl|l|km|m2|m²|miles|min|mins|minutes|hours|years|months|weeks|days|acres|hectares|ha|seats|rooms|bedrooms|flavours|flavors|varieties|languages|levels|people|persons|pers|guests)(?![\p{L}])/iu,
];

const signsIn = matchableIn(signs, (sign) => sign);

/** The number of kinds of such signs in a text. */
export const countSigns = (text: string): number =>
  signsIn(text).filter((sign) => matches(sign, text)).length;

/** Whether a text names a price. */
export const isPriced = (text: string): boolean => matches(price, text);

const conversationMark = /[:;]-?[)(DPp](?![\p{L}\d])|\?|[\u{1F600}-\u{1F64F}]|!{3,}/u;

/** Whether a text has the marks of conversation: a question, a smiley, exclamation marks in a row. */
export const isConversational = (text: string): boolean => conversationMark.test(text);

const mailHead = /^(?:from|to|subject|re|fwd?|cc|sent|date|von|an|betreff)\s?:\s*[^\d\s£€$]/iu;

/** Whether a text is a line from the head of a mail ('Subject: …'). */
export const isMailHead = (text: string): boolean => matches(mailHead, text);

/** Whether a text is about somebody by first name, which is rarely for visitors. */
export const isAboutSomebody = (text: string): boolean =>
  allMatches(doneByNamedPerson, text).some(([, name = ""]) => firstNames.has(name.toLowerCase()));

/** Whether a text says what somebody did and not what a business does. */
export const isAboutThePast = (text: string): boolean => matches(pastDeed, text);

const nameAndVerb = /^(\p{Lu}\p{Ll}+) \p{Ll}{3,}s(?!\p{L})/u;

/** Whether a text begins like a remark to a person: 'The lights at the back flicker', 'Ahmed does the nights'. */
export const beginsAsRemark = (text: string): boolean => {
  const [, name = ""] = nameAndVerb.exec(text) ?? [];
  return (
    (matches(beginsWithOneThing, text) && !matches(beginsWithVisitorInterest, text)) ||
    firstNames.has(name.toLowerCase())
  );
};

const listMarks = /[,;/•&]|\s[-–]\s/g;

/** The number of parts that a text lists. */
export const countParts = (text: string): number => (text.match(listMarks)?.length ?? 0) + 1;
