import { contentStyleOptions, missingContentStyle } from "@sitewright/spec-core/onboarding";
import { OptionCard, OptionGrid } from "@sitewright/ui";
import { clsx } from "clsx";
import { StepSection } from "../../components/chrome/step-section.tsx";
import { wizard } from "../../lib/wizard/actions.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { contentStyleHints, styleTexts } from "./texts.ts";

/** The three content styles: the only answer of this step that a submission requires. */
export function ContentStyleChoice() {
  const contentStyle = useWizard((state) => state.onboarding.formData.contentStyle);
  const isMissing = contentStyle === "";
  return (
    <StepSection title={styleTexts.contentStyle}>
      <OptionGrid
        legend={styleTexts.contentStyle}
        hideLegend
        columns={2}
        role="radiogroup"
        id="formData.contentStyle"
        error={isMissing ? missingContentStyle : undefined}
        className={clsx(isMissing && "-m-3.5 rounded-md border-2 border-bad p-3")}
      >
        {contentStyleOptions.map((option) => (
          <OptionCard
            key={option}
            type="radio"
            name="content-style"
            label={<span className="font-[600] text-control">{option}</span>}
            className="last:col-span-full"
            detail={contentStyleHints[option]}
            checked={option === contentStyle}
            onChange={() => wizard.updateForm({ contentStyle: option })}
          />
        ))}
      </OptionGrid>
    </StepSection>
  );
}
