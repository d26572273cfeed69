import { z } from "zod";
import { suggestedTo } from "../../industry/adults-only.ts";
import { featuresAskedFor } from "../../industry/features-asked-for.ts";
import { fittingSuggestions } from "../../industry/fitting.ts";
import { sureIndustry } from "../../industry/sure.ts";
import { industryGuidance } from "../data/industry-guidance.ts";
import { contentStyles, tones } from "../data/tones.ts";
import { knownContentStyle, knownTone } from "../known-options.ts";
import type { Project } from "../project.ts";
import { hidesAddress } from "../questions/wishes.ts";
import { texts } from "../schema-parts.ts";
import { leadsThere, wordsOnSite } from "./project-requirements.ts";
import { saidOfBusiness } from "./said-of-business.ts";

export const recommendationsSchema = z.strictObject({ niche: texts, content: texts, tone: texts });

const demo = "Product tour or demo request";
const selling = /\b(?:delivery cost|checkout|without an account)\b/i;
const orderable = /\bbooking or buying\b/i;
const demonstrated = /\b(?:product itself|demo)\b/i;
const ofWork = /\bfinished work\b/i;

const showsWork =
  /\b(?:portfolio|galler(?:y|ies)|photos?|pictures?|pics|before[- ]and[- ]after|projects?|our work|recent jobs)\b/i;

/** Whether the site has what a piece of advice is about: a checkout, a booking, a product, pictures of work. */
const isApt = (advice: string, project: Project): boolean =>
  (!selling.test(advice) || project.does.has("shop")) &&
  (!orderable.test(advice) || project.does.has("shop") || project.does.has("booking")) &&
  (!demonstrated.test(advice) || (featuresAskedFor[demo]?.test(saidOfBusiness(project)) ?? false)) &&
  (!ofWork.test(advice) || showsWork.test(saidOfBusiness(project)));

/** Advice for the industry, the content style and the tone; empty for what the client has not chosen. */
export function buildRecommendations(project: Project): z.output<typeof recommendationsSchema> {
  const { form, industry } = project;
  const tone = knownTone(form.tone);
  const style = knownContentStyle(form.contentStyle);
  return {
    niche: fittingSuggestions(
      wordsOnSite(project),
      suggestedTo(form, industryGuidance[sureIndustry(industry.industry, industry.confidence)].advice),
    ).filter((advice) => !(leadsThere.test(advice) && hidesAddress(project)) && isApt(advice, project)),
    content: style ? [...contentStyles[style].recommendations] : [],
    tone: tone ? [...tones[tone].recommendations] : [],
  };
}
