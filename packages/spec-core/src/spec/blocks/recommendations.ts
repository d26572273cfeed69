import { z } from "zod";
import { suggestedTo } from "../../industry/adults-only.ts";
import { fittingSuggestions } from "../../industry/fitting.ts";
import { sureIndustry } from "../../industry/sure.ts";
import { industryGuidance } from "../data/industry-guidance.ts";
import { contentStyles, tones } from "../data/tones.ts";
import { knownContentStyle, knownTone } from "../known-options.ts";
import type { Project } from "../project.ts";
import { hidesAddress } from "../questions/wishes.ts";
import { texts } from "../schema-parts.ts";
import { leadsThere, wordsOnSite } from "./project-requirements.ts";

export const recommendationsSchema = z.strictObject({ niche: texts, content: texts, tone: texts });

/** Advice for the industry, the content style and the tone; empty for what the client has not chosen. */
export function buildRecommendations(project: Project): z.output<typeof recommendationsSchema> {
  const { form, industry } = project;
  const tone = knownTone(form.tone);
  const style = knownContentStyle(form.contentStyle);
  return {
    niche: fittingSuggestions(
      wordsOnSite(project),
      suggestedTo(form, industryGuidance[sureIndustry(industry.industry, industry.confidence)].advice),
    ).filter((advice) => !(leadsThere.test(advice) && hidesAddress(project))),
    content: style ? [...contentStyles[style].recommendations] : [],
    tone: tone ? [...tones[tone].recommendations] : [],
  };
}
