import type { Project } from "../../project.ts";
import { hasPageNamed } from "../checks.ts";
import { isMobileTrade } from "../mobile-trade.ts";
import { reachUnseen, tellsReach } from "../reach.ts";
import { blocksPageIf, type Check, type QuestionRule } from "../rule.ts";
import { askedOn, saying } from "../saying.ts";
import { goesToCustomers } from "./said-in-passing.ts";

const facts = "content.facts";

const said = ({ form }: Project): string => `${form.niche} ${form.businessName}`;
const states = ({ words }: Project, pattern: RegExp): boolean =>
  words.statements.some(({ text }) => pattern.test(text));

/** Trades that make, repair or sell things: a canopy for a boat puts nobody at risk. */
const worksOnThings =
  /\b(?:canop(?:y|ies)|covers|repair\p{L}*|mak(?:er|ers|ing)|build(?:er|ers|ing)|trimm\p{L}*|upholster\p{L}*|paint(?:er|ing)|sign|parts|insurance|surveys?|surveyor|photograph\p{L}*|food|treats|farrier|shoe(?:s|ing)|saddler|tack|feed|transport|clipping)\b/iu;

/** Whether the trade is about things, not about the people who use them. */
export const isAboutThings: Check = (project) => worksOnThings.test(project.form.niche);

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

const weather = saying(
  /\b(?:if|when|unless|in case) (?:it |there |the |is |of )*(?:\p{L}+ ){0,3}?(?:rains?|raining|storms?|stormy|wind|windy|snows?|snow|ice|icy|bad weather|weather|heat|lightning|fog)\b|\b(?:moved?|postponed?|cancell?ed|called off|put off) (?:for|because of|due to|in) (?:the )?(?:rain|wind|storms?|snow|ice|bad weather|weather|heat|fog)\b|\b(?:rain or shine|weather permitting|weather[- ]dependent|depends on the (?:weather|wind|tide|snow))\b/iu,
  /\b(?:roof|leaks?|photos?|pictures?|terrace|garden|write|blog|posts?|internet|wi-?fi|phones?|signal|road)\b/i,
);

const hasAreaPage = hasPageNamed(/\bareas?\b|\bwhere we\b|\bcoverage\b/);

/** Whether the answers leave open which insurance covers customers who may be harmed. */
export const isCoverOpen: Check = (project) =>
  risky.test(said(project)) && !isAboutThings(project) && !states(project, statesCover);

/** Trades that look after children. */
const mindsChildren = /(?<!\p{L})(?:childmind\p{L}*|child ?care|nurser(?:y|ies)|playgroup)(?!\p{L})/iu;

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
    id: "hire-terms",
    path: facts,
    question:
      "Who can rent or borrow, what proof and deposit do you ask for, and what happens if something is damaged, lost or late?",
    asks: "client",
    blocks: "page",
    when: lendsNiche,
    settledBy: (project) => states(project, statesDamage),
  },
  askedOn("weather", weather, {
    path: facts,
    question:
      "Who decides whether the weather is good enough, and by when? How do people find out, and do they get their money back or another date?",
  }),
  {
    id: "way-to-customers",
    path: "businessInfo.contactDetails",
    question: (project) =>
      reachUnseen(project).length > 0
        ? "You say where you work in a sentence that the site does not show. Which places may the site name, and what do you charge for going farther?"
        : "How far do you travel, from where and on which days, and what do you charge for going farther?",
    asks: "client",
    // Visitors first want to know where a mobile business works.
    blocks: blocksPageIf((project) => reachUnseen(project).length > 0),
    when: isMobileTrade,
    settledBy: (project) =>
      (tellsReach(project) && reachUnseen(project).length === 0) ||
      goesToCustomers(project).length > 0 ||
      hasAreaPage(project),
    quotes: reachUnseen,
  },
];
