import type { ContentStyleOption, ToneOption } from "@sitewright/spec-core/onboarding";

import { typeNames } from "../../lib/uploads/type-texts.ts";

/** The effect of each tone on the design. */
export const toneHints = {
  Modern: "Clear lines, room to breathe, plain words",
  Corporate: "Calm, ordered, dependable",
  Minimalist: "Only what is needed, in small type",
  Bold: "Large type, strong colour, short sentences",
  Fun: "Lively shapes and a sense of humour",
} as const satisfies Readonly<Record<ToneOption, string>>;

/** The effect of each content style on a text. */
export const contentStyleHints = {
  Casual: "As you would say it to a customer",
  Professional: "Courteous and to the point",
  Technical: "Exact, with figures and technical terms",
} as const satisfies Readonly<Record<ContentStyleOption, string>>;

/** Every text of the style step. */
export const styleTexts = {
  lead: "Tone is how the site looks and moves. Content style is how its sentences sound.",
  tone: "Design tone",
  contentStyle: "Content style",
  writing: "Who writes the text",
  aiContentCreation: "Write the text with AI",
  aiContentCreationDetail:
    "We draft every page from your answers. You read and edit each page before it goes on the site.",
  notes: "Content notes",
  notesHint: "What must be said, what must not, and words you like or avoid.",
  documents: "Content documents",
  documentsHint: "Tick the files to base the text on.",
  documentsLegend: "Files to base the text on",
  documentsDrop: "Drop documents here, or choose them",
  documentsDropHint: `${typeNames("document")}, up to 10MB each. New files are ticked automatically.`,
  preview: "How it will sound",
  emptyTitle: "No sample yet",
  emptyText: "Choose a tone and a content style to see a sample here.",
  caption: (tone: string, contentStyle: string) =>
    `A sample in ${tone} and ${contentStyle}. Your own text comes later.`,
} as const;
