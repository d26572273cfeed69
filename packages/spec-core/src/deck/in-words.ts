import type { Writing } from "../content/writing/written-out.ts";

/** Words after which a plural in 's' has no thing of its own: 'the peoples of the north'. */
const noThing =
  "(?:of|and|or|in|on|at|to|from|with|for|who|that|which|is|are|was|were|have|has|do|can|will|only|too|as|by)";

/** Words after 'your' that say how somebody is or what they do, and name nothing that is theirs. */
const afterYou =
  "(?:not(?![\\p{L}-])|(?:away|coming|going|looking|welcome|unsure|interested|worried|thinking|wondering|planning|stuck|able|ready|happy|on holiday|in the area)(?= (?:to|for|in|on|at|of|about|from|by|with|and|or|if|when|over|all|round|back|home)(?!\\p{L})|[,.;:!?)]|$))";

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
  [/(?<![\p{L}\d.,-])1 yr\.?(?![\p{L}-])/gu, "1 year"],
  [/(?<=(?<![\p{L}\d])\d{1,3}\+? )yrs?\.?(?= olds?(?!\p{L}))/giu, "year"],
  [/(?<=(?<![\p{L}\d])\d{1,3}\+? )yrs?(?:\.(?= \p{Ll}))?(?![\p{L}-])/giu, "years"],
  [/(?<=[\p{L},;] )w\/o(?= \p{L})/gu, "without"],
  [/(?<=[\p{L},;] )w\/ ?(?=\p{L})/gu, "with "],
  [/(?<=\p{Ll} )w(?= \p{Ll}{2})/gu, "with"],
];

/** An English text with the words that its writer shortened: 'parents w kids' bikes', '8 yrs in a shop'. */
export const inWords = (text: string, { isEnglish }: Writing): string =>
  isEnglish ? short.reduce((line, [typed, written]) => line.replace(typed, written), text) : text;
