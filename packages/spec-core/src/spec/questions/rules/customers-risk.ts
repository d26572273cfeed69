import type { Project } from "../../project.ts";
import type { Check, QuestionRule } from "../rule.ts";
import { meeting } from "../visits.ts";

const facts = "content.facts";

const said = ({ form }: Project): string => `${form.niche} ${form.businessName}`;
const states = ({ words }: Project, pattern: RegExp): boolean =>
  words.statements.some(({ text }) => pattern.test(text));

/** Trades that make, repair or sell things: a canopy for a boat puts nobody at risk. */
const worksOnThings =
  /\b(?:canop(?:y|ies)|covers|repair\p{L}*|mak(?:er|ers|ing)|build(?:er|ers|ing)|trimm\p{L}*|upholster\p{L}*|paint(?:er|ing)|sign|parts|insurance|surveys?|surveyor|photograph\p{L}*|food|treats|farrier|shoe(?:s|ing)|saddler|tack|feed|transport|clipping)\b/iu;

/** Whether the trade is about things, not about the people who use them. */
const isAboutThings: Check = (project) => worksOnThings.test(project.form.niche);

/** Trades in which customers or their animals may be harmed. Damage to things is covered by the terms of the work. */
const risky =
  /\b(?:kite|surf(?!ac)|sup\b|div(?:e|ing)|sail(?!mak)|boat|canoe|kayak|raft|ski(?:s|ing)?\b|snowboard|climb|bould|ropes? course|zip[- ]?(?:line|wire)|riding|horses?|equestrian|pony|paraglid|balloon|trampolin|karting|paintball|quad|adventure|mountain|martial|boxing|self[- ]defen|gym|childmind|nursery|playgroup|drone|festival|bouncy|fairground|fireworks)/i;
const statesCover = /\binsur(?:ed|ance)\b|\bpublic liability\b|\bhaftpflicht/i;

const lends =
  /\b(?:hire|rentals?|rent|library of things|tool library|toy library|loan(?:s)? of|lending|verleih|location de|alquiler)\b/i;
const lendsNiche: Check = (project) =>
  lends.test(said(project)) &&
  !/\b(?:skips?|dumpsters?|bins?|for hire|venue|room|hall|van with driver|talent|holiday|apartment|villa|propert(?:y|ies)|lettings?|real estate|rental (?:homes?|houses?|flats?)|(?:home|flat|residential) rentals?)\b/i.test(
    said(project),
  );
const statesDamage = /\b(?:damage|deposit|loss|lost|broken|caution|kaution|fianza)\b/i;

/** Whether the answers leave open which insurance covers customers who may be harmed. */
const isCoverOpen: Check = (project) =>
  risky.test(said(project)) && !isAboutThings(project) && !states(project, statesCover);

/** Trades that look after children. */
const mindsChildren = /(?<!\p{L})(?:childmind\p{L}*|child ?care|nurser(?:y|ies)|playgroup)(?!\p{L})/iu;

/** Trades that go to their customers, but not into their homes. */
const notInHomes =
  /(?<!\p{L})(?:driving|learners?|bands?|djs?|music\p{L}*|musicians?|entertain\p{L}*|magicians?|celebrants?|weddings?|cater\p{L}*|food|street|trucks?|marquees?|festivals?|bouncy|photo\p{L}*|ceilidh|offices?|commercial)(?!\p{L})/iu;

/** Trades whose people are in the home or on the property of those who pay them. */
const isOutAtWork: Check = (project) =>
  meeting(project) !== "comes" && !isAboutThings(project) && !notInHomes.test(project.form.niche);

const statesProof =
  /(?<!\p{L})(?:licen[sc]ed|bonded|vetted|(?:dbs|crb|pvg|police|background)[- ]check\p{L}*|checked|certified|registered with|member of)(?!\p{L})/iu;

/** Questions about liability for harm and damage, about weather, and about travel to customers. */
export const riskQuestions: readonly QuestionRule[] = [
  {
    id: "customers-cover",
    path: facts,
    question: (project) =>
      mindsChildren.test(said(project))
        ? "Which insurance covers the children while they are with you, and may the site say so? What do parents sign beforehand?"
        : "Which insurance covers your customers and their things, and may the site say so? What do they sign beforehand, and is there a minimum age, size or level?",
    asks: "client",
    blocks: "nothing",
    when: isCoverOpen,
  },
  {
    id: "cover-untold",
    path: facts,
    question:
      "People let you into their homes: how are you insured (for what, up to what sum), has anybody checked you, and do you belong to a body of your trade? Which of it may the site say, and with which number?",
    asks: "client",
    blocks: "nothing",
    when: isOutAtWork,
    settledBy: (project) =>
      isCoverOpen(project) || states(project, statesCover) || states(project, statesProof),
  },
  {
    id: "hire-terms",
    path: facts,
    question:
      "Who can rent or borrow, what proof and deposit do you ask for, and what happens if something is damaged, lost or late?",
    asks: "client",
    blocks: "page",
    when: lendsNiche,
    settledBy: (project) => states(project, statesDamage),
  },
];
