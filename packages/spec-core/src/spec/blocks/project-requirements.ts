import { z } from "zod";
import { suggestedTo } from "../../industry/adults-only.ts";
import { suggestFeatures } from "../../industry/suggest.ts";
import { suggestStack } from "../../industry/suggest-stack.ts";
import { featuresAskedFor } from "../../industry/suggestion-data.ts";
import { sureIndustry } from "../../industry/sure.ts";
import type { Project } from "../project.ts";
import { count, text, texts } from "../schema-parts.ts";

export const projectRequirementsSchema = z.strictObject({
  timeline: text,
  budget: text,
  priority: z.enum(["High", "Normal", "Low"]),
  scope: z.strictObject({ totalPages: count, standardPages: texts, customPages: texts, features: texts }),
});

/** The texts where no timeline or budget is chosen. */
export const standardTimeline = "Standard (4-6 weeks)";
export const standardBudget = "Standard";

function priorityOf(timeline: string): "High" | "Normal" | "Low" {
  if (timeline === "ASAP" || timeline === "Within 1 month") return "High";
  return timeline === "No rush" ? "Low" : "Normal";
}

/** Features that files alone cannot have. */
const needsServer = /\bupload\b/i;

/** What the client says of the business and the site; what competitors have is not asked for. */
const wordsOf = ({ form, pages }: Project): string =>
  [
    form.niche,
    form.description,
    form.audience,
    form.contentNotes,
    ...pages.map(({ name }) => name),
    ...form.offers.flatMap(({ name, what }) => [name, what]),
  ].join("\n");

/**
 * The features to propose: of the trade only where it is sure, none that the kind of site cannot have, and those that
 * go far only where the client's words are about such a thing.
 */
export function proposedFeatures(project: Project): string[] {
  const { form, industry, wishes } = project;
  const { approach } = suggestStack(wishes);
  const words = wordsOf(project);
  const features = suggestFeatures({
    ...wishes,
    industry: sureIndustry(industry.industry, industry.confidence),
  });
  return suggestedTo(form, features).filter(
    (feature) =>
      (approach !== "static" || !needsServer.test(feature)) &&
      (featuresAskedFor[feature]?.test(words) ?? true),
  );
}

/** The extent, the deadline and the budget of the project. */
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
