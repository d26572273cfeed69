/** The fonts of a reader's own machine for which the product's style sheets have measured stand-ins. */
const machineFonts = ["Georgia", "Noto", "DejaVu", "Arial", "Roboto"] as const;

const standIn = new RegExp(`.( Fallback| as (${machineFonts.join("|")}))$`, "i");

/**
 * Whether a family is one of the product's measured stand-ins (`Inter Fallback`, `Besley as Georgia`): a font of the
 * reader's machine in the measures of another, which no website can be set in.
 */
export const isStandIn = (family: string): boolean => standIn.test(family.trim());
