import { readFileSync } from "node:fs";
import { z } from "zod";
import { randomPalette } from "../src/color/random-palette.ts";
import { type ContentDeck, draftContent, type Slot } from "../src/content/index.ts";
import { applyTemplate, layoutTemplates } from "../src/onboarding/layout-templates.ts";
import { type Onboarding, onboardingSchema } from "../src/onboarding/schema.ts";
import { seededRandom } from "../src/random/seeded-random.ts";
import { buildSpec } from "../src/spec/build-spec.ts";
import { context } from "../src/spec/forms.fixture.ts";
import type { Spec } from "../src/spec/schema.ts";
import { randomTypography } from "../src/typography/random-typography.ts";

const entrySchema = z.looseObject({
  template: z.enum(layoutTemplates.map(({ id }) => id)),
  dark: z.boolean(),
});

const entries = z
  .array(entrySchema)
  .parse(JSON.parse(readFileSync(new URL("../corpus/twelve-forms.json", import.meta.url), "utf8")));

const picturesOf = ["opening", "work", "work", "team", "product", "place"].map((role, index) => ({
  id: `p${index}`,
  name: `${role} ${index}.png`,
  type: "media",
  size: 10,
  storagePath: `media/p${index}`,
  role,
}));

const formOf = ({ template, dark, ...form }: (typeof entries)[number], number: number): Onboarding => {
  const random = seededRandom(`twelve ${number}`);
  const palette = randomPalette(random, { background: dark ? "dark" : "light" });
  if (palette.source === "impossible") throw new Error(palette.reason);
  const look = { themeColors: palette.colors, fonts: randomTypography(random) };
  return applyTemplate(onboardingSchema.parse({ ...form, ...look }), template);
};

/** Twelve very different businesses, their questions answered. */
export const twelveForms: readonly Onboarding[] = entries.map(formOf);

/** The same with six pictures. */
export const withPictures = (form: Onboarding): Onboarding =>
  onboardingSchema.parse({ ...form, uploadedFiles: picturesOf });

export const specOf = (form: Onboarding): Spec => buildSpec(form, context);

const filled = (slot: Slot): Slot => {
  if (slot.status !== "open") return slot;
  const text =
    slot.kind === "address"
      ? "https://forms.the-form-service.net/send"
      : `Plain words for ${slot.id.replace(/[^\p{L}\p{N}]+/gu, " ").trim()}`;
  return { ...slot, text, status: "final" };
};

/** The deck of a site in which somebody has filled whatever was open, and a lawyer has read the legal texts. */
export function finishedDeck(spec: Spec): ContentDeck {
  const deck = draftContent(spec);
  const legal = new Set(spec.legalAndCompliance.pages.map(({ path }) => path));
  const read = (slot: Slot): Slot =>
    legal.has(slot.page) && slot.kind === "text" ? { ...slot, status: "final" } : slot;
  return { ...deck, slots: deck.slots.map((slot) => read(filled(slot))) };
}
