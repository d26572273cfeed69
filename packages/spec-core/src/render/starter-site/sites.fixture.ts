import { defaultTheme } from "../../color/default-theme.ts";
import { randomPalette } from "../../color/random-palette.ts";
import type { ThemeColors } from "../../color/theme-colors.ts";
import { draftContent } from "../../deck/content-deck.ts";
import { applyTemplate, layoutTemplates } from "../../onboarding/layout-templates.ts";
import { contentStyleOptions, goalOptions, pageOptions, toneOptions } from "../../onboarding/options.ts";
import {
  buttonStyleNames,
  type Onboarding,
  onboardingSchema,
  pageLayoutNames,
} from "../../onboarding/schema.ts";
import { seededRandom } from "../../random/seeded-random.ts";
import { buildSpec } from "../../spec/build-spec.ts";
import { context } from "../../spec/forms.fixture.ts";
import type { Spec } from "../../spec/schema.ts";
import { randomTypography } from "../../typography/random-typography.ts";
import { type Site, siteOf } from "./site.ts";

/** Ten businesses in ten industries, in their owners' words. */
const businesses = [
  [
    "Kiln & Co",
    "Pottery",
    "Hand-thrown tableware for restaurants. We fire with wood. Every glaze is mixed from ash.",
  ],
  [
    "Hartmann Osei",
    "Law firm",
    "Employment law for mid-sized companies. Fixed fees. We answer within one working day.",
  ],
  [
    "Dr. Lind Dental",
    "Dentist",
    "Gentle dentistry for anxious patients. Dr. Lind takes her time. Evening hours on Tuesday.",
  ],
  ["Bread, Mostly", "Bakery", "Sourdough and rye. Baked at four, gone by noon."],
  ["Ledgerline", "Farm software", "Bookkeeping software for farms! Does it work offline? It does."],
  ["Fjordline Walks", "Guided walking tours", "From hut to hut along the fjord.\nLuggage travels by boat."],
  [
    "Brandt Stahlbau",
    "Steel construction",
    "Halls, bridges and masts. Planned and erected by the same 84 people.",
  ],
  ["Ostermann & Söhne", "Accounting", "Bookkeeping e.g. for craftsmen. Tax returns, too."],
  ["Noor El-Amin", "Portrait photography", "One chair, one window, one hour."],
  ["Muddy Boots", "Forest kindergarten", "Outside in every weather. Soup is at noon."],
] as const;

const pick = <Value>(values: readonly Value[], index: number): Value => {
  const value = values[index % values.length];
  if (value === undefined) throw new Error("Nothing to pick from.");
  return value;
};

function palette(seed: string): ThemeColors {
  const random = seededRandom(seed);
  const found = randomPalette(random, { background: random() < 0.5 ? "light" : "dark" });
  return found.source === "impossible" ? { ...defaultTheme } : found.colors;
}

/** Sixty forms: six templates for each of ten businesses, with tones, layouts, buttons, fonts and colors in turn. */
export const sixtyForms: readonly Onboarding[] = layoutTemplates.flatMap(({ id }, template) =>
  businesses.map(([businessName, niche, description], index) => {
    const number = template * businesses.length + index;
    const firstPage = 1 + (number % 4);
    const isArranged = number % 7 === 0;
    return applyTemplate(
      onboardingSchema.parse({
        formData: {
          businessName,
          niche,
          description,
          audience: `People who look for ${niche.toLowerCase()}`,
          goals: [pick(goalOptions, number), pick(goalOptions, number + 3)],
          pages: isArranged
            ? ["Home", "About", "Services", "Contact"]
            : ["Home", ...pageOptions.slice(firstPage, firstPage + 3 + (number % 6))],
          customPages: isArranged ? ["Repairs"] : number % 3 === 0 ? [`${niche} week`] : [],
          tone: pick(toneOptions, number),
          contentStyle: pick(contentStyleOptions, number),
          socialMedia: { instagram: "@example", linkedin: "not an address" },
        },
        themeColors: number % 10 === 0 ? { ...defaultTheme } : palette(`palette ${number}`),
        fonts: randomTypography(seededRandom(`fonts ${number}`)),
        selectedButtonStyle: pick(buttonStyleNames, number),
        pageLayout: pick(pageLayoutNames, number + template),
        uploadedFiles:
          number % 2 === 0
            ? [
                { id: "a", name: "Logo final.SVG", type: "logo", size: 10, storagePath: "logo/a" },
                { id: "b", name: "shop front.jpg", type: "media", size: 10, storagePath: "media/b" },
              ]
            : [],
        ...(isArranged
          ? {
              pageTree: [
                { name: "Home" },
                { name: "Services", title: "What we mend", children: [{ name: "Repairs" }] },
                { name: "Contact", children: [{ name: "About" }] },
              ],
            }
          : {}),
      }),
      id,
    );
  }),
);

/** The spec of a form. */
export const specOf = (form: Onboarding): Spec => buildSpec(form, context);

/** The site of a form, with the words of its first draft. */
export function siteOfForm(form: Onboarding): Site {
  const spec = specOf(form);
  return siteOf(spec, { marks: false, deck: draftContent(spec) });
}
