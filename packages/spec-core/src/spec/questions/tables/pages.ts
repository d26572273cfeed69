import type { Project } from "../../project.ts";
import {
  all,
  any,
  declines,
  does,
  hasFact,
  hasFile,
  hasPageNamed,
  listed,
  mentions,
  not,
  openWordsOn,
  placeOf,
  sentencesOn,
  shows,
  together,
} from "../checks.ts";
import { asksForSilence } from "../open-points.ts";
import type { Check, QuestionRule } from "../rule.ts";
import { coursePage, courseQuestion } from "./courses.ts";
import { youthPage } from "./own-pages.ts";

/** Who tells so much tells what customers ask: prices, hours, places and terms. */
const materialMin = 6;

const customersWords =
  /(?<!\p{L})(?:reviews?|quotes? from|testimonials?|(?:lovely|nice|kind) words|thank[- ]you (?:cards?|letters?))(?!\p{L})/iu;

/** Whether all that is said of customers' words is that there are none yet. */
const hasNone = /\b(?:none|not yet|no testimonials)\b/i;
const hasNoWords: Check = (project) =>
  sentencesOn("testimonials")(project).every((text) => hasNone.test(text));

const showsTestimonials = any(
  shows("Testimonials", "testimonials"),
  hasPageNamed(/\breviews?\b|\btestimonials?\b/),
);
const showsPeople = shows("Team", "team");
const showsWork = shows("Portfolio", "portfolio");
const storyWords =
  /\b(?:started|founded|established|began|took over|grandfather|grandmother|my (?:mum|mom|mother|dad|father|parents)|when (?:i|we|my)|used to|trained)\b/i;

/** Whether a sentence that visitors read, or may come to read, tells how the business came to be. */
const tellsStory: Check = ({ mentions: { of }, words }) => {
  const told = new Set(of("story"));
  return words.statements.some(
    ({ text, field, isPrinted, proposal }) =>
      (told.has(text) || (field === "description" && storyWords.test(text))) &&
      (isPrinted || proposal === "print"),
  );
};

/** The sentences that say that one of the people named leaves or is away. */
function leavingSentences(project: Project): string[] {
  const people = project.words.facts.filter(({ kind }) => kind === "person");
  const names = people.map(({ text }) => text.split(" ")[0] ?? text);
  return sentencesOn("leaving")(project).filter((text) => names.some((name) => text.includes(name)));
}

/** The sentences that tell how the business came to be and that nobody reads yet. */
const untoldStory = ({ words }: Project): string[] =>
  words.statements
    .filter(
      ({ text, field, isPrinted }) =>
        field === "description" && !isPrinted && storyWords.test(text) && !asksForSilence(text),
    )
    .map(({ text }) => text);

/** What the page about the business needs and the answers do not tell. */
function aboutQuestion(project: Project): string {
  const missing = [
    ...(hasFact("person")(project) ? [] : ["who stands behind the business"]),
    ...(hasFact("founded")(project) || untoldStory(project).length > 0 ? [] : ["since when"]),
    ...(untoldStory(project).length > 0 ? [] : ["why was it started"]),
    "what should visitors know of its people",
  ];
  return untoldStory(project).length > 0
    ? `May the page tell what is quoted, and besides: ${listed(missing)}?`
    : `Of the page on the business: ${listed(missing)}?`;
}

// Before and after a treatment pictures show people, before and after a repair they show things.
const showsBodies: Check = ({ industry }) =>
  industry.industry === "Healthcare" || industry.industry === "Fashion & Beauty";

const teachesOrTreats: Check = ({ industry }) =>
  industry.industry === "Healthcare" || industry.industry === "Education";

const showsJobs: Check = (project) => shows("Careers")(project) || project.does.has("jobs");

/** What tells that the client writes, and how often. */
const writesThemselves = ({ words }: Project): string[] =>
  words.statements
    .filter(({ text }) =>
      /\b(?:i|we)\b.{0,20}\b(?:write|blog|post)\b.{0,40}\b(?:every|once a|weekly|monthly)\b/i.test(text),
    )
    .map(({ text }) => text);

