import { z } from "zod";
import { suggestedTo } from "../../industry/adults-only.ts";
import { sureIndustry } from "../../industry/sure.ts";
import { industryGuidance } from "../data/industry-guidance.ts";
import { contentStyles, tones } from "../data/tones.ts";
import { knownContentStyle, knownTone } from "../known-options.ts";
import type { Project } from "../project.ts";
import { texts } from "../schema-parts.ts";

export const recommendationsSchema = z.strictObject({ niche: texts, content: texts, tone: texts });

/** Advice for the industry, the content style and the tone; empty for what the client has not chosen. */
export function buildRecommendations({ form, industry }: Project): z.output<typeof recommendationsSchema> {
  const tone = knownTone(form.tone);
  const style = knownContentStyle(form.contentStyle);
  return {
    niche: suggestedTo(form, industryGuidance[sureIndustry(industry.industry, industry.confidence)].advice),
    content: style ? [...contentStyles[style].recommendations] : [],
    tone: tone ? [...tones[tone].recommendations] : [],
  };
}
