import type { Writing } from "../content/writing/written-out.ts";
import { withPlaceCapitals } from "./place-capitals.ts";

/** How a client writes, with the names of places that have a capital in one of the answers. */
export interface WritingOfPlaces extends Writing {
  readonly places?: readonly string[];
}

/** Words after which a plural in 's' has no thing of its own: 'the peoples of the north'. */
const noThing =
  "(?:of|and|or|in|on|at|to|from|with|for|who|that|which|is|are|was|were|have|has|do|can|will|only|too|as|by)";

/** Words after 'your' that say how somebody is or what they do, and name nothing that is theirs. */
const afterYou =
  "(?:not(?![\\p{L}-])|(?:away|coming|going|looking|welcome|unsure|interested|worried|thinking|wondering|planning|stuck|able|ready|happy|on holiday|in the area)(?= (?:to|for|in|on|at|of|about|from|by|with|and|or|if|when|over|all|round|back|home)(?!\\p{L})|[,.;:!?)]|$))";

/** Words after 'its' that no thing begins with: 'if its under 8 years', 'because its not safe'. */
const afterIt =
  "(?:(?:not|too|so|under|over|in|on|at|from|about|to|for|an?|the|my|your|our|just|still|always|never|been|going|getting|raining|snowing)(?![\\p{L}-])|(?:ready|done|finished|fixed|dry|wet|warm|cold|hot|icy|windy|dark|free|full|empty|late|early|safe|broken|stuck|gone|open|closed|busy|quiet|easy|hard|possible|urgent|needed|new|old|better|cheaper|worth)(?= (?:to|for|in|on|at|by|and|or|than|but|enough|outside|again|i|we|you|it|they)(?!\\p{L})|[,.;:!?)]|$))";

/** Words before an age that is not part of a name: 'under 8 years old', 'an 8 year old' is one. */
const beforeAge = "(?:under|over|from|aged?|than)";
/** What follows an age without a thing of that age: 'boilers 8 years old and more', not 'an 8 year old boiler'. */
const afterAge =
  "(?= (?:and|or|to|at|with|in|when|on|for|now|is|are|who|which|that|we|i|you|by|then|but|can|will)(?!\\p{L})|[,.;:!?)]|$)";

/** What people type for short, and the words for it. */
const short: readonly (readonly [typed: RegExp, written: string])[] = [
  // 'at peoples houses', 'mens cuts'
  [
    new RegExp(
      `(?<![\\p{L}'’-])([Pp]eople|[Cc]hildren|[Ww]omen|[Mm]en)s(?= (?!${noThing}(?!\\p{L}))\\p{Ll})`,
      "gu",
    ),
    "$1’s",
  ],
  // 'if your away', 'when your looking for a sitter'
  [
    new RegExp(`(?<=(?<!\\p{L})(?:if|when|while|because|that|once|unless) )your(?= ${afterYou})`, "giu"),
    "you’re",
  ],
  // 'its just me', 'its only us'
  [/(?<![\p{L}'’-])([Ii])ts(?= (?:just|only) (?:me|us)(?!\p{L}))/gu, "$1t’s"],
  // 'if its under 8 years', 'when its ready'
  [
    new RegExp(`(?<=(?<!\\p{L})(?:if|when|because|once|while|unless|until) )([Ii])ts(?= ${afterIt})`, "giu"),
    "$1t’s",
  ],
  [/(?<![\p{L}\d.,-])1 yr\.?(?![\p{L}-])/gu, "1 year"],
  // 'under 8 yrs old', 'boilers 8 yrs old and more'
  [new RegExp(`(?<=(?<!\\p{L})${beforeAge} \\d{1,3}\\+? )yrs?\\.?(?= old(?!\\p{L}))`, "giu"), "years"],
  [
    new RegExp(
      `(?<=(?<![\\p{L}\\d]|(?<!\\p{L})(?:an?|the|my|our|your|his|her|their|one|every|each) )\\d{1,3}\\+? )yrs?\\.?(?= old${afterAge})`,
      "giu",
    ),
    "years",
  ],
  [/(?<=(?<![\p{L}\d])\d{1,3}\+? )yrs?\.?(?= olds?(?!\p{L}))/giu, "year"],
  [/(?<=(?<![\p{L}\d])\d{1,3}\+? )yrs?(?:\.(?= \p{Ll}))?(?![\p{L}-])/giu, "years"],
  [/(?<=[\p{L},;] )w\/o(?= \p{L})/gu, "without"],
  [/(?<=[\p{L},;] )w\/ ?(?=\p{L})/gu, "with "],
  [/(?<=\p{Ll} )w(?= \p{Ll}{2})/gu, "with"],
];

/** An English text with the words that its writer shortened: 'parents w kids' bikes', '8 yrs in a shop', 'in oban'. */
export const inWords = (text: string, { isEnglish, places = [] }: WritingOfPlaces): string =>
  isEnglish
    ? withPlaceCapitals(
        short.reduce((line, [typed, written]) => line.replace(typed, written), text),
        places,
      )
    : text;
