/** The nine steps of the wizard in their fixed order. */
export const steps = [
  { key: "welcome", title: "Welcome" },
  { key: "questionnaire", title: "Client Questionnaire" },
  { key: "typography", title: "Font & Typography" },
  { key: "theme", title: "Theme Customization" },
  { key: "layout", title: "Page Layout Builder" },
  { key: "media", title: "Media & Assets" },
  { key: "style", title: "Tone & Design Style" },
  { key: "legal", title: "Hosting & Legal" },
  { key: "sitemap", title: "Sitemap Generator" },
] as const;

export type Step = (typeof steps)[number];
export type StepKey = Step["key"];

const neighbor = (key: StepKey, distance: 1 | -1): StepKey | null =>
  steps[steps.findIndex((step) => step.key === key) + distance]?.key ?? null;

/** The step after this one, null after the last. */
export const nextStep = (key: StepKey): StepKey | null => neighbor(key, 1);

/** The step before this one, null before the first. */
export const previousStep = (key: StepKey): StepKey | null => neighbor(key, -1);
