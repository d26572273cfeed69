import { toneOptions } from "@sitewright/spec-core/onboarding";
import { OptionCard, OptionGrid } from "@sitewright/ui";
import { StepSection } from "../../components/chrome/step-section.tsx";
import { PlaceLetter } from "../../components/place-letter.tsx";
import { wizard } from "../../lib/wizard/actions.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { styleTexts, toneHints } from "./texts.ts";

/** The five tones. */
export function ToneChoice() {
  const tone = useWizard((state) => state.onboarding.formData.tone);
  return (
    <StepSection title={styleTexts.tone} action={<PlaceLetter id="formData.tone" />}>
      <OptionGrid id="formData.tone" legend={styleTexts.tone} hideLegend columns={2} role="radiogroup">
        {toneOptions.map((option) => (
          <OptionCard
            key={option}
            type="radio"
            name="tone"
            label={<span className="font-[600] text-control">{option}</span>}
            className="last:col-span-full"
            detail={toneHints[option]}
            checked={option === tone}
            onChange={() => wizard.updateForm({ tone: option })}
          />
        ))}
      </OptionGrid>
    </StepSection>
  );
}
