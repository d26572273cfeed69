import { listed } from "../../../text/listed.ts";
import type { Project } from "../../project.ts";
import { any, hasPageNamed, sentencesOn } from "../checks.ts";
import { blocksPageIf, type Check, type QuestionRule } from "../rule.ts";
import { sayingForUs } from "../saying.ts";
import { areOfPlaces, changingThings, namesChanging, priceChanges } from "./changes.ts";
import { changing, writing } from "./changing-words.ts";
import { isBlogAsked } from "./page-material.ts";

/**
 * The sentences that no other question covers: a declined shop needs no updates, and blog posts have their own
 * question.
 */
const unlessAsked =
  (sentences: (project: Project) => readonly string[]) =>
  (project: Project): string[] => {
    const refused = new Set(project.mentions.against("shop"));
    const all = sentences(project).filter((text) => !refused.has(text));
    const ofPosts = isBlogAsked(project) ? all.filter((text) => writing.test(text)) : [];
    // A title within a sentence about posts is a statement of its own, so it is compared as a part.
    return all.filter((text) => !ofPosts.some((said) => said.toLowerCase().includes(text.toLowerCase())));
  };

/** 'What's On: games night first Friday of the month': the page of dates asks who adds them. */
const ofDates = /^(?:what['’]?s on|events?|dates|diary|calendar)\s?[:–—-]/iu;
const toBeChanged = unlessAsked((project) =>
  changing(project).filter(
    (text) => !(ofDates.test(text) && hasPageNamed(/what\W?s on|event|date|calendar/)(project)),
  ),
);
const speakingOfChanges = unlessAsked((project) => [
  ...new Set([...sentencesOn("maintenance")(project), ...priceChanges(project)]),
]);

const ownHand =
  /(?<!\p{L})(?:change|alter|update|edit|swap|post|add|put|keep|maintain)(?!\p{L})[^.;!?]{0,40}(?<!\p{L})(?:myself|ourselves)(?!\p{L})/iu;

const ownHandForUs = sayingForUs(ownHand);

/** 'We must be able to alter it ourselves': who updates it is told, and how is the agency's to solve. */
const isOwnHand: Check = (project) => {
  const said = [...toBeChanged(project), ...speakingOfChanges(project)];
  return said.length > 0 && said.every((text) => ownHand.test(text));
};

/** So often that it is open what the site shows when nobody has changed it. */
const often =
  /(?<!\p{L})(?:daily|weekly|hourly|constantly|(?:each|every|once an?|twice an?|(?:two|three|four|\d) times an?|(?:this|of the|the current) ?) ?(?:\p{L}+ )?(?:day|days|week|weeks|night|weekend|morning|hour)|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|today|tonight|right now|at the moment|(?:still )?(?:free|left|sold out|available|in stock))(?!\p{L})/iu;

/** 'Fees rise every June so I must be able to change them myself': what changes, and who does it. */
const isAllTold: Check = (project) => {
  const said = [...new Set([...toBeChanged(project), ...speakingOfChanges(project)])];
  return isOwnHand(project) && said.every((text) => namesChanging(text) && !often.test(text));
};

/** Content that changes after the launch needs somebody who updates it. */
export const keptCurrentQuestions: readonly QuestionRule[] = [
  {
    id: "updates",
    path: "technology.frontend",
    question: (project) =>
      toBeChanged(project).length > 0
        ? "What exactly should this show or switch, where on the site, how often does it change, and who changes it and with what (the agency, an editor of your own, a list or calendar that you keep anyway)? What does the site show when nobody has?"
        : areOfPlaces(speakingOfChanges(project))
          ? "Should the site show which places are free, or only that people ask you? If it shows them: who changes that, how often and with what, and what does the site say when nobody has?"
          : `Who will update ${listed(changingThings(project, speakingOfChanges(project)))} after the launch, how often, and with which tool and account?`,
    asks: "client",
    // Without an answer the site only says that people ask for a place.
    blocks: blocksPageIf(
      (project) =>
        !isOwnHand(project) && (toBeChanged(project).length > 0 || !areOfPlaces(speakingOfChanges(project))),
    ),
    when: (project) => toBeChanged(project).length > 0 || speakingOfChanges(project).length > 0,
    settledBy: isAllTold,
    quotes: (project) => [...toBeChanged(project), ...speakingOfChanges(project)],
  },
  {
    id: "updates-editor",
    path: "technology.frontend",
    question:
      "The client changes this themselves after the launch. With which editor or file, in how many places does it stand, and who shows them how?",
    asks: "agency",
    blocks: "nothing",
    when: any(isAllTold, (project) => ownHandForUs(project).length > 0),
    quotes: (project) => [...toBeChanged(project), ...speakingOfChanges(project)],
  },
];
