import type { Onboarding, StepKey } from "@sitewright/spec-core/onboarding";
import type { Specimen } from "./frame-messages.ts";
import { specimenTexts as texts } from "./specimen-texts.ts";

/** More of the description would push the colors out of view. */
const wordsMax = 160;

const orElse = (text: string, instead: string): string => text.trim() || instead;

/** A text up to its last whole word within `wordsMax` characters. */
const opening = (text: string): string =>
  text.length > wordsMax ? `${text.slice(0, wordsMax).replace(/\s+\S*$/, "")} …` : text;

/** The specimen of these answers on the steps for type and colors; null on the others. */
export function specimenFor(step: StepKey, { formData }: Onboarding): Specimen | null {
  if (step !== "typography" && step !== "theme") return null;
  return {
    first: step === "theme" ? "colors" : "type",
    note: texts.note,
    samples: {
      h1: { name: texts.h1, words: orElse(formData.businessName, texts.h1Sample) },
      h2: { name: texts.h2, words: texts.h2Sample },
      h3: { name: texts.h3, words: texts.h3Sample },
      body: { name: texts.body, words: opening(orElse(formData.description, texts.bodySample)) },
    },
    niche: orElse(formData.niche, texts.niche),
    link: texts.link,
    button: texts.button,
    swatches: texts.swatches,
  };
}
