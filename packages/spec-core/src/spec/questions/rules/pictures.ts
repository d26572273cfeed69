import { isDefaultTheme } from "../../../color/default-theme.ts";
import type { Project } from "../../project.ts";
import { sellsSoftware } from "../../software.ts";
import {
  all,
  any,
  does,
  hasFile,
  hasPageNamed,
  not,
  sentencesOn,
  sentencesOnlyOn,
  shows,
} from "../checks.ts";
import { blocksPageIf, type Check, type QuestionRule } from "../rule.ts";
import { wishedColors } from "../wished-colors.ts";
import { hasGuests } from "./booking.ts";
import { isLogoUnknown } from "./logo.ts";

const later =
  /\b(?:later|not yet|(?:next|the coming) (?:week|month|year|spring|summer)|(?:in|until|till|by) (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter)|(?:are|is) coming|still to be taken)\b/i;

/** 'Go easy on photos of the yard, we leave in June': the date is not that of the pictures. */
const restrains =
  /(?<!\p{L})(?:go easy|easy on|avoid|not too many|leave out|(?:don['’]?t|do not) (?:use|show|put|want|take)) (?:\p{L}+ ){0,4}(?:photo\p{L}*|pictures?|pics?|images?)(?!\p{L})/iu;

const taken = /\b(?:took|taken|made|are (?:available|ready)|we have|i have)\b/i;

/** Whether a sentence says that pictures will be taken later. */
const comeLater: Check = (project) =>
  sentencesOn("photos")(project).some(
    (text) => later.test(text) && !taken.test(text) && !restrains.test(text),
  );

/** 'A photographer comes next month': who takes them and when is told, and drawings stand in until then. */
const photographerComes: Check = (project) =>
  sentencesOn("photos")(project).some(
    (text) =>
      /(?<!\p{L})photographers?(?!\p{L})/iu.test(text) &&
      later.test(text) &&
      !/\?|(?<!\p{L})(?:need|find|know|recommend|maybe|perhaps|no)(?!\p{L})/iu.test(text),
  );

const ownPictures =
  /\b(?:(?:i|we)(?:['’]ve| have| got|['’]ll| can| will| took| take)|my|our|send|sending|use (?:the|my|our)|on (?:my|the) phone)\b/i;

/** Whether a sentence says that the client has pictures of their own. */
const hasPictures: Check = (project) => sentencesOn("photos")(project).some((text) => ownPictures.test(text));

const showsWork = shows("Portfolio", "portfolio");

/** Whether the form holds the colors of a new project and the answers name no others. */
const areColorsOpen: Check = (project) =>
  isDefaultTheme(project.input.themeColors) && wishedColors(project).length === 0;

/** Asks for the logo and for the business's own colors, if the answers tell neither. */
const brandOpen = (project: Project): string =>
  isLogoUnknown(project)
    ? `Do you have a logo, as SVG or PDF${areColorsOpen(project) ? ", and colors of your own (of a sign, a van, stationery) that the site should take" : ""}? `
    : areColorsOpen(project)
      ? "Which colors of your own (of the logo, a sign, a van, stationery) should the site take? "
      : "";

/** Pictures that customers send, which do not show the business. */
const picturesByCustomers =
  /(?<!\p{L})(?:people|customers|clients|visitors|they|somebody|everyone|owners) (?:\p{L}+ )?(?:send|sends|upload|attach|add)(?!\p{L})|(?<!\p{L})form (?:for|to|where|with)(?!\p{L})/iu;

const children = "(?:child(?:ren)?|kids?|pupils|teen(?:ager)?s|juniors|toddlers?|bab(?:y|ies))";
/** Children in the trade or the audience: 'parents and children', 'schools'. */
const amongCustomers = new RegExp(`(?<!\\p{L})(?:${children}|schools?|families)(?!\\p{L})`, "iu");
/**
 * Children in other sentences. 'I drive the school bus', 'my children', 'families who live too far off' do not count.
 */
const childrenSaid = new RegExp(
  `(?<!(?:my|his|her|no) )(?<!\\p{L})${children}(?!\\p{L})|(?<!\\p{L})(?:(?:for|to|with|visit|at|in) (?:\\p{L}+ )?schools|school (?:groups|classes|trips|visits|parties|photos)|famil(?:y|ies) (?:portraits?|photos?|pictures|sessions?|shoots?|days?|trips?|tickets?|with|welcome))(?!\\p{L})`,
  "iu",
);

const showsChildren: Check = ({ form, words }) =>
  [form.niche, form.businessName, form.audience].some((text) => amongCustomers.test(text)) ||
  words.statements.some(({ text }) => childrenSaid.test(text));

/**
 * Pictures that are part of the service: 'You get a photo after every visit', 'a scanner takes a picture of the eye'.
 */
const ofWork =
  /(?<!\p{L})(?:you|they|owners|parents|customers|clients|people)(?:['’]ll| will)? (?:also )?(?:get|receive)(?: \p{L}+)? (?:photos?|pictures?|pics?)(?!\p{L})|(?<!\p{L})(?:scan(?:s|ner)?s?|x-?rays?|camera|machine|microscope)(?!\p{L})[^.]{0,60}(?:pictures?|images?|photos?) of/iu;

/** Pictures that doctors and inspectors take: 'retinal photograph', 'thermal images', 'x-ray pictures'. */
const ofExamination =
  /(?<!\p{L})(?:retinal|fundus|dental|intra-?oral|clinical|dermoscop\p{L}*|x-?ray|ultrasound|scan|thermal|infrared|passport|visa|id)[ -](?:camera )?(?:photo(?:graph)?s?|pictures?|images?)(?!\p{L})/giu;
const ofPictures = /(?<!\p{L})(?:photo\p{L}*|pictures?|pics?|images?|shots?|logo)(?!\p{L})/iu;

const isOfExamination = (text: string): boolean =>
  text.search(ofExamination) >= 0 && !ofPictures.test(text.replace(ofExamination, ""));

const picture = "(?:photo(?:graph)?s?|pictures?|pics?|images?|shots?)";
const onTop =
  "(?:(?:at|on|to|right at|across|over) (?:the )?(?:very )?top|(?:on|for) (?:the )?(?:home|front|first|start) ?page|as (?:the |a )?(?:header|hero|banner|main)|in (?:the )?(?:header|hero|banner))";
/** A certain picture as the first thing that visitors see: 'a big photo of our boat at the top'. */
const certainOnTop = new RegExp(
  `(?<!\\p{L})${picture} (?:of|with|from) [^.!?;]{2,60}(?<!\\p{L})${onTop}(?!\\p{L})|(?<!\\p{L})${onTop}(?!\\p{L})[^.!?;]{0,40}(?<!\\p{L})${picture} (?:of|with|from) (?:my|our|the|me|us|\\p{Lu})`,
  "iu",
);
const unwanted = /(?<!\p{L})(?:no|not|never|without|avoid|stock)(?!\p{L})|n['’]t(?!\p{L})/iu;

/** Whether the home page is to open with a certain picture, which only the client has. */
const wantsOwnOnTop: Check = ({ words }) =>
  words.statements.some(
    ({ text, field }) =>
      (field === "description" || field === "contentNotes") &&
      certainOnTop.test(text) &&
      !unwanted.test(text),
  );

const pictureSentences = (project: Project): string[] => {
  const forUs = new Set(
    project.words.statements.flatMap(({ field, text }) => (field === "onlyForUs" ? [text] : [])),
  );
  return sentencesOnlyOn(
    ["photos", "beforeAfter"],
    ["upload"],
  )(project).filter(
    (text) =>
      !forUs.has(text) &&
      !picturesByCustomers.test(text) &&
      !forQuotes.test(text) &&
      !inReport.test(text) &&
      !ofWork.test(text) &&
      !isOfExamination(text),
  );
};

/** 'Can't price off a photo but send one anyway': a picture with which customers ask, not one of the business. */
const forQuotes =
  /(?<!\p{L})(?:price|quote|estimate|judge|tell)(?!\p{L})[^.!?]{0,30}(?<!\p{L})(?:off|from|by|with|without) (?:an? |the |your )?(?:photo|picture|pic)s?(?!\p{L})|(?<!\p{L})(?:send|text|whats ?app|e-?mail|message|show) (?:me|us) (?:an? |some |your |the )?(?:\p{L}+ )?(?:photo|picture|pic)s?(?!\p{L})/iu;

/** Pictures for customers: 'Written report with photos'. */
const inReport =
  /(?<!\p{L})(?:reports?|surveys?|inspections?)(?!\p{L}).{0,20}(?:photos?|pictures?)(?!\p{L})/iu;

/** Pages that are empty without pictures. A team page can show names instead. */
const showsWorks = any(showsWork, hasPageNamed(/\bgaller/));

const wantsWorks: Check = ({ form }) => form.goals.includes("Showcase Portfolio");

/** Pages with a place for pictures. */
const hasPlace = any(
  showsWorks,
  shows("Team", "team"),
  shows("Products"),
  ({ pages }) => pages.length === 0,
  does("shop"),
);

/** Pages that need the client's own pictures; elsewhere pictures from other sources are enough. */
const showsOwn = any(shows("Team", "team"), showsWorks);

const hasOwnPictures = hasFile("opening", "team", "product", "work", "place", "other");

/** The question about the pictures of the site. */
export const picturesQuestion: QuestionRule = {
  id: "pictures",
  path: "assets.files",
  question: (project) =>
    comeLater(project)
      ? "Which pictures will be ready for the launch, who takes them, and what should we show until the others come?"
      : `${brandOpen(project)}Which pictures may we use, when do you send them, and what does each show${showsWork(project) ? " (of each piece of work: what, where, when, for whom and what came of it)" : ""}? Who took them, how are they credited, and do the people in them${showsChildren(project) ? ", of children their parents," : ""} and the owners of what they show agree in writing? What must stay unseen?`,
  asks: "client",
  blocks: blocksPageIf(
    any(
      showsWorks,
      wantsWorks,
      wantsOwnOnTop,
      does("shop"),
      hasGuests,
      all(comeLater, hasPlace, not(photographerComes)),
    ),
  ),
  // A client who mentions photos has some, even if the agency may find others.
  when: (project) => !project.form.aiImageSourcing || hasPictures(project) || wantsOwnOnTop(project),
  settledBy: all(hasOwnPictures, not(comeLater)),
  quotes: pictureSentences,
};

/** The question about pictures that only the client has, if the agency may find all others. */
export const ownPicturesQuestion: QuestionRule = {
  id: "own-pictures",
  path: "assets.files",
  question: (project) =>
    `${brandOpen(project)}Which pictures can only come from you: you and your people, your place, your work? Who takes them, by when, and do the people in them and the owners of what they show agree? Until then the site shows none of these.`,
  asks: "client",
  blocks: "page",
  when: all(({ form }) => form.aiImageSourcing, showsOwn, not(hasPictures)),
  settledBy: any(hasOwnPictures, sellsSoftware),
};

/** The question about the look of a business that has no pictures to ask for. */
export const brandQuestion: QuestionRule = {
  id: "brand",
  path: "assets.logos",
  question: (project) =>
    `${brandOpen(project)}${hasOwnPictures(project) ? "" : "Is there any picture of your own that the site may use (you, your place or van, your work)?"}`.trim(),
  asks: "client",
  blocks: "nothing",
  when: all(
    any(isLogoUnknown, areColorsOpen),
    not((project) => isAskedForPictures(project)),
  ),
  settledBy: (project) => ownPicturesQuestion.when(project) && !ownPicturesQuestion.settledBy?.(project),
};

/** Whether a question asks for the pictures and their rights. */
export const isAskedForPictures: Check = (project) =>
  picturesQuestion.when(project) && !picturesQuestion.settledBy?.(project);
