import { namedPalettes } from "../../src/color/index.ts";
import { toneOptions } from "../../src/onboarding/options.ts";
import {
  buttonStyleNames,
  type Onboarding,
  onboardingSchema,
  pageLayoutNames,
  templateCategories,
} from "../../src/onboarding/schema.ts";
import { fullForm } from "../../src/spec/forms.fixture.ts";

const few = ["Home", "About", "Contact"];
const many = [
  "Home",
  "About",
  "Services",
  "Products",
  "Contact",
  "Blog",
  "Portfolio",
  "Testimonials",
  "FAQ",
  "Pricing",
  "Team",
  "Careers",
];

function formOf(
  pageLayout: Onboarding["pageLayout"],
  selectedButtonStyle: Onboarding["selectedButtonStyle"],
  index: number,
): Onboarding {
  const palette = index % 2 === 1 ? namedPalettes[(index * 7) % namedPalettes.length] : undefined;
  return onboardingSchema.parse({
    ...fullForm,
    formData: {
      ...fullForm.formData,
      businessName: index % 4 === 0 ? "" : fullForm.formData.businessName,
      tone: toneOptions[index % toneOptions.length],
      pages: index % 3 === 0 ? few : many,
      customPages: index % 2 === 1 ? ["Press kit"] : [],
    },
    layoutSections: index % 5 === 4 ? { team: true, contact: true } : fullForm.layoutSections,
    layoutTemplates: { selected: null, category: templateCategories[index % templateCategories.length] },
    ...(palette ? { themeColors: palette.colors } : {}),
    pageLayout,
    selectedButtonStyle,
  });
}

/** Three page layouts by eight button styles; tones, palettes, pages, templates and sections vary with them. */
export const forms: readonly { readonly name: string; readonly form: Onboarding }[] = pageLayoutNames.flatMap(
  (layout, row) =>
    buttonStyleNames.map((style, column) => {
      const index = row * buttonStyleNames.length + column;
      return {
        name: `${layout}, ${style}, ${toneOptions[index % toneOptions.length]}`,
        form: formOf(layout, style, index),
      };
    }),
);
