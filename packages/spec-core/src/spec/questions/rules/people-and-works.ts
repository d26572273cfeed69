import type { Project } from "../../project.ts";
import {
  all,
  any,
  declines,
  does,
  hasFact,
  hasFile,
  hasPageNamed,
  isOfIndustry,
  mentions,
  not,
  placeOf,
  sentencesOn,
  shows,
  together,
} from "../checks.ts";
import type { Check, QuestionRule } from "../rule.ts";
import { sentencesWith } from "../whole-sentences.ts";
import { youthPage } from "./own-page-kinds.ts";
import { isAskedForPictures } from "./pictures.ts";

// Nobody is in pictures that nobody takes.
const noPictures =
  /\b(?:photos?|pictures?|filming|photography)\b.{0,30}\b(?:forbidden|not allowed|prohibited|banned)\b|\bno (?:photos|pictures|photography|filming)\b/i;

const showsPeople = shows("Team", "team");
const showsWork = shows("Portfolio", "portfolio");
/** The sentences that say that one of the people named leaves or is away. */
function leavingSentences(project: Project): string[] {
  const people = project.words.facts.filter(({ kind }) => kind === "person");
  const names = people.map(({ text }) => text.split(" ")[0] ?? text);
  return sentencesOn("leaving")(project).filter((text) => names.some((name) => text.includes(name)));
}

// Before and after a treatment pictures show people, before and after a repair they show things.
const showsBodies = isOfIndustry("Healthcare", "Fashion & Beauty");

// The question about pictures quotes a sentence on photos, and asks as much of them.
const isAskedWithPictures: Check = (project) => {
  const onPhotos = new Set(sentencesOn("photos")(project));
  return (
    !project.form.aiImageSourcing && sentencesOn("beforeAfter")(project).every((text) => onPhotos.has(text))
  );
};

const inTime =
  /\bbefore and after (?:\p{L}+ ){0,2}(?:surgery|operations?|birth|pregnancy|school|work|meals?|lessons?|games?|races?)\b/iu;

/** The sentences on pictures of before and after; what happens before and after an event is no picture. */
/** 'No before/after pictures': there is no work to show. */
const refusesComparing =
  /(?<!\p{L})(?:no|not|never|without|don['’]?t|do not|avoid)(?!\p{L}).{0,40}(?<!\p{L})(?:before|after|compar\p{L}*)|(?<!\p{L})how (?:your|their) .{0,20}(?<!\p{L})was before/iu;

const beforeAfter = (project: Project): string[] =>
  sentencesOn("beforeAfter")(project).filter((text) => !inTime.test(text) && !refusesComparing.test(text));

const teachesOrTreats = isOfIndustry("Healthcare", "Education");

/** Questions about who and what is shown, and whether they agree. */
export const shownQuestions: readonly QuestionRule[] = [
  {
    id: "team",
    path: placeOf("Team"),
    question: "Who should the site show, with what name, role and picture, and have they all agreed?",
    asks: "client",
    blocks: "page",
    when: all(showsPeople, not(hasFact("person"))),
  },
  {
    id: "team-consent",
    path: placeOf("Team"),
    question:
      "Which of these people, and who else, should the site show now and in the coming months? What does each of them do, and have they agreed to be named and pictured?",
    asks: "client",
    blocks: "page",
    when: all(showsPeople, hasFact("person")),
    // The sentence about a leaver is quoted in the brief, which is the agency's; the question does not mention it.
    quotes: (project) => [
      ...sentencesWith(
        project,
        project.words.facts.filter(({ kind }) => kind === "person"),
      ),
      ...leavingSentences(project),
    ],
  },
  {
    id: "portfolio",
    path: placeOf("Portfolio"),
    question:
      "Which pieces of work should we show, what is each (where, when, of what), whose pictures are they, do your clients agree, and what in them has to stay private?",
    asks: "client",
    blocks: "page",
    when: any(
      showsWork,
      all((project) => beforeAfter(project).length > 0, not(isAskedWithPictures)),
    ),
    settledBy: any(
      all(hasFile("work"), mentions("photoConsent")),
      // The question about the pictures asks as much of each piece.
      all(showsWork, isAskedForPictures),
      // A shop's section shows its products.
      all(does("shop"), not(shows("Portfolio"))),
    ),
    quotes: sentencesOn("photos", "beforeAfter"),
  },
  {
    id: "picture-consent",
    path: "assets.files",
    question:
      "Have the people in the pictures agreed in writing, and the parents or guardians of any children?",
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
    settledBy: any(
      mentions("photoConsent"),
      // The question about the pictures asks as much.
      all(
        isAskedForPictures,
        not(hasFile("work", "team")),
        not((project) => beforeAfter(project).length > 0),
      ),
      all(declines("photos"), not(hasFile("work", "team"))),
      ({ words }) => words.statements.some(({ text }) => noPictures.test(text)),
    ),
    quotes: (project) => {
      const said = sentencesOn("children", "patients", "beforeAfter")(project);
      const shown = said.filter((text) => /photo|picture|video|film|image|before/i.test(text));
      return shown.length > 0 ? shown : said.slice(0, 2);
    },
  },
];
