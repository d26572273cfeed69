import type { Styler } from "./css/cascade.ts";
import type { Theme } from "./themes.ts";

/** A page with its styles in one theme. */
export interface View {
  readonly theme: Theme;
  readonly style: Styler;
}
