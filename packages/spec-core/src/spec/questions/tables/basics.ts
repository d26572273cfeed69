import { undecided } from "../../../onboarding/toggles.ts";
import { isAnswered } from "../../answers.ts";
import { knownContentStyle, knownTone } from "../../known-options.ts";
import { all, hasFile, isBlank, not, sentencesOn, sentencesOnlyOn, shows } from "../checks.ts";
import type { Check, QuestionRule } from "../rule.ts";
import { hasOpenFaq, oftenAsked } from "./page-material.ts";

const later =
  /\b(?:later|not yet|next (?:week|month|year|spring|summer)|(?:in|until|till|by) (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter)|(?:are|is) coming|still to be taken)\b/i;

/** Whether a sentence says that pictures will be taken later. */
const comeLater: Check = (project) => sentencesOn("photos")(project).some((text) => later.test(text));

const letters = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/** True where the website is to be called something else than the business, not only shorter or as a domain. */
const hasTwoNames: Check = ({ form }) => {
  const [business, site] = [form.businessName, form.websiteName].map((name) =>
    letters(name.replace(/\.\p{L}{2,}$/u, "")),
  );
  if (!business || !site || form.websiteName.trim() === undecided) return false;
  return !business.includes(site) && !site.includes(business);
};

/** Questions about answers of the wizard that are missing, and that the site cannot do without. */
export const basicQuestions: readonly QuestionRule[] = [
  {
    id: "business-name",
    path: "businessInfo.name",
    question: "What is your business called?",
    asks: "client",
    blocks: "launch",
    when: isBlank("businessName"),
  },
  {
    id: "website-name",
    path: "businessInfo.websiteName",
    question: "What should the website be called? Until you decide, it carries your business name.",
    asks: "client",
    blocks: "launch",
    when: ({ form }) => form.websiteName.trim() === undecided,
  },
  {
    id: "name-which",
    path: "businessInfo.name",
    question: "Which of these names should the site show, and how exactly is it written?",
    asks: "client",
    blocks: "launch",
    when: hasTwoNames,
    quotes: ({ form }) => [form.businessName.trim(), form.websiteName.trim()],
  },
  {
    id: "description",
    path: "businessInfo.description",
    question: "What does your business do? A few sentences for your visitors are enough.",
    asks: "client",
    blocks: "page",
    when: isBlank("description"),
  },
  {
    id: "niche",
    path: "businessInfo.niche",
    question: "Which trade are you in? Your description does not say.",
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
    question: "What should visitors do on the website: call, write, book or buy?",
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
    question: "Which page should people see first when they open your website?",
    asks: "client",
    blocks: "launch",
    when: ({ pages }) => pages.length > 0 && !pages.some((page) => page.path === "/"),
  },
  {
    id: "sections",
    path: "siteStructure.sections.chosen",
    question:
      "Which sections should the home page have? The client chose none; the specification suggests some.",
    asks: "agency",
    blocks: "page",
    when: ({ sections }) => sections.length === 0,
  },
  {
    id: "tone",
    path: "design.styleGuide.tone",
    question: "What style should the design have, for example modern, minimalist or bold?",
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
        ? "Who writes the texts, when will they be ready, and which questions should the FAQ answer, and how?"
        : "Who writes the texts for the pages, and when will they be ready?",
    asks: "client",
    blocks: "page",
    when: ({ form, pages, mentions }) =>
      pages.length > 0 &&
      (!form.aiContentCreation || mentions.has("ownTexts")) &&
      form.contentDocuments.length === 0,
    quotes: (project) => [
      ...sentencesOn("ownTexts")(project),
      ...(shows("FAQ")(project) && !hasOpenFaq(project) ? oftenAsked(project) : []),
    ],
  },
  {
    id: "pictures",
    path: "assets.files",
    question: (project) =>
      comeLater(project)
        ? "Which pictures will be ready for the launch, who takes them, and what should we show until the others come?"
        : "Which pictures may we use, who took them, and do the people in them agree? You have not sent any yet.",
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
];
