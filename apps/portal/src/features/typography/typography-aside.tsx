import { useFontFaces } from "../../components/font-faces/use-font-faces.ts";
import { RuledList } from "../../components/ruled-list/ruled-list.tsx";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { BodyWeights } from "./body-weights.tsx";
import { typographyTexts } from "./texts.ts";

/** The body face in its weights, and what helps when choosing. */
export function TypographyAside() {
  const body = useWizard((state) => state.onboarding.fonts.body);
  useFontFaces([body]);
  return (
    <>
      <BodyWeights />
      <RuledList title={typographyTexts.tips} entries={typographyTexts.tip} />
    </>
  );
}
