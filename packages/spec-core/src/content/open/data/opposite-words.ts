import { numberWords } from "../../../text/number-words.ts";
import type { ConflictKind } from "../open-point.ts";

const word = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu");

/** A pair of patterns: a claim and its denial. If both have a group `thing`, these must name the same. */
interface Opposites {
  readonly kind: ConflictKind;
  readonly said: RegExp;
  readonly denied: RegExp;
}

const minimumOf = "(?: (?<thing>order|spend|stay|charge|booking|quantity|number|age))?";
const always = "(?:day (?:or|and) night|day & night|24 ?\\/ ?7|round the clock|(?:at )?any (?:time|hour))";
const oneFee = "(?:(?:one|a|same|flat|single|fixed) )+(?:fee|rate|price|charge)";
const noExtra =
  "no (?:extra|surcharge|additional|higher)(?: (?:charges?|cost|costs|fees?|prices?|rates?))?(?: (?:for|at|in|on|of))?(?: the)?";
const late =
  "(?:evenings?|nights?|(?:after|from) [5-9](?:[:.]\\d\\d)? ?pm|after (?:1[7-9]|2[0-2])(?:[:.]00)?)";
const weekend = "(?:weekends?|saturdays?|sundays?|bank holidays?|public holidays?)";
const costsMore =
  "(?<!no )(?:extra|surcharge|more expensive|double|time and a half)|[£€$] ?\\d[\\d.]*(?! (?:a|per) (?:class|lesson|course|session))|\\d ?(?:€|euros?|dollars|pounds|% (?:more|extra|on top))";
/** A time, followed in the same clause by what it costs. */
const atTimeCosts = (time: string): RegExp =>
  new RegExp(
    `(?<!\\p{L})${time}(?!\\p{L})(?! (?:class|lesson|course|session|menu|show|tour))[^.;!?]{0,40}(?:${costsMore})`,
    "iu",
  );

export const opposites: readonly Opposites[] = [
  {
    kind: "number",
    said: word(`no (?:set |fixed )?(?:minimum|min\\.?)${minimumOf}`),
    denied: word(`(?<!no |no set |no fixed )(?:minimum|min\\.?)${minimumOf}[^.;!?\\n]{0,20}\\d+\\p{L}{0,3}`),
  },
  {
    kind: "cost",
    said: word(`${oneFee}[^.;!?\\n]{0,30}${always}`),
    denied: atTimeCosts(`(?:${late}|${weekend})`),
  },
  {
    kind: "cost",
    said: word(`(?:same|one|flat) (?:price|rate|fee)s?[^.;!?\\n]{0,30}${weekend}|${noExtra} ${weekend}`),
    denied: atTimeCosts(weekend),
  },
  {
    kind: "cost",
    said: word(`(?:same|one|flat) (?:price|rate|fee)s?[^.;!?\\n]{0,30}${late}|${noExtra} ${late}`),
    denied: atTimeCosts(late),
  },
  {
    kind: "day",
    said: word(
      `(?:answer|phone|ring|call(?: (?:us|me))?|reach(?:able)?(?: (?:us|me))?|available|there)[^.;!?\\n]{0,20} ${always}`,
    ),
    denied: word(
      `(?:my|the|our) (?:phone|mobile|cell(?:phone)?) (?:is|goes) (?:switched )?off[^.;!?\\n]{0,12}\\d+\\p{L}{0,3}|(?:don['’]?t|do not|never|no) (?:call(?:s|ing)?|ring|phone)(?: (?:me|us))?[^.;!?\\n]{0,12}(?:before|after) \\d+\\p{L}{0,3}`,
    ),
  },
];

const count = `(\\d{1,4}|${numberWords(1, 12)})`;
const span = `${count}[ -]?(hours?|hrs?|h|days?|weeks?|months?|years?|yrs?)`;
const notOthers = "(?<!manufacturer['’]?s? )(?<!makers['’] )";

/**
 * Terms that have one value per business: two different values contradict each other. Two capturing groups of each
 * expression are the number and its unit.
 */
export const terms: readonly (readonly RegExp[])[] = [
  [
    /(?<![\p{L}\d])(\d{1,3}) ?(%) (?:as )?(?:an? )?(?:non-refundable )?deposit(?!\p{L})/giu,
    /(?<!\p{L})deposit (?:of|is|=|:)? ?(\d{1,3}) ?(%)/giu,
  ],
  [
    new RegExp(`(?<!\\p{L})cancel\\p{L}*[^.;!?\\n\\d]{0,40}?(?<![\\p{L}\\d])${span}(?!\\p{L})`, "giu"),
    new RegExp(`(?<![\\p{L}\\d])${span}['’]? ?(?:s )?notice[^.;!?\\n]{0,20} cancel`, "giu"),
  ],
  [
    new RegExp(`(?<![\\p{L}\\d])${span} ${notOthers}(?:guarantee|warranty)(?!\\p{L})`, "giu"),
    new RegExp(
      `(?<!\\p{L})${notOthers}(?:guarantee|warranty):? (?:of|is|for|lasts)? ?${span}(?!\\p{L})`,
      "giu",
    ),
  ],
];

/** The year in which the business began, in the owner's words. */
export const businessBegan =
  /(?:^|(?<!\p{L})(?:business|company|firm|shop|family[- ](?:run|owned)|trading|going|in business|established|founded|est\.?) )(?:in |since |in the year )?((?:1[89]|20)\d\d)(?![\p{L}\d/–-])|(?<!\p{L})(?:(?:we|the (?:business|company|firm|shop)|it) (?:was|were) (?:founded|established|started)|(?:i|we|my \p{L}{2,12}|our \p{L}{2,12}) (?:founded|established|started|opened) (?:the|our|this|my) (?:business|company|firm|shop|practice|studio|salon)(?: here)?)[^.;!?\n\d]{0,20}(?:in |since )((?:1[89]|20)\d\d)(?![\p{L}\d/–-])/giu;
/** Words after which a year is not that of the business. */
export const anotherBeginning =
  /(?<!\p{L})(?:took over|taken over|bought|moved|joined|second|new|another|branch|building|house|renovated|rebuilt|qualified|training|trained|incorporated|limited|ltd|gmbh|website|same (?:place|shop|street)|this shop|here)(?!\p{L})/iu;