const hasEventPage = hasPageNamed(/\bevents?\b|what'?s on|\bcalendar\b/);

/** Questions about what fills the pages that the client chose. */
export const pageQuestions: readonly QuestionRule[] = [
  {
    id: "about",
    path: placeOf("About"),
    question: aboutQuestion,
    asks: "client",
    blocks: "page",
    when: shows("About"),
    settledBy: any(
      tellsStory,
      // The name and how it began are told: whether they may be printed is asked sentence by sentence.
      all(hasFact("person"), hasFact("founded"), (project) => untoldStory(project).length > 0),
      ({ form }) => form.contentDocuments.length > 0,
    ),
  },
  {
    id: "testimonials",
    path: placeOf("Testimonials"),
    question: (project) =>
      openWordsOn(customersWords)(project).length > 0
        ? "Please send the customers' words in full: whose are they, under which name may they stand, and have they agreed? Nothing of them is shown until then."
        : "Whose words may be shown, under which name, and have they agreed?",
    asks: "client",
    blocks: "page",
    when: all(any(showsTestimonials, mentions("testimonials")), not(declines("testimonials"))),
    settledBy: any(mentions("reviews"), all(not(showsTestimonials), hasNoWords)),
    quotes: (project) => [
      ...new Set([...sentencesOn("testimonials")(project), ...openWordsOn(customersWords)(project)]),
    ],
  },
  {
    id: "testimonials-declined",
    path: placeOf("Testimonials"),
    question:
      "Shall the part for customers' words go? It was chosen, and the answers say that there is to be none.",
    asks: "client",
    blocks: "page",
    when: all(showsTestimonials, declines("testimonials")),
    quotes: sentencesOn("testimonials"),
  },
  {
    id: "reviews",
    path: placeOf("Testimonials"),
    question:
      "Which reviews are shown, under which names, does the platform they stand on allow it, and who adds new ones?",
    asks: "client",
    blocks: "page",
    when: mentions("reviews"),
    settledBy: all(not(showsTestimonials), (project) =>
      sentencesOn("reviews")(project).every((text) => hasNone.test(text)),
    ),
    quotes: sentencesOn("testimonials", "reviews"),
  },
  {
    id: "team",
    path: placeOf("Team"),
    question: "Who is shown, with which name, role and picture, and have they all agreed?",
    asks: "client",
    blocks: "page",
    when: all(showsPeople, not(hasFact("person"))),
  },
  {
    id: "team-consent",
    path: placeOf("Team"),
    question:
      "Which of these people, and who else, does the site show at the launch and in the months after, with which role, and have they agreed to name and picture?",
    asks: "client",
    blocks: "page",
    when: all(showsPeople, hasFact("person")),
    // The sentence on one who leaves stands in the brief, which is the agency's; the question says nothing of it.
    quotes: (project) => [
      ...project.words.facts.filter(({ kind }) => kind === "person").map(({ text }) => text),
      ...leavingSentences(project),
    ],
  },
  {
    id: "portfolio",
    path: placeOf("Portfolio"),
    question: "Which pieces of work are shown, whose pictures are they, and do the clients agree?",
    asks: "client",
    blocks: "page",
    when: showsWork,
    settledBy: any(
      all(hasFile("work"), mentions("photoConsent")),
      // A shop's section shows its products.
      all(does("shop"), not(shows("Portfolio"))),
    ),
    quotes: sentencesOn("photos"),
  },
  {
    id: "picture-consent",
    path: "assets.files",
    question: "Have the people in the pictures agreed in writing, and for children their guardians?",
    asks: "client",
    blocks: "launch",
    when: all(
      any(mentions("photos", "video"), showsWork, hasFile("work", "team")),
      any(
        together("photos", "children"),
        together("video", "children"),
        all(mentions("children", "patients"), teachesOrTreats),
        all(mentions("beforeAfter"), showsBodies),
        hasPageNamed(youthPage),
      ),
    ),
    settledBy: mentions("photoConsent"),
    quotes: (project) => {
      const said = sentencesOn("children", "patients", "beforeAfter")(project);
      const shown = said.filter((text) => /photo|picture|video|film|image|before/i.test(text));
      return shown.length > 0 ? shown : said.slice(0, 2);
    },
  },
  {
    id: "faq",
    path: placeOf("FAQ"),
    question: "Which questions do customers really ask, and how are they answered?",
    asks: "client",
    blocks: "page",
    when: shows("FAQ"),
    settledBy: any(
      ({ form }) => form.contentDocuments.some(({ name }) => /faq|question/i.test(name)),
      // The texts are asked for, or made of what is told.
      ({ form, words }) => words.facts.length >= (form.aiContentCreation ? materialMin : materialMin / 2),
    ),
  },
  {
    id: "blog",
    path: placeOf("Blog"),
    question: (project) =>
      writesThemselves(project).length > 0
        ? "What are the first posts about, and with which tool and account are they written?"
        : "Who writes the posts, how often, and what are the first ones about?",
    asks: "client",
    blocks: "page",
    when: any(shows("Blog"), (project) => sentencesOn("blog")(project).some((text) => !/\?/.test(text))),
    quotes: (project) => [...new Set([...sentencesOn("blog")(project), ...writesThemselves(project)])],
  },
  {
    id: "jobs",
    path: placeOf("Careers"),
    question: (project) =>
      project.mentions.has("jobs")
        ? "From when on and at what pay is the position open, what does the application form ask for, which files does it take, who reads it, and who takes the advert down?"
        : "Which positions are open from when on, what is asked of applicants, where do applications go, and who takes an advert down?",
    asks: "client",
    blocks: "page",
    when: showsJobs,
    quotes: sentencesOn("jobs"),
  },
  {
    id: "events",
    path: "projectRequirements.scope.features",
    question:
      "Which dates come first, how does one sign up or buy a ticket, and what holds on a cancellation?",
    asks: "client",
    blocks: "page",
    when: mentions("events"),
    settledBy: hasEventPage,
    quotes: sentencesOn("events", "signUp"),
  },
  {
    id: "workshops",
    path: "projectRequirements.scope.features",
    question: (project) => courseQuestion(sentencesOn("workshops")(project)),
    asks: "client",
    blocks: "page",
    when: all(mentions("workshops"), not(hasPageNamed(coursePage))),
    settledBy: ({ industry }) => industry.industry === "Education",
    quotes: sentencesOn("workshops"),
  },
  {
    id: "calendar",
    path: "projectRequirements.scope.features",
    question: "What does the calendar show, where is it kept, and who keeps it up to date?",
    asks: "client",
    blocks: "page",
    when: mentions("calendar"),
    settledBy: any(mentions("events", "stay"), ({ does }) => does.has("booking")),
    quotes: sentencesOn("calendar"),
  },
  {
    id: "downloads",
    path: "projectRequirements.scope.features",
    question: (project) =>
      sentencesOn("downloads")(project).some((text) =>
        /\b(?:free|costs?|pay|paid|sell|sold|buy|price)\b/i.test(text),
      )
        ? "Which files can be downloaded, which are free and which cost what, through which shop, whose are they, and who replaces them when they change?"
        : "Which files can be downloaded, by whom, and who replaces them when they change?",
    asks: "client",
    blocks: "page",
    when: mentions("downloads"),
    quotes: sentencesOn("downloads"),
  },
  {
    id: "video",
    path: "projectRequirements.scope.features",
    question:
      "Who sends the videos or recordings, where do they lie, are there captions, and may they load from another company's server?",
    asks: "client",
    blocks: "page",
    when: mentions("video"),
    quotes: sentencesOn("video"),
  },
];
