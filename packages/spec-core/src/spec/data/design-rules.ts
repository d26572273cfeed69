import type { ButtonStyle, PageLayout } from "../../onboarding/schema.ts";

/** The minimum viewport widths, in px, at which the layout changes. */
export const breakpoints = { sm: 640, md: 768, lg: 1024, xl: 1280 } as const;

/** Line heights, as multiples of the font size. */
export const lineHeights = { h1: 1.2, h2: 1.25, h3: 1.3, body: 1.5 } as const;

/** The size of body text, in rem, if the client asks for large text: 20 px. */
export const largeTextRem = 1.25;

/** The scale of distances, in px, for margins, paddings and gaps. */
export const spacing = [4, 8, 12, 16, 24, 32, 48, 64, 96] as const;

/** The width in px of a contained column and of a boxed page. */
export const contentWidth = 1280;

/** The length of the main texts of a page, in words. */
export const contentLengths = {
  home: { minWords: 500, maxWords: 800 },
  about: { minWords: 800, maxWords: 1200 },
  service: { minWords: 600, maxWords: 1000 },
  blog: { minWords: 1000, maxWords: 1500 },
} as const;

/** The same where the client wants short texts. */
export const shortContentLengths = {
  home: { minWords: 200, maxWords: 400 },
  about: { minWords: 300, maxWords: 500 },
  service: { minWords: 250, maxWords: 450 },
  blog: { minWords: 500, maxWords: 900 },
} as const;

/** The highest number of pages with which the navigation stays visible on small screens, without a menu button. */
export const inlineNavigationMax = 5;

export const roundButtonRadius = "9999px";
export const buttonRadius = "0.375rem";
export const buttonShadow = "0 4px 6px -1px rgb(0 0 0 / 0.1), 0 2px 4px -2px rgb(0 0 0 / 0.1)";

/** The surface of a button; the colors are those of the custom properties. */
export interface ButtonSurface {
  readonly background: string;
  readonly color: string;
  readonly border: string;
  readonly textTransform: "none" | "uppercase";
}

const solid: ButtonSurface = {
  background: "var(--color-primary)",
  color: "var(--color-on-primary)",
  border: "2px solid transparent",
  textTransform: "none",
};
const clear: ButtonSurface = {
  background: "transparent",
  color: "var(--color-primary-text)",
  border: "2px solid transparent",
  textTransform: "none",
};

/** The surface of each button style. */
export const buttonSurfaces: Readonly<Record<ButtonStyle, ButtonSurface>> = {
  classic: solid,
  rounded: solid,
  square: { ...solid, textTransform: "uppercase" },
  standard: {
    background: "var(--color-surface)",
    color: "var(--color-text)",
    border: "1px solid var(--color-border)",
    textTransform: "none",
  },
  modern: solid,
  outlined: { ...clear, border: "2px solid currentColor" },
  gradient: {
    ...solid,
    background: "linear-gradient(90deg, var(--color-primary), var(--color-gradient-end))",
  },
  ghost: clear,
};

/** The meaning of each page layout for the builder. */
export const pageLayoutRules: Readonly<Record<PageLayout, string>> = {
  "full-width": "Sections and their content reach both edges of the window, with fluid side padding.",
  contained: "Section backgrounds reach the edges; content keeps to a centered column.",
  boxed: "The whole page is a centered sheet on a quiet background, with space around it on wide screens.",
};
