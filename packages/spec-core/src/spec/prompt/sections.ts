import type { z } from "zod";
import { isDefaultTheme } from "../../color/default-theme.ts";
import { socialNetworks } from "../../onboarding/form-data.ts";
import type { aiFeaturesSchema } from "../blocks/ai-features.ts";
import type { businessInfoSchema } from "../blocks/business-info.ts";
import type { SpecContent } from "../blocks/content.ts";
import type { designSchema } from "../blocks/design/design.ts";
import {
  type projectRequirementsSchema,
  standardBudget,
  standardTimeline,
} from "../blocks/project-requirements.ts";
import type { siteStructureSchema } from "../blocks/site-structure.ts";
import type { Fence } from "../client-data.ts";
import { gapRule, lengthRule, ownSentencesRule, unchosenSections, wordingRule } from "../data/guidance.ts";
import { isOwnPlan, isSiteWish } from "../own-plans.ts";
import { fileOf } from "../page-file.ts";
import { factLine } from "./fact-line.ts";

/** The blocks that the prompt is written from. */
export interface PromptBlocks {
  readonly businessInfo: z.output<typeof businessInfoSchema>;
  readonly content: SpecContent;
  readonly websiteGoals: readonly string[];
  readonly aiFeatures: z.output<typeof aiFeaturesSchema>;
  readonly projectRequirements: z.output<typeof projectRequirementsSchema>;
  readonly siteStructure: z.output<typeof siteStructureSchema>;
  readonly design: z.output<typeof designSchema>;
  /** The custom properties of the design system as CSS. */
  readonly cssVariables: string;
}

/** A section of the prompt: its heading and its text. The client's words occur only inside the fence. */
export interface PromptSection {
  readonly title: string;
  readonly text: string;
}

/** The answer, or a note that the client has not chosen if it is only the specification's default. */
const chosen = (answer: string, standIn: string): string =>
  answer === standIn ? `not chosen yet (assumed: ${standIn})` : answer;

/** A list in Markdown. */
export const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join("\n");

type Statement = SpecContent["statements"][number];

/** Whether a sentence is for the agency alone: private, or one that the client keeps from visitors. */
const isForAgency = (statement: Statement): boolean =>
  !statement.isPrinted &&
  !isSiteWish(statement) &&
  (statement.kind === "private" || statement.decidedBy === "client" || isOwnPlan(statement));

/** The mark of what is left out of an answer here, because it is listed apart. */
const leftOut = "[…]";

/** An answer without the sentences for the agency alone, which have a section of their own. */
const withoutPrivate = (answer: string, { statements }: SpecContent): string =>
  statements.filter(isForAgency).reduce((text, one) => text.replace(one.text, () => leftOut), answer);

export function businessSections(blocks: PromptBlocks, fence: Fence): PromptSection[] {
  const { businessInfo, websiteGoals, projectRequirements, content } = blocks;
  const facts = [
    `Business name: ${businessInfo.name}`,
    `Website name: ${businessInfo.websiteName}`,
    `Description: ${withoutPrivate(businessInfo.description, content)}`,
    `Niche: ${businessInfo.niche}`,
    `Industry: ${businessInfo.industry}`,
    `Audience: ${withoutPrivate(businessInfo.audience, content)}`,
    `Competitors (for the agency alone, never printed): ${businessInfo.competitors}`,
    `Goals: ${websiteGoals.join("; ")}`,
    `Timeline: ${chosen(projectRequirements.timeline, standardTimeline)}`,
    `Budget: ${chosen(projectRequirements.budget, standardBudget)}`,
  ];
  const social = socialNetworks.map((network) => `${network}: ${businessInfo.socialMedia[network]}`);
  return [
    { title: "Business information", text: fence(facts) },
    {
      title: "Social links",
      text: `Link only to the profiles given here with an address or a user name; show no icon for the others.\n${fence(social)}`,
    },
  ];
}

/** The client's words that may be printed, and their wishes for the website. */
export function wordSections({ content }: PromptBlocks, fence: Fence): PromptSection[] {
  const sentences = content.statements.filter(({ isPrinted }) => isPrinted).map(({ text }) => text);
  const details = content.facts.filter(({ isConfirmed }) => isConfirmed).map(factLine);
  const wishes = content.statements.filter(isSiteWish).map(({ text }) => text);
  const words = [...sentences, ...details];
  // The competitors are beside the other answers, with the same mark.
  const agency = content.statements
    .filter((statement) => isForAgency(statement) && statement.field !== "competitors")
    .map(({ text }) => text);
  return [
    {
      title: "Words for visitors",
      text: `Print only what follows from these sentences and details. Everything else that the client wrote is only for you: it must not appear in a page, a meta description or structured data.\n${fence(words.length > 0 ? words : ["Nothing yet"])}`,
    },
    ...(wishes.length > 0
      ? [
          {
            title: "Wishes",
            text: `Meet each of these wishes where it concerns the content or the look of the website and contradicts no rule here; print nothing of them but what is among the words for visitors. Ask the agency about any other.\n${fence(wishes)}`,
          },
        ]
      : []),
    ...(agency.length > 0
      ? [
          {
            title: "For the agency alone",
            text: `Never print these sentences or what follows from them, in a page, a meta description or structured data; a detail among the words for visitors is confirmed, also where one of them has it. They stand as ${leftOut} in the answers above and below.\n${fence(agency)}`,
          },
        ]
      : []),
  ];
}

const startColors =
  " They are the colors that every project starts with: where the client's wishes name or refuse colors, they are start values until it is settled.";

