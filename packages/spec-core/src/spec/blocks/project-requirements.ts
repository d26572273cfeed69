import { z } from "zod";
import { suggestFeatures } from "../../industry/suggest.ts";
import { suggestStack } from "../../industry/suggest-stack.ts";
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

/** The features to plan for: of the trade only where it is sure, and none that the kind of site cannot have. */
function featuresOf({ industry, wishes }: Pick<Project, "industry" | "wishes">): string[] {
  const { approach } = suggestStack(wishes);
  return suggestFeatures({
    ...wishes,
    industry: sureIndustry(industry.industry, industry.confidence),
  }).filter((feature) => approach !== "static" || !needsServer.test(feature));
}

/** The extent, the deadline and the budget of the project. */
export function buildProjectRequirements({
  form,
  pages,
  industry,
  wishes,
}: Project): z.output<typeof projectRequirementsSchema> {
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
      features: featuresOf({ industry, wishes }),
    },
  };
}
