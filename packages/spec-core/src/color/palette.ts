import type { ThemeColors } from "./theme-colors.ts";

/** A theme with a name. */
export type Palette = { readonly name: string; readonly colors: Readonly<ThemeColors> };
