import type { Brand } from "@sitewright/brand";

/** Texts of the welcome step. */
export const welcomeTexts = {
  title: "Welcome",
  lead: (product: string) =>
    `In nine short steps you describe the website you want. ${product} turns your words into a specification to build it from.`,
  aboutTitle: "Who you are working with",
  bio: ({ agencyName, claims }: Pick<Brand, "agencyName" | "claims">) =>
    `${agencyName} is a studio with ${claims.experience.figure.toLowerCase()} ${claims.experience.label}. A developer reads every answer that you submit, gets in touch within 24 hours on days we are open, and builds from your answers.`,
  statsTitle: "Your progress",
  statSteps: "simple steps",
  statCompleted: "completed",
  statFiles: (count: number) => (count === 1 ? "file uploaded" : "files uploaded"),
  logoTitle: "Your logo",
  logoLabel: "Drop your logo here, or choose files",
  logoHint: "PNG, JPG, GIF up to 10MB",
  logoLead: "No logo yet? Leave this empty and we will ask.",
  resume: (title: string) => `Continue: ${title}`,
  start: (product: string) => `Start ${product} Journey`,
  asideTitle: "What you will be asked",
  asideLead: "Answer in any order. Every answer is saved as you type.",
} as const;
