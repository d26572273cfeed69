import type { ContentStyleOption, ToneOption } from "@sitewright/spec-core/onboarding";

import { typeNames } from "../../lib/uploads/type-texts.ts";

/** How each tone affects the design. */
export const toneHints = {
  Modern: "Clear lines, room to breathe, plain words",
  Corporate: "Calm, ordered, dependable",
  Minimalist: "Only what is needed, in small type",
  Bold: "Large type, strong colour, short sentences",
  Fun: "Lively shapes and a wink",
} as const satisfies Readonly<Record<ToneOption, string>>;

/** How each content style reads. */
export const contentStyleHints = {
  Casual: "As you would say it across the counter",
  Professional: "Courteous and to the point",
  Technical: "Exact, with figures and terms of the trade",
} as const satisfies Readonly<Record<ContentStyleOption, string>>;

/** Every text of the style step. */
export const styleTexts = {
  lead: "Tone is how the site looks and moves. Content style is how its sentences speak.",
  tone: "Design tone",
  contentStyle: "Content style",
  writing: "Who writes the texts",
  aiContentCreation: "Write the texts with AI",
  aiContentCreationDetail:
    "We draft every page from your answers. You read and change each text before it goes on the site.",
  notes: "Content notes",
  notesHint: "What must be said, what must not, and words that you like or avoid.",
  documents: "Content documents",
  documentsHint: "Tick the files that the texts should be drawn from.",
  documentsLegend: "Files to draw the texts from",
  documentsDrop: "Drop documents here, or choose them",
  documentsDropHint: `${typeNames("document")}, up to 10MB each. They are ticked as soon as they arrive.`,
  preview: "How it will sound",
  emptyTitle: "Nothing to hear yet",
  emptyText: "Choose a tone and a content style, and your site says a few words here.",
  caption: (tone: string, contentStyle: string) =>
    `A sample in ${tone} and ${contentStyle}. Your own texts come later.`,
} as const;
