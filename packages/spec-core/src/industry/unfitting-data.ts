/** Suggestions that do not fit a business. */
interface Unfitting {
  /** Matches the suggestion. */
  readonly about: RegExp;
  /** Matches the words of a client whom it does not fit. */
  readonly where: RegExp;
  /** Matches words that make it fit all the same. */
  readonly unless?: RegExp;
}

const declines = "(?:don['’]?t|do not|doesn['’]?t|does not|never|no longer|no|not|without)";

/** What a client declines or does not have, and the suggestions that would contradict it. */
export const unfitting: readonly Unfitting[] = [
  {
    about: /\bcourses?\b|^Enrollment form|ordered by level/i,
    where:
      /(?<!\p{L})(?:(?:one|1)[- ](?:to|on)[- ](?:one|1)|1:1|(?:private|individual) (?:lessons?|tuition)|driving (?:lessons?|instructors?|tuition))(?!\p{L})/iu,
    unless: /(?<!\p{L}|(?:no|not|never) )(?:groups?|class(?:es)?|courses?|workshops?)(?!\p{L})/iu,
  },
  {
    about: /\bcourses?\b|^Enrollment form|ordered by level|\blearners\b/i,
    where: /(?<!\p{L})(?:child ?mind(?:ers?|ing)|cr[eè]ches?|day nurser(?:y|ies))(?!\p{L})/iu,
  },
  {
    about: /\bfinished work\b|\bphoto upload\b/i,
    where:
      /(?<!\p{L})(?:property manage(?:rs?|ment)|(?:letting|lettings|estate|managing) agen(?:ts?|cy)|realtors?|block management)(?!\p{L})/iu,
    unless:
      /(?<!\p{L})(?:builders?|building work|construction|renovat\p{L}*|refurbish\p{L}*|developers?)(?!\p{L})/iu,
  },
  {
    about: /\bProjects or listings\b/i,
    where: new RegExp(
      `(?<!\\p{L})${declines} (?:build|do|add|want|need|make|show)?(?: (?:any|the|our|my))? ?listings?(?!\\p{L})`,
      "iu",
    ),
  },
  {
    about: /\bLookbook\b|\bgallery\b|\bpictures lead\b|\bbeside each picture\b/i,
    where:
      /(?<!\p{L})no (?:photos?|pictures?|photographs?) of (?:any |the |my |our )?(?:clients?|customers?|residents?|patients?|people|faces|children|kids)(?!\p{L})/iu,
  },
  {
    about: /\bTable or room inquiry\b/i,
    where:
      /(?<!\p{L})(?:bake(?:ry|house)|patisserie|p[âa]tisserie|butchers?|fishmongers?|greengrocers?)(?!\p{L})/iu,
    unless:
      /(?<!\p{L})(?:tables?|sit[- ]down|eat in|dine|dining|guest ?rooms?|bedrooms?|tea ?rooms?|restaurant)(?!\p{L})/iu,
  },
  {
    about: /\bTable or room inquiry\b/i,
    where: new RegExp(
      `(?<!\\p{L})(?:${declines} (?:do|take|accept|offer)(?: any)?|no) (?:table )?(?:reservations|bookings)(?!\\p{L})|(?<!\\p{L})walk[- ]?ins? only(?!\\p{L})`,
      "iu",
    ),
    unless: /(?<!\p{L})(?:guest ?rooms?|bedrooms?|hotel|guest ?house|hostel|inn|b ?& ?b)(?!\p{L})/iu,
  },
  {
    about: /\bopening hours\b|\bdirections\b|\bstore finder\b/i,
    where:
      /(?<!\p{L})(?:by appointment only|appointments? only|no walk[- ]?ins?|not an? (?:public )?(?:shop|store|storefront|walk[- ]in)|no (?:shop|showroom|public access)|not open to (?:the public|visitors))(?!\p{L})/iu,
  },
  {
    about:
      /\bwith a map\b|\bphoto upload\b|\bwith filters\b|micro-interactions|\btransitions\b|^Searchable\b|\bsorts requests\b/i,
    where:
      /(?<!\p{L})(?:(?:don['’]?t|do not) (?:need|want)(?: it)? (?:any ?thing|nothing|it)|no ?thing|not(?:hing)? too|no need for any ?thing|not) (?:too |very |at all )?(?:fancy|flash|flashy|complicated|clever|elaborate)(?!\p{L})|(?<!\p{L})(?:keep it|(?:just )?something|(?:just )?an?) (?:very |really |nice and )?(?:simple|basic|plain)(?:(?! \p{L})| (?:web ?)?(?:site|page|one)(?!\p{L}))/iu,
  },
  {
    about: /\bTable or room inquiry\b|^Booking of |^Confirmation and reminder|^Rescheduling/i,
    where: new RegExp(
      `(?<!\\p{L})(?:${declines} (?:do|take|want|offer|accept|have|need|use)(?: any)?|no) (?:online|web|internet) (?:book|reserv)\\p{L}*|(?<!\\p{L})(?:book\\p{L}*|reservations?) (?:is |are )?(?:only )?by (?:tele)?phone(?: only| please)?(?!\\p{L})`,
      "iu",
    ),
  },
  {
    about: /\bprices?\b|\bfees?\b/i,
    where: new RegExp(
      `(?<!\\p{L})${declines} (?:put|show|print|list|give|publish|include|mention|want)(?: (?:any|the|our|my|up|in|yet))? (?:prices?|fees?)(?!\\p{L})|(?<!\\p{L})no (?:prices|fees) (?:on|yet|please)(?!\\p{L})`,
      "iu",
    ),
  },
];
