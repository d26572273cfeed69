import type { PaletteProps } from "../features/wizard/use-palette.ts";
import { WizardPalette } from "../features/wizard/wizard-palette.tsx";
import { stepPlaces } from "./step-places.ts";

/** The wizard's palette with the places inside its steps. */
export function PaletteRoute(props: PaletteProps) {
  return <WizardPalette {...props} places={stepPlaces} />;
}
