import { z } from "zod";
import { isFallbackFont } from "./fallback-fonts.ts";

/** The nine weights of a font family, from thin to black (CSS Fonts 4, section 2.4). */
export const fontWeights = ["100", "200", "300", "400", "500", "600", "700", "800", "900"] as const;

/** One of the nine weights, as a string. */
export type FontWeight = (typeof fontWeights)[number];

/** The four text roles of a website that carry a font. */
export const fontRoles = ["h1", "h2", "h3", "body"] as const;

/** One of the four text roles. */
export type FontRole = (typeof fontRoles)[number];

/** The default fonts of a new project. */
const defaultFamilies = { h1: "Inter", h2: "Inter", h3: "Inter", body: "Roboto" } as const satisfies Readonly<
  Record<FontRole, string>
>;

// Older projects may contain a fallback font, which could once be chosen: the role gets its default family back.
const family = (role: FontRole) =>
  z
    .string()
    .trim()
    .min(1)
    .max(100)
    .overwrite((name) => (isFallbackFont(name) ? defaultFamilies[role] : name));
const weight = z.enum(fontWeights);
const size = z
  .string()
  .regex(/^(?=.*[1-9])\d{1,2}(\.\d{1,4})?rem$/, "A size is a positive number with the unit rem.");

/** Family, weight ('100' to '900') and size (a positive number of rem, such as '1.75rem') for each text role. */
export const fontsSchema = z.object({
  h1: family("h1"),
  h2: family("h2"),
  h3: family("h3"),
  body: family("body"),
  h1Weight: weight,
  h2Weight: weight,
  h3Weight: weight,
  bodyWeight: weight,
  h1Size: size,
  h2Size: size,
  h3Size: size,
  bodySize: size,
});

/** The typography of a website; see {@link fontsSchema}. */
export type Fonts = z.infer<typeof fontsSchema>;

/** The typography that a new project starts with. */
export const defaultFonts: Readonly<Fonts> = Object.freeze({
  ...defaultFamilies,
  h1Weight: "700",
  h2Weight: "600",
  h3Weight: "500",
  bodyWeight: "400",
  h1Size: "2.25rem",
  h2Size: "1.75rem",
  h3Size: "1.5rem",
  bodySize: "1rem",
});
