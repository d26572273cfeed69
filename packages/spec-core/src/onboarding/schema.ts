import { z } from "zod";
import { defaultTheme } from "../color/default-theme.ts";
import { defaultFonts, fontsSchema } from "../typography/fonts.ts";
import { formDataSchema } from "./form-data.ts";
import { layoutSectionsSchema, noSections } from "./layout-sections.ts";
import { filesMax, treeLevelMax } from "./limits.ts";
import { shortText } from "./text.ts";
import { themeColorsSchema } from "./theme-colors-schema.ts";
import { uploadedFileSchema } from "./uploaded-file.ts";

/** The button shapes to choose from, the default first. */
export const buttonStyleNames = [
  "classic",
  "rounded",
  "square",
  "standard",
  "modern",
  "outlined",
  "gradient",
  "ghost",
] as const;

/** The widths of the page's content in the order of the picker, the default second. */
export const pageLayoutNames = ["full-width", "contained", "boxed"] as const;

/** Families of layout templates, the default first. */
export const templateCategories = ["business", "portfolio", "ecommerce"] as const;

const pageLeafSchema = z.object({
  /** The entry of `pages` or `customPages` at this position. */
  name: shortText,
  /** The title that visitors see instead. */
  title: shortText.optional(),
});

const pageNodeSchema = pageLeafSchema.extend({
  children: z.array(pageLeafSchema).max(treeLevelMax).optional(),
});

/**
 * Everything that the wizard collects. Missing or empty values are accepted, wrong types and sizes are not;
 * unknown keys are dropped; colors may be any text. `validateOnboarding` checks what a submit requires.
 */
export const onboardingSchema = z.object({
  formData: formDataSchema.prefault({}),
  themeColors: themeColorsSchema.default({ ...defaultTheme }),
  fonts: fontsSchema.default({ ...defaultFonts }),
  selectedButtonStyle: z.enum(buttonStyleNames).default("classic"),
  layoutSections: layoutSectionsSchema.prefault(noSections),
  layoutTemplates: z
    .object({
      selected: shortText.nullable().default(null),
      category: z.enum(templateCategories).default("business"),
    })
    .prefault({}),
  pageLayout: z.enum(pageLayoutNames).default("contained"),
  /** The client's own order, nesting and naming of the pages in `pages` and `customPages`. */
  pageTree: z.array(pageNodeSchema).max(treeLevelMax).optional(),
  uploadedFiles: z.array(uploadedFileSchema).max(filesMax).default([]),
});

/** A parsed input: every key is present except the optional `pageTree`. */
export type Onboarding = z.output<typeof onboardingSchema>;
/** The input of a caller: any key may be missing. */
export type OnboardingInput = z.input<typeof onboardingSchema>;
export type ButtonStyle = Onboarding["selectedButtonStyle"];
export type PageLayout = Onboarding["pageLayout"];
export type LayoutTemplates = Onboarding["layoutTemplates"];
export type TemplateCategory = LayoutTemplates["category"];
export type PageNode = z.output<typeof pageNodeSchema>;
