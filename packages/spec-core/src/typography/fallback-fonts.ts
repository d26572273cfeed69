/** The local fonts for which the product's style sheets have measured fallbacks. */
const machineFonts = ["Georgia", "Noto", "DejaVu", "Arial", "Roboto"] as const;

const fallbackName = new RegExp(`.( Fallback| as (${machineFonts.join("|")}))$`, "i");

/**
 * True for a family that is one of the product's measured fallbacks (`Inter Fallback`, `Besley as Georgia`):
 * a local font with the metrics of another, which no website can use.
 */
export const isFallbackFont = (family: string): boolean => fallbackName.test(family.trim());
