import { matches } from "../../content/regex-prefilter/prefiltered-match.ts";
import { isBookedElsewhere } from "../booked-elsewhere.ts";
import type { Project } from "../project.ts";
import { askedOfSite } from "./said-of-business.ts";

const self = "(?:myself|ourselves|herself|himself|themselves|yourself)";
const reaching = "(?:ring|call|phon|telephon|ask|e-?mail|writ|pay|wait|trouble|both)(?:e?ing)";

/** 'A list that we can edit ourselves', 'to change it without phoning anybody', 'show me how to change the prices'. */
const editing = new RegExp(
  [
    `(?:updat|edit|chang|add|alter|manag|maintain|put|post)(?:e|es|ing)?(?: [\\p{L}'’-]+){0,6} (?:${self}|without ${reaching})`,
    `(?:show|shown|teach|taught)(?: me| us)? how to (?:updat|edit|chang|add|alter|manag)e?`,
    "want changing(?: [\\p{L}'’-]+){0,6} shown how",
  ]
    .map((way) => `(?<!\\p{L})${way}(?!\\p{L})`)
    .join("|"),
  "iu",
);

const editingFeature = "Editing by the client of what changes often, without the agency";

/** What clients ask for besides their goals, and the words that name it. */
const named: readonly (readonly [feature: string, words: RegExp])[] = [
  [editingFeature, editing],
  [
    "Before-and-after slider for pairs of pictures",
    /(?<!\p{L})before[- ](?:and|&|\/)[- ]?after(?!\p{L})[^.!?]{0,80}(?<!\p{L})slid(?:e|er|ers|ing)(?!\p{L})/iu,
  ],
  [
    "Button to the client's own portal",
    /(?<!\p{L})(?:(?:client|customer|patient|member|parent|support) portal|portal (?:button|link|login))(?!\p{L})/iu,
  ],
  [
    "Quote request form",
    /(?<!\p{L})(?:(?:get|request|ask for) a (?:free )?quote|quote (?:button|form|page))(?!\p{L})/iu,
  ],
  ["Price calculator", /(?<!\p{L})(?:price|cost|quote) calculator(?!\p{L})/iu],
  [
    "Calendar of free dates",
    /(?<!\p{L})(?:availability calendar|calendar(?: [\p{L}'’-]+){0,8} (?:free|available|availability))(?!\p{L})/iu,
  ],
];

const bookingButton = "Booking button that leads to the client's own booking service";

/** The names of the features that only the client's words add. */
export const wishedNames: ReadonlySet<string> = new Set([
  ...named.map(([feature]) => feature),
  bookingButton,
]);

/** Whether the client asks to change parts of the site without the agency. */
export const editsAlone = (project: Pick<Project, "words">): boolean =>
  askedOfSite(project).some((text) => matches(editing, text));

/** The features that the client asks for in so many words. */
export function wishedFeatures(project: Project): string[] {
  const asked = askedOfSite(project);
  const isElsewhere = isBookedElsewhere(project.words.statements.map(({ text }) => text));
  return [
    ...named.flatMap(([feature, words]) => (asked.some((text) => matches(words, text)) ? [feature] : [])),
    ...(isElsewhere ? [bookingButton] : []),
  ];
}
