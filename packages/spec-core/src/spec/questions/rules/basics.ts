import { undecided } from "../../../onboarding/toggles.ts";
import { letterKey } from "../../../text/keys.ts";
import { isAnswered } from "../../answers.ts";
import type { Project } from "../../project.ts";
import { all, isBlank, mentions, not, sentencesOn } from "../checks.ts";
import { blocksPageIf, type QuestionRule } from "../rule.ts";
import { knows } from "../ways.ts";
import { brandQuestion, ownPicturesQuestion, picturesQuestion } from "./pictures.ts";

const withApostrophes = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/[^\p{L}\p{N}']+/gu, "");

/**
 * 'Ana's Shoes' and 'Anas Shoes' differ only in spelling. 'anas-shoes' and 'anasshoes.com' are addresses, which cannot
 * contain an apostrophe.
 */
const isSpelledTwice = ({ form }: Project): boolean =>
  form.websiteName.trim() !== undecided &&
  /\s/u.test(form.websiteName.trim()) &&
  /['’]/u.test(form.businessName) &&
  letterKey(form.businessName) === letterKey(form.websiteName) &&
  withApostrophes(form.businessName) !== withApostrophes(form.websiteName);

/** Questions about missing answers of the wizard that the site needs. */
export const basicQuestions: readonly QuestionRule[] = [
  {
    id: "business-name",
    path: "businessInfo.name",
    question: "What is your business called?",
    asks: "client",
    blocks: "launch",
    when: all(isBlank("businessName"), isBlank("websiteName")),
  },
  {
    id: "website-name",
    path: "businessInfo.websiteName",
    question: "What should the website be called? Until you decide, it carries your business name.",
    asks: "client",
    blocks: "nothing",
    when: ({ form, input }) =>
      form.websiteName.trim() === undecided ||
      (form.websiteName === "" && isAnswered(input.formData.websiteName)),
    quotes: ({ form, input }) => (form.websiteName === "" ? [input.formData.websiteName.trim()] : []),
  },
  {
    id: "name-which",
    path: "businessInfo.name",
    question: "Which of these two spellings of the name is right? It stands on every page.",
    asks: "client",
    blocks: "launch",
    when: isSpelledTwice,
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
    when: all(isBlank("audience"), isBlank("description")),
  },
  {
    id: "goals",
    path: "websiteGoals",
    question: "What should visitors do on the website: call, write, book or buy?",
    asks: "client",
    blocks: "page",
    when: ({ form }) => !form.goals.some(isAnswered),
    // Without a goal, the site asks visitors to call or write.
    settledBy: (project) => knows(project, "phone") || knows(project, "email"),
  },
  {
    id: "pages",
    path: "siteStructure.pages",
    question: "Which pages should the website have?",
    asks: "client",
    // The description may already say what the pages are about.
    blocks: blocksPageIf(isBlank("description")),
    when: ({ pages }) => pages.length === 0,
  },
  {
    id: "texts",
    path: "aiFeatures.generatedPages",
    question: "Who writes the texts for the pages, and when will they be ready?",
    asks: "client",
    blocks: "page",
    // By default, the texts are written from the answers.
    when: (project) => project.form.contentDocuments.length === 0 && mentions("ownTexts")(project),
    quotes: sentencesOn("ownTexts"),
  },
  picturesQuestion,
  brandQuestion,
  ownPicturesQuestion,
];