export function designSections({ design, siteStructure }: PromptBlocks, fence: Fence): PromptSection[] {
  const { colors, typography, buttons, layout } = design.designSystem;
  const theme = Object.entries(colors.theme).map(([name, color]) => `${name}: ${color}`);
  const utility = Object.entries(colors.utility).map(([name, color]) => `${name}: ${color}`);
  const fonts = (["h1", "h2", "h3", "body"] as const).map((role) => {
    const { family, weight, size, lineHeight } = typography[role];
    return `${role}: ${family}, weight ${weight}, size ${size}, line height ${lineHeight}`;
  });
  const { sm, md, lg, xl } = layout.breakpointsPx;
  return [
    {
      title: "Colors",
      text: `Use these colors and their readable variants from the CSS variables below; no others.${isDefaultTheme(colors.theme) ? startColors : ""}\n${list([...theme, ...utility])}`,
    },
    {
      title: "Typography",
      text: `Set headings and text as listed. Serve the font files from the site itself.\n${fence(fonts)}`,
    },
    {
      title: "Style",
      text: [
        `Buttons: ${buttons.style}; border radius ${buttons.borderRadius}; box shadow ${buttons.boxShadow}.`,
        `Page layout: ${layout.pageLayout}. ${layout.rule}`,
        `Breakpoints: ${sm}, ${md}, ${lg} and ${xl} px, mobile first.`,
        `Navigation on small screens: ${siteStructure.navigation.mobile}.`,
      ].join("\n"),
    },
  ];
}

export function structureSections({ siteStructure }: PromptBlocks, fence: Fence): PromptSection[] {
  const pages = siteStructure.pages.map((page) => {
    const parent = page.parent === null ? "" : `, under ${page.parent}`;
    const draft = page.origin === "legal" ? ", a legal draft" : "";
    return `${page.name}: path ${page.path}, file ${fileOf(page.path)}${parent}${draft}`;
  });
  const { chosen } = siteStructure.sections;
  return [
    {
      title: "Pages",
      text: `Build exactly these pages, at these paths.\n${fence(pages.length > 0 ? pages : ["No pages chosen yet"])}`,
    },
    {
      title: "Layout sections",
      text:
        chosen.length > 0
          ? `Place these sections on the home page, in this order.\n${list(chosen)}`
          : unchosenSections,
    },
  ];
}

/** The lengths of the kinds of pages that the site has. */
const lengthLines = ({
  siteStructure: { pages },
  design,
}: Pick<PromptBlocks, "siteStructure" | "design">): string[] =>
  Object.entries(design.styleGuide.contentLengths)
    .filter(([, { minWords }]) => pages.some(({ contentLength }) => contentLength?.minWords === minWords))
    .map(([kind, { minWords, maxWords }]) => `${kind} page: ${minWords}–${maxWords} words`);

/** The rule on lengths, with the lengths of the site's pages. */
function lengthGuides(blocks: Pick<PromptBlocks, "siteStructure" | "design">): string[] {
  const lines = lengthLines(blocks);
  return lines.length === 0 ? [] : [lengthRule, list(lines)];
}

export function contentSections(
  { aiFeatures, siteStructure, design, content }: PromptBlocks,
  fence: Fence,
): PromptSection[] {
  const steps = aiFeatures.contentCreation
    ? [
        "Collect the facts under Words for visitors and in the content documents.",
        "Outline each page before you write it; one message per section.",
        "Write the texts in the voice given under Tone and voice.",
        wordingRule,
        ownSentencesRule,
        gapRule,
        "Read everything once more as the audience would, and shorten it.",
      ]
    : [
        "Use the client's own texts; word only what joins them and what they leave out.",
        ownSentencesRule,
        wordingRule,
        gapRule,
      ];
  const images = aiFeatures.imageSourcing
    ? `Find licensed pictures by the keywords given. Picture style: ${aiFeatures.imageStyle}.`
    : "Use the client's pictures; leave out one that is missing, with its box.";
  const documents = aiFeatures.contentDocuments.map(({ name }) => `Content document: ${name}`);
  const notes = [
    `Notes: ${withoutPrivate(aiFeatures.contentNotes, content)}`,
    `Picture keywords: ${aiFeatures.imageKeywords.join(", ")}`,
    ...documents,
  ];
  const numbered = steps.map((step, index) => `${index + 1}. ${step}`).join("\n");
  return [
    {
      title: "Content generation",
      text: `${[numbered, ...lengthGuides({ siteStructure, design }), images].join("\n")}\n${fence(notes)}`,
    },
  ];
}

export function codeSections({ siteStructure, cssVariables }: PromptBlocks, fence: Fence): PromptSection[] {
  const files = [
    ...siteStructure.pages.map((page) => fileOf(page.path)),
    "404.html",
    "css/fonts.css",
    "css/site.css",
    "js/site.js",
    "sitemap.xml",
    "robots.txt",
    "assets/",
    "fonts/",
  ];
  const features = [
    "Mark the current page in the navigation.",
    siteStructure.navigation.mobile === "dropdown"
      ? "Open and close the navigation menu on small screens; close it on Escape and return the focus."
      : "Show the navigation in full on every screen; it needs no script.",
    "Check form fields as they are left, and say errors in words beside the field.",
    "Load pictures lazily below the first screen by the loading attribute, without a script.",
  ];
  return [
    { title: "File structure", text: `Create these files and folders.\n${fence(files)}` },
    {
      title: "CSS variables",
      text: `Begin css/site.css with these custom properties.\n${fence([cssVariables.trimEnd()])}`,
    },
    { title: "JavaScript features", text: list(features) },
  ];
}
