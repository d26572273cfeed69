import { isForAdultsOnly } from "../../../industry/adults-only.ts";
import type { Project } from "../../project.ts";
import { any, does, hasPageNamed, isOfIndustry } from "../checks.ts";
import type { Check, QuestionRule } from "../rule.ts";
import { askedOn, saying } from "../saying.ts";
import { isSilenced } from "../silence.ts";
import { worksAlone } from "../visits.ts";
import { sellsFood } from "./food-goods.ts";
import { youthPage } from "./page-names.ts";
import { sellsNoGoods } from "./shop.ts";

// Health data are a special category: GDPR and UK GDPR, Article 9.
const sensitive = saying(
  /\b(?:consent|medical|health|injur\p{L}{0,8}|allerg\p{L}{0,8}|intake|screening|safeguarding|dietary|patient)\b.{0,50}\b(?:forms?|info(?:rmation)?|details|questionnaires?|history|data|online|notes)\b|\b(?:enrol\p{L}{0,8}|register|registration|forms?|questionnaires?|online)\b.{0,50}\b(?:medical|health|injur\p{L}{0,8}|allerg\p{L}{0,8}|emergency contacts?|medication)\b|\b(?:repeat )?prescriptions?\b.{0,50}\b(?:request|order|online|site|form|through)|\b(?:results?|records?|notes|letters)\b.{0,30}\b(?:by e-?mail|e-?mailed|online|log ?in|portal|download)\b/iu,
  /\b(?:health (?:food|shop|club|insurance)|no (?:medical|health)|healthy)\b/i,
);

const isFood = isOfIndustry("Food & Hospitality");
const isHealth = isOfIndustry("Healthcare");
const isEducation = isOfIndustry("Education");

const ofAnimals = /\b(?:vets?|veterinar\p{L}*|animals?|dogs?|cats?|pets?|horses?|equine|farrier|hoof)\b/iu;

/**
 * A practice that keeps patient records; in the Netherlands it has to name a complaints officer (Wkkgz, Articles 14 and
 * 18).
 */
const treatsPeople: Check = (project) =>
  isHealth(project) && !ofAnimals.test(`${project.form.niche} ${project.form.businessName}`);

const regulatedGoods =
  /\b(?:candles?|wax melts?|diffusers?|soaps?|balms?|creams?|lotions?|cosmetics?|skin ?care|bath bombs?|shampoo bars?|beard oils?|perfumes?|essential oils?|toys?|teethers?|teddies|baby clothes|supplements?|cbd|herbal|tinctures?|jams?|chutneys?|honey|chocolates?|cakes?|biscuits?|preserves|sauces|pet food|dog treats|plants? protection|knives|fireworks)\b/i;

const regulatedSentences = (project: Project): string[] =>
  project.words.statements
    .filter(
      (statement) =>
        (statement.field === "description" || statement.field === "contentNotes") &&
        regulatedGoods.test(statement.text) &&
        !isSilenced(statement, project),
    )
    .map(({ text }) => text);

const ofChildren =
  /\b(?:child(?:ren)?|kids|pupils|teens?|teenagers|juniors?|toddlers?|babies|schools?|grinds|leaving cert|gcse|scouts?|youth)\b/iu;

/** Whether the business teaches or looks after children. */
const worksWithChildren: Check = (project) =>
  (isEducation(project) ||
    /\b(?:childmind|nanny|babysit|cr[eè]che|playgroup|(?:summer|holiday|kids?|children['’]?s|day) camps?)/iu.test(
      project.form.niche,
    )) &&
  !/\bdriving\b/iu.test(project.form.niche) &&
  !/\b(?:only adults|adults only|no (?:kids|kiddies|children))\b/iu.test(project.form.description) &&
  ofChildren.test(`${project.form.niche} ${project.form.audience} ${project.form.description}`);

/** Whether the answers say how those who work with children are checked. */
const tellsVetting: Check = ({ words }) =>
  words.statements.some(
    ({ text, field }) =>
      field !== "competitors" &&
      /(?<!\p{L})(?:dbs|crb|pvg|garda[- ]vett\p{L}*|vetted|(?:police|background)[- ]check\p{L}*|working with children check|wwcc)(?!\p{L})/iu.test(
        text,
      ),
  );

/** Questions about legally protected matters: health data, goods with warnings, trades with a license. */
export const protectedQuestions: readonly QuestionRule[] = [
  askedOn("sensitive-data", sensitive, {
    path: "legalAndCompliance.requirements",
    question:
      "Which details about health or children do people send you, through which secure form or service? Who reads them, and where and how long are they kept?",
    blocks: "launch",
    // Food that guests avoid is information for the kitchen, not health data on the site.
    settledBy: isFood,
  }),
  {
    id: "patient-data",
    path: "legalAndCompliance.requirements",
    question: ({ country }) =>
      `What do you record about patients, to whom do you pass it on, how long do you keep it, and who answers questions about it? Is there a privacy statement?${country === "NL" ? " Which complaints officer and which disputes body are you affiliated with?" : ""}`,
    asks: "client",
    blocks: "launch",
    when: (project) => treatsPeople(project) && does("form", "booking")(project),
    settledBy: any(
      ({ legal }) => legal.law === null,
      (project) => sensitive(project).length > 0,
    ),
  },
  {
    id: "product-rules",
    path: "legalAndCompliance.requirements",
    question:
      "Which ingredients, warnings and maker's address have to be shown with these goods, and who sends them to us?",
    asks: "client",
    blocks: "page",
    when: (project) => does("shop")(project) && regulatedSentences(project).length > 0,
    settledBy: any(isFood, sellsFood, sellsNoGoods),
    quotes: regulatedSentences,
  },
  {
    id: "child-protection",
    path: "legalAndCompliance.requirements",
    question: (project) =>
      tellsVetting(project)
        ? "Do you have a child protection statement, and should the site show it?"
        : `${worksAlone(project) ? "How are you checked for your work with children" : "How are the people checked who work with children"}, do you have a child protection statement, and should the site show or mention either?`,
    asks: "client",
    blocks: "nothing",
    when: worksWithChildren,
    settledBy: any(hasPageNamed(youthPage), ({ form }) => isForAdultsOnly(form)),
  },
];
