import { useMemo } from "react";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { useFontFaces } from "../font-faces/use-font-faces.ts";
import type { SketchLook } from "./sketch-look.ts";

/** The style of the client's site by the answers so far; loads its font faces. */
export function useSketchLook(): SketchLook {
  const { themeColors, fonts, selectedButtonStyle } = useWizard((state) => state.onboarding);
  useFontFaces([fonts.h1, fonts.h2, fonts.h3, fonts.body]);
  return useMemo(
    () => ({ colors: themeColors, fonts, buttonStyle: selectedButtonStyle }),
    [themeColors, fonts, selectedButtonStyle],
  );
}
