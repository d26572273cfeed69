import { listed } from "../../../text/listed.ts";
import type { Project } from "../../project.ts";
import {
  all,
  any,
  declines,
  hasFact,
  hasPageNamed,
  mentions,
  not,
  openWordsOn,
  placeOf,
  sentencesOn,
  shows,
} from "../checks.ts";
import { quotedPraise } from "../quoted-praise.ts";
import { blocksPageIf, type Check, type QuestionRule } from "../rule.ts";
import { isSilenced } from "../silence.ts";
import { ownTextSentences } from "./own-texts.ts";

const customersWords =
  /(?<!\p{L})(?:reviews?|quotes? from|testimonials?|(?:lovely|nice|kind) words|thank[- ]you (?:cards?|letters?))(?!\p{L})/iu;

/** The answers say that there are no testimonials yet. */
const hasNone =
  /\b(?:none|not yet|no testimonials|(?:leave|skip) (?:it|them|those|that|this)(?: out| off)? for now)\b/i;
/** 'I can't have patient testimonials because of the regulator', 'the rules are strict about testimonials'. */
const isForbidden =
  /\b(?:can['’]?t|cannot|can not|may not|mustn['’]?t|not allowed to) (?:have|use|show|print|publish|put)\b|\b(?:rules?|regulations?|regulator|code|law|board|council|college|chamber|ethics)\b[^.!?]{0,60}\b(?:strict|forbids?|bans?|prohibits?|(?:does not|do not|doesn['’]?t|don['’]?t) (?:allow|permit|let)|not allowed|against)\b/i;
const hasNoWords: Check = (project) =>
  sentencesOn("testimonials")(project).every((text) => hasNone.test(text) || isForbidden.test(text));

const showsTestimonials = any(
  shows("Testimonials", "testimonials"),
  hasPageNamed(/\breviews?\b|\btestimonials?\b/),
);
const storyWords =
  /\b(?:started|founded|established|began|took over|grandfather|grandmother|my (?:mum|mom|mother|dad|father|parents)|when (?:i|we|my)|used to|trained|qualified|generation|(?:\d+|ten|twelve|fifteen|twenty|thirty|forty) years)\b/i;

/** Whether a sentence for visitors is about the beginnings of the business. */
const mentionsHistory: Check = ({ mentions: { of }, words }) => {
  const storyTexts = new Set(of("story"));
  return words.statements.some(
    ({ text, field, isPrinted, proposal }) =>
      (storyTexts.has(text) || (field === "description" && storyWords.test(text))) &&
      (isPrinted || proposal === "print"),
  );
};

/** The sentences about the beginnings of the business that visitors do not see yet. */
const openHistoryQuestions = (project: Project): string[] =>
  project.words.statements
    .filter(
      (statement) =>
        statement.field === "description" &&
        !statement.isPrinted &&
        storyWords.test(statement.text) &&
        !isSilenced(statement, project),
    )
    .map(({ text }) => text);

/** 'Nine years at the hospital', 'since 2004': enough for a page about a person's work. */
const tellsExperience: Check = ({ words }) =>
  words.statements.some(
    ({ field, text }) =>
      field === "description" &&
      /\b(?:since|opened|started|founded|took over)\b.{0,30}\b(?:19|20)\d\d\b|\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty) years\b/i.test(
        text,
      ),
  );

const oneOfUs = new RegExp(
  [
    "(?<!\\p{L})(?:[Mm]y name is|[Mm]y name['’]s|[Rr]un by|[Oo]wned by|[Ff]ounded by|[Mm]yself,? \\(?|(?:[Mm]y|[Oo]ur) (?:(?:late|dear|older|elder|eldest|younger|youngest|twin|future|then) )?(?:husband|wife|partner|business partner|brother|sister|son|daughter|father|mother|dad|mum|mom|cousin|friend),?) ?\\p{Lu}\\p{Ll}",
    "(?<!\\p{L})(?:I['’]m|I am) (?:Dr\\.? )?\\p{Lu}\\p{L}+ \\p{Lu}\\p{L}",
  ].join("|"),
  "u",
);

/** Whether the description names who runs it: 'I'm Ada Ross', 'my brother Tom'. */
const namesOwner: Check = ({ words }) =>
  words.statements.some(
    ({ field, kind, text }) => field === "description" && kind !== "private" && oneOfUs.test(text),
  );

/** The question about the missing content of the About page. */
function aboutQuestion(project: Project): string {
  const missing = [
    "who is behind your business",
    ...(hasFact("founded")(project) || openHistoryQuestions(project).length > 0
      ? []
      : ["when did you start"]),
    ...(openHistoryQuestions(project).length > 0 ? [] : ["why did you start"]),
    "what should visitors know about you and your people",
  ];
  return `For the About page: ${listed(missing)}?`;
}

/** Words for the About page or its content, in a sentence about texts that the client writes. */
const ofAbout = /(?<!\p{L})(?:about|bio|biography|(?:my|our) story|who we are)(?!\p{L})/iu;

/** Reviews that the business makes as its work: 'independent reviews of accounts', 'a yearly policy review'. */
const reviewsAsWork =
  /(?<!\p{L})(?:independent|annual|yearly|quarterly|interim|statutory|financial|tax|contract|policy|peer|file|compliance|performance|pension|portfolio|rent|lease|salary|insurance|medication|safety|code|design) reviews?(?! (?:on|site|sites|platform|platforms)(?!\p{L}))(?!\p{L})/giu;

/** The sentences about reviews by customers. */
const customersReviews = (project: Project): string[] =>
  sentencesOn("reviews")(project).filter(
    (text) =>
      text.replace(reviewsAsWork, "") === text || customersWords.test(text.replace(reviewsAsWork, "")),
  );

