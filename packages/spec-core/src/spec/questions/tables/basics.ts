import { undecided } from "../../../onboarding/toggles.ts";
import { isAnswered } from "../../answers.ts";
import { knownContentStyle, knownTone } from "../../known-options.ts";
import type { Project } from "../../project.ts";
import { all, hasFile, isBlank, not, sentencesOn, sentencesOnlyOn, shows } from "../checks.ts";
import type { Check, QuestionRule } from "../rule.ts";
import { hasOpenFaq } from "./page-material.ts";

const later =
  /\b(?:later|not yet|next (?:week|month|year|spring|summer)|(?:in|until|till|by) (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter)|(?:are|is) coming|still to be taken)\b/i;

/** Whether a sentence says that pictures will be taken later. */
const comeLater: Check = (project) => sentencesOn("photos")(project).some((text) => later.test(text));

const relativesOpinion =
  /\b(?:husband|wife|partner|father|mother|son|daughter|brother|sister|boss)s? (?:says|thinks|wants)\b/i;
const ofTheSite = /\b(?:(?:web ?)?site|logo|design|colou?rs?)\b/i;
const ofOthers = /\b(?:google|reviews?|facebook|instagram|tiktok|whatsapp)\b/i;

/** A relative's opinion of other places ('Google reviews are worth more') gives nobody a say in the site. */
const isMereOpinion = (text: string): boolean =>
  relativesOpinion.test(text) && ofOthers.test(text) && !ofTheSite.test(text);

/** 'Jonas wants it blue, I want green': two who do not agree. */
const disagreement =
  /(?<!\p{L})\p{Lu}\p{Ll}+ (?:wants|prefers|would like|likes|thinks)(?!\p{L}).{1,60}(?<!\p{L})(?:I|we) (?:want|prefer|would|like|think|['’]d)(?!\p{L})|(?<!\p{L})\p{Lu}\p{Ll}+ says (?:yes|no|it|we).{1,40}(?<!\p{L})(?:I|we) (?:say|don['’]?t|disagree)(?!\p{L})/u;

// A name on the site does not make that person a decider.
const deciderSentences = (project: Project): string[] => [
  ...new Set([
    ...sentencesOn("deciders")(project).filter(
      (text) =>
        !/\b(?:names?|photos?|pictures?) (?:of|have|has|must|should|need)\b/i.test(text) &&
        !isMereOpinion(text),
    ),
    ...project.words.statements
      .filter(({ text, field }) => field === "contentNotes" && disagreement.test(text))
      .map(({ text }) => text),
  ]),
];

/** Questions about answers of the wizard that are missing, and that the site cannot do without. */
export const basicQuestions: readonly QuestionRule[] = [
  {
    id: "business-name",
    path: "businessInfo.name",
    question: "What is the business called?",
    asks: "client",
    blocks: "launch",
    when: isBlank("businessName"),
  },
  {
    id: "website-name",
    path: "businessInfo.websiteName",
    question: "What should the website be called? It bears the business's name until then.",
    asks: "client",
    blocks: "launch",
    when: ({ form }) => form.websiteName.trim() === undecided,
  },
  {
    id: "description",
    path: "businessInfo.description",
    question: "What does the business do, in a few sentences that visitors may read?",
    asks: "client",
    blocks: "page",
    when: isBlank("description"),
  },
  {
    id: "niche",
    path: "businessInfo.niche",
    question: "Which trade is the business in? The description does not tell.",
    asks: "client",
    blocks: "page",
    when: all(isBlank("niche"), not(isBlank("description")), ({ industry }) => industry.confidence === 0),
  },
  {
    id: "audience",
    path: "businessInfo.audience",
    question: "Who is the website for?",
    asks: "client",
    blocks: "page",
    when: isBlank("audience"),
  },
  {
    id: "goals",
    path: "websiteGoals",
    question: "What should visitors do on the website: call, write, book, buy?",
    asks: "client",
    blocks: "page",
    when: ({ form }) => !form.goals.some(isAnswered),
  },
  {
    id: "pages",
    path: "siteStructure.pages",
    question: "Which pages should the website have?",
    asks: "client",
    blocks: "launch",
    when: ({ pages }) => pages.length === 0,
  },
  {
    id: "home-page",
    path: "siteStructure.pages",
    question: "Which page should open at the website's address?",
    asks: "client",
    blocks: "launch",
    when: ({ pages }) => pages.length > 0 && !pages.some((page) => page.path === "/"),
  },
  {
    id: "sections",
    path: "siteStructure.sections.chosen",
    question: "Which sections should the home page have? siteStructure.sections.suggested is a proposal.",
    asks: "client",
    blocks: "page",
    when: ({ sections }) => sections.length === 0,
  },
  {
    id: "tone",
    path: "design.styleGuide.tone",
    question: "Which design tone should the website have?",
    asks: "client",
    blocks: "page",
    when: ({ form }) => !knownTone(form.tone),
  },
  {
    id: "content-style",
    path: "design.styleGuide.contentStyle",
    question: "How should the texts sound: casual, professional or technical?",
    asks: "client",
    blocks: "page",
    when: ({ form }) => form.aiContentCreation && !knownContentStyle(form.contentStyle),
  },
  {
    id: "texts",
    path: "aiFeatures.generatedPages",
    question: (project) =>
      shows("FAQ")(project) && !hasOpenFaq(project)
        ? "Who supplies the texts of the pages, and when, and which questions does the FAQ answer?"
        : "Who supplies the texts of the pages, and when?",
    asks: "client",
    blocks: "page",
    when: ({ form, pages, mentions }) =>
      pages.length > 0 &&
      (!form.aiContentCreation || mentions.has("ownTexts")) &&
      form.contentDocuments.length === 0,
    quotes: sentencesOn("ownTexts"),
  },
  {
    id: "pictures",
    path: "assets.files",
    question: (project) =>
      comeLater(project)
        ? "Which pictures are there at the launch, by whom, and what is shown in place of those that come later?"
        : "Which pictures may be used: of what, taken by whom, from when on? None are handed in.",
    asks: "client",
    blocks: "page",
    when: ({ form }) => !form.aiImageSourcing,
    settledBy: all(hasFile("opening", "team", "product", "work", "place", "other"), not(comeLater)),
    quotes: sentencesOnlyOn(["photos"], ["upload"]),
  },
  {
    id: "timeline",
    path: "projectRequirements.timeline",
    question: "When does the website have to be ready?",
    asks: "agency",
    blocks: "nothing",
    when: isBlank("timeline"),
    settledBy: ({ form }) => /^asap$/i.test(form.timeline.trim()),
  },
  {
    id: "budget",
    path: "projectRequirements.budget",
    question: "What is the budget?",
    asks: "agency",
    blocks: "nothing",
    when: isBlank("budget"),
  },
  {
    id: "sign-off",
    path: "projectRequirements",
    question: "Who approves drafts and texts in the end? The answers name several people who have a say.",
    asks: "client",
    blocks: "launch",
    when: (project) => deciderSentences(project).length > 0,
    quotes: deciderSentences,
  },
];
