import { z } from "zod";
import { suggestedTo } from "../../industry/adults-only.ts";
import { featuresAskedFor } from "../../industry/features-asked-for.ts";
import { fittingSuggestions } from "../../industry/fitting.ts";
import { suggestFeatures } from "../../industry/suggest.ts";
import { suggestStack } from "../../industry/suggest-stack.ts";
import { sureIndustry } from "../../industry/sure.ts";
import { distinctNames } from "../../onboarding/pages.ts";
import type { Project } from "../project.ts";
import { hidesAddress } from "../questions/wishes.ts";
import { count, text, texts } from "../schema-parts.ts";
import { saidOfBusiness } from "./said-of-business.ts";
import { stackWishes } from "./stack-wishes.ts";
import { wishedFeatures } from "./wished-features.ts";

export const projectRequirementsSchema = z.strictObject({
  timeline: text,
  budget: text,
  priority: z.enum(["High", "Normal", "Low"]),
  scope: z.strictObject({ totalPages: count, standardPages: texts, customPages: texts, features: texts }),
});

/** The values if the client chose no timeline or budget. */
export const standardTimeline = "Standard (4-6 weeks)";
export const standardBudget = "Standard";

function priorityOf(timeline: string): "High" | "Normal" | "Low" {
  if (timeline === "ASAP" || timeline === "Within 1 month") return "High";
  return timeline === "No rush" ? "Low" : "Normal";
}

const quoteRequest = "Quote request";

/** Suggestions that show visitors where to come. */
export const leadsThere =
  /\b(?:map|directions|get there|how to find|menu, opening hours and place|store finder)\b/i;
const ofArea = /\bservice area\b/i;

/** Features that need a server and cannot be part of a static site. */
const needsServer = /\bupload\b/i;

/**
 * The client's texts about the business and the site, without those about competitors, whose features are not
 * requested.
 */
export const wordsOnSite = ({ form, pages }: Project): string =>
  [
    form.niche,
    form.description,
    form.audience,
    form.contentNotes,
    ...pages.map(({ name }) => name),
    ...form.offers.flatMap(({ name, what }) => [name, what]),
  ].join("\n");

const quoted = /(?<!\p{L})(?:quot(?:e|es|ation|ations|ed)|estimates?)(?!\p{L})/iu;

/** Whether every offer has its price and nothing is quoted: nobody needs to ask. */
const hasFixedPrices = (offers: Project["form"]["offers"], words: string): boolean =>
  offers.length > 0 && offers.every(({ price }) => /\d/u.test(price)) && !quoted.test(words);

/**
 * The features to propose, those that the client asks for last. Features of an industry are included only if the
 * industry is recognised reliably, features that need a server only if the site has one, and those that not every such
 * business has only if the client's words mention them.
 */
export function proposedFeatures(project: Project): string[] {
  const { form, industry } = project;
  const wishes = stackWishes(project);
  const { approach } = suggestStack(wishes);
  const words = wordsOnSite(project);
  const evidence = saidOfBusiness(project);
  const features = suggestFeatures({
    ...wishes,
    industry: sureIndustry(industry.industry, industry.confidence),
  });
  const isFixed = hasFixedPrices(form.offers, words);
  const isHidden = hidesAddress(project);
  const proposed = fittingSuggestions(words, suggestedTo(form, features)).filter(
    (feature) =>
      !(isFixed && feature === quoteRequest) &&
      !(isHidden && leadsThere.test(feature) && !ofArea.test(feature)) &&
      (approach !== "static" || !needsServer.test(feature)) &&
      (featuresAskedFor[feature]?.test(evidence) ?? true),
  );
  return distinctNames([...proposed, ...wishedFeatures(project)]);
}

/** The scope, deadline and budget of the project. */
export function buildProjectRequirements(project: Project): z.output<typeof projectRequirementsSchema> {
  const { form, pages } = project;
  const timeline = form.timeline.trim();
  const names = (isStandard: boolean) =>
    pages.filter((page) => page.isStandard === isStandard).map((page) => page.name);
  return {
    timeline: timeline || standardTimeline,
    budget: form.budget.trim() || standardBudget,
    priority: priorityOf(timeline),
    scope: {
      totalPages: pages.length,
      standardPages: names(true),
      customPages: names(false),
      features: proposedFeatures(project),
    },
  };
}
