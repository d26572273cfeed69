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
import { isSilenced } from "../silence.ts";
import { sentencesWith } from "../whole-sentences.ts";
import { youthPage } from "./page-names.ts";
import { isAskedForPictures } from "./pictures.ts";

// If there are no pictures, there is nobody in them.
const noPictures =
  /\b(?:photos?|pictures?|filming|photography)\b.{0,30}\b(?:forbidden|not allowed|prohibited|banned)\b|\bno (?:photos|pictures|photography|filming)\b/i;

const showsPeople = shows("Team", "team");
const showsWork = shows("Portfolio", "portfolio");
/** 'Ines may leave in May': a doubt about whether somebody stays. */
const mayLeave =
  /(?<!\p{L})(?:leav(?:e|es|ing)|retir(?:e|es|ing)|stop(?:s|ping)?|go(?:es|ing)? away)(?!\p{L})/iu;

/** The sentences that say that a named person leaves or is away, or may do so. */
function leavingSentences(project: Project): string[] {
  const people = project.words.facts.filter(({ kind }) => kind === "person");
  // Others named beside them, such as a helper by first name, are asked about with them.
  const beside = sentencesWith(project, people).flatMap((text) => text.match(/\p{Lu}\p{Ll}{2,}/gu) ?? []);
  const names = [...people.map(({ text }) => text.split(" ")[0] ?? text), ...beside];
  const doubts = project.words.open.points
    .filter((point) => mayLeave.test(point.sentence) && !isSilenced(point, project))
    .map(({ text }) => text);
  return [...new Set([...sentencesOn("leaving")(project), ...doubts])].filter((text) =>
    names.some((name) => text.includes(name)),
  );
}

// Pictures before and after a treatment show people; before and after a repair, things.
const showsBodies = isOfIndustry("Healthcare", "Fashion & Beauty");

// The question about pictures quotes sentences about photos and asks the same about them.
const isAskedWithPictures: Check = (project) => {
  const onPhotos = new Set(sentencesOn("photos")(project));
  return (
    !project.form.aiImageSourcing && sentencesOn("beforeAfter")(project).every((text) => onPhotos.has(text))
  );
};

const inTime =
  /\bbefore and after (?:\p{L}+ ){0,2}(?:surgery|operations?|birth|pregnancy|school|work|meals?|lessons?|games?|races?)\b/iu;

/** 'No before/after pictures': the client does not want them. */
const refusesComparing =
  /(?<!\p{L})(?:no|not|never|without|don['’]?t|do not|avoid)(?!\p{L}).{0,40}(?<!\p{L})(?:before|after|compar\p{L}*)|(?<!\p{L})how (?:your|their) .{0,20}(?<!\p{L})was before/iu;

/** The sentences that ask for pictures from before and after the work. */
const beforeAfter = (project: Project): string[] =>
  sentencesOn("beforeAfter")(project).filter((text) => !inTime.test(text) && !refusesComparing.test(text));

const teachesOrTreats = isOfIndustry("Healthcare", "Education");

/** Whether somebody is named without a surname. */
const hasFirstNames: Check = (project) =>
  project.words.facts.some(({ kind, text }) => kind === "person" && !text.trim().includes(" "));

/** Questions about the people and works that the site shows, and about consent. */
export const shownQuestions: readonly QuestionRule[] = [
  {
    id: "team",
    path: placeOf("Team"),
    question:
      "Who should the site show, with what name, role, qualification (since when), languages and picture, and have they all agreed?",
    asks: "client",
    blocks: "page",
    when: all(showsPeople, not(hasFact("person"))),
  },
  {
    id: "team-consent",
    path: placeOf("Team"),
    question: (project) =>
      `Which of these people, and who else, should the site show now and in the coming months? ${hasFirstNames(project) ? "With which surnames, or with first names alone? " : ""}What does each of them do, since when, with which qualification and in which languages, and have they agreed to be named and pictured?`,
    asks: "client",
    blocks: "page",
    when: all(showsPeople, hasFact("person")),
    // The question does not mention who leaves; the sentence is quoted only in the agency's brief.
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
      // The question about pictures asks the same.
      isAskedForPictures,
      // A shop's portfolio section shows its products.
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
      // The question about pictures asks the same.
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
