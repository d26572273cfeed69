import type { Project } from "../../project.ts";
import {
  all,
  any,
  declines,
  hasFact,
  hasFile,
  hasPageNamed,
  mentions,
  not,
  placeOf,
  sentencesOn,
  shows,
} from "../checks.ts";
import type { Check, QuestionRule } from "../rule.ts";
import { coursePage, courseQuestion } from "./courses.ts";

const showsTestimonials = shows("Testimonials", "testimonials");
const showsPeople = shows("Team", "team");
const showsWork = shows("Portfolio", "portfolio");
/** Whether a sentence that visitors read, or may come to read, tells how the business came to be. */
const tellsStory: Check = ({ mentions: { of }, words }) => {
  const told = new Set(of("story"));
  return words.statements.some(
    ({ text, isPrinted, proposal }) => told.has(text) && (isPrinted || proposal === "print"),
  );
};

/** The sentences that say that one of the people named leaves or is away. */
function leavingSentences(project: Project): string[] {
  const people = project.words.facts.filter(({ kind }) => kind === "person");
  const names = people.map(({ text }) => text.split(" ")[0] ?? text);
  return sentencesOn("leaving")(project).filter((text) => names.some((name) => text.includes(name)));
}

// Before and after a treatment pictures show people, before and after a repair they show things.
const showsBodies: Check = ({ industry }) =>
  industry.industry === "Healthcare" || industry.industry === "Fashion & Beauty";

const showsJobs: Check = (project) => shows("Careers")(project) || project.does.has("jobs");

const hasEventPage = hasPageNamed(/\bevents?\b|what'?s on|\bcalendar\b/);

/** Questions about what fills the pages that the client chose. */
export const pageQuestions: readonly QuestionRule[] = [
  {
    id: "about",
    path: placeOf("About"),
    question: (project) =>
      hasFact("founded")(project)
        ? "Who stands behind the business, why was it started, and what should visitors know of its people?"
        : "Who stands behind the business, since when and why, and what should visitors know of its people?",
    asks: "client",
    blocks: "page",
    when: shows("About"),
    settledBy: any(tellsStory, ({ form }) => form.contentDocuments.length > 0),
  },
  {
    id: "testimonials",
    path: placeOf("Testimonials"),
    question: "Whose words may be shown, under which name, and have they agreed?",
    asks: "client",
    blocks: "page",
    when: all(any(showsTestimonials, mentions("testimonials")), not(declines("testimonials"))),
    settledBy: mentions("reviews"),
    quotes: sentencesOn("testimonials"),
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
    settledBy: all(hasFile("work"), mentions("photoConsent")),
    quotes: sentencesOn("photos"),
  },
  {
    id: "picture-consent",
    path: "assets.files",
    question: "Have the people in the pictures agreed in writing, and for children their guardians?",
    asks: "client",
    blocks: "launch",
    when: all(
      any(mentions("photos"), showsWork, hasFile("work", "team")),
      any(mentions("children", "patients"), all(mentions("beforeAfter"), showsBodies)),
    ),
    settledBy: mentions("photoConsent"),
    quotes: sentencesOn("children", "patients", "beforeAfter"),
  },
  {
    id: "faq",
    path: placeOf("FAQ"),
    question: "Which questions do customers really ask, and how are they answered?",
    asks: "client",
    blocks: "page",
    when: shows("FAQ"),
    settledBy: ({ form }) => form.contentDocuments.some(({ name }) => /faq|question/i.test(name)),
  },
  {
    id: "blog",
    path: placeOf("Blog"),
    question: "Who writes the posts, how often, and what are the first ones about?",
    asks: "client",
    blocks: "page",
    when: any(shows("Blog"), mentions("blog")),
    quotes: sentencesOn("blog"),
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
    question: "Which files can be downloaded, by whom, and who replaces them when they change?",
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