/** Thanks that customers wrote to the client, which no link leads to. */
const writtenOnPaper =
  /(?<!\p{L})(?:(?:thank[- ]?you|greetings?|christmas) (?:cards?|notes?|letters?)|(?<!(?:business|loyalty|gift|report|bank|credit) )cards(?! (?:accepted|only))|letters?|notes from|guest ?books?|(?:visitors['’]?|comments?) books?|e-?mails?|texts?(?: messages?)?|messages?|whats ?apps?|feedback (?:forms?|sheets?|cards?)|on paper|handwritten|in a (?:drawer|folder|box|binder))(?!\p{L})/iu;
const onPlatform =
  /(?<!\p{L})(?:google|facebook|fb|trust ?pilot|check ?a ?trade|trip ?advisor|yelp|houzz|nextdoor|insta(?:gram)?|yell|feefo|treatwell|fresha|booking\.com|airbnb|amazon|etsy|doctify|angi|bark|online|platforms?|web ?sites?|links?|stars?)(?!\p{L})/iu;

/** Words in quotation marks, long enough for a testimonial. */
const inQuotes = /["“][^"“”\n]{15,400}["”]/u;
const mayBeUsed =
  /(?<!\p{L})(?:said|says|told (?:me|us)) (?:it (?:is |was )?|it['’]s |yes,? |that (?:is|['’]s) )?(?:ok(?:ay)?|fine|yes|we (?:can|may|could)|i (?:can|may|could))(?!\p{L})|(?<!\p{L})(?:s?he|they) (?:has |have )?(?:agreed|gave (?:us |me )?(?:her|his|their) (?:ok|permission|consent)|(?:is|are) happy (?:for|with|to))(?!\p{L})|(?<!\p{L})with (?:her|his|their) (?:ok|permission|consent)(?!\p{L})/iu;

/** The customers' words that the client quotes in full, each with the sentence that says that they may be used. */
const agreedPraise = ({ words: { statements } }: Project): string[] =>
  statements.flatMap((statement, index) => {
    if (statement.field !== "contentNotes" || !inQuotes.test(statement.text)) return [];
    if (
      !customersWords.test(statement.text) &&
      !/(?<!\p{L})(?:said|says|wrote)(?!\p{L})/iu.test(statement.text)
    )
      return [];
    const next = statements[index + 1];
    const permission = [statement, ...(next?.field === statement.field ? [next] : [])].find(({ text }) =>
      mayBeUsed.test(text.replace(inQuotes, "")),
    );
    return permission ? [...new Set([statement.text, permission.text])] : [];
  });

/** Whether only the name is missing of customers' words that may be used. */
const isNameAlone: Check = (project) =>
  quotedPraise(project).length === 0 && agreedPraise(project).length > 0;

/** Questions about the content of the chosen pages. */
export const pageQuestions: readonly QuestionRule[] = [
  {
    id: "about",
    path: placeOf("About"),
    question: aboutQuestion,
    asks: "client",
    blocks: blocksPageIf(not(namesOwner)),
    when: shows("About"),
    settledBy: any(
      mentionsHistory,
      hasFact("person"),
      ({ form }) => form.contentDocuments.length > 0,
      tellsExperience,
      (project) => ownTextSentences(project).some((text) => ofAbout.test(text)),
    ),
  },
  {
    id: "testimonials",
    path: placeOf("Testimonials"),
    question: (project) =>
      isNameAlone(project)
        ? "Which name exactly, as you may print it, stands under these words, and may the place stand beside it?"
        : quotedPraise(project).length > 0
          ? "Have the customers whom you quote agreed, and which name and place may stand beside their words?"
          : openWordsOn(customersWords)(project).length > 0
            ? "Please send your customers' words in full. Whose are they, what name may we show, and have they agreed? Until then we show none of them."
            : "Which customers' words may we show (please send them word for word), under what name, and have they agreed? What should the page show until then?",
    asks: "client",
    blocks: blocksPageIf(showsTestimonials),
    when: all(
      any(showsTestimonials, mentions("testimonials"), (project) => quotedPraise(project).length > 0),
      not(declines("testimonials")),
    ),
    settledBy: any(mentions("reviews"), all(not(showsTestimonials), hasNoWords)),
    quotes: (project) => [
      ...new Set([
        ...(isNameAlone(project) ? agreedPraise(project) : []),
        ...quotedPraise(project),
        ...(quotedPraise(project).length > 0 ? [] : sentencesOn("testimonials")(project)),
        ...openWordsOn(customersWords)(project),
      ]),
    ],
  },
  {
    id: "testimonials-declined",
    path: placeOf("Testimonials"),
    question: "You chose a place for testimonials, but your notes say you want none. Should we leave it out?",
    asks: "client",
    blocks: "page",
    when: all(showsTestimonials, declines("testimonials")),
    quotes: sentencesOn("testimonials"),
  },
  {
    id: "reviews",
    path: placeOf("Testimonials"),
    question: (project) =>
      customersReviews(project).every((text) => writtenOnPaper.test(text) && !onPlatform.test(text))
        ? "Which of these words may we show (please send them word for word), under which name or initials, and have the writers agreed? What should the site show until they have?"
        : "Which reviews should we show (please send the link), under what names, have the writers agreed, and who adds new ones? Does the site they come from allow it?",
    asks: "client",
    blocks: blocksPageIf(showsTestimonials),
    when: (project) => mentions("reviews")(project) && customersReviews(project).length > 0,
    settledBy: all(not(showsTestimonials), (project) =>
      customersReviews(project).every((text) => hasNone.test(text)),
    ),
    quotes: (project) => [
      ...new Set([...sentencesOn("testimonials")(project), ...customersReviews(project)]),
    ],
  },
];
