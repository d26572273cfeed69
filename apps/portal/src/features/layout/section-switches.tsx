import { sectionOptions } from "@sitewright/spec-core/onboarding";
import { Switch } from "@sitewright/ui";
import { StepSection } from "../../components/chrome/step-section.tsx";
import { PlaceLetter } from "../../components/place-letter.tsx";
import { wizard } from "../../lib/wizard/actions.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { layoutTexts } from "./texts.ts";

/** The eight sections, each with its switch. */
export function SectionSwitches() {
  const sections = useWizard((state) => state.onboarding.layoutSections);
  const on = Object.values(sections).filter(Boolean).length;
  return (
    <StepSection
      title={layoutTexts.sections}
      action={<span className="text-ink-3 text-s">{layoutTexts.sectionsOn(on, sectionOptions.length)}</span>}
    >
      <ul className="border-line border-t">
        {sectionOptions.map(({ value, label, hint }) => (
          <li key={value} data-place={`layoutSections.${value}`} className="border-line border-b py-2">
            <Switch
              id={`layoutSections.${value}`}
              label={
                <span className="font-[600]">
                  {label} <PlaceLetter id={`layoutSections.${value}`} className="ml-1" />
                </span>
              }
              detail={hint}
              checked={sections[value]}
              onChange={(event) => wizard.setSections({ ...sections, [value]: event.currentTarget.checked })}
            />
          </li>
        ))}
      </ul>
      <p className="mt-2 text-ink-3 text-s">{layoutTexts.sectionsHint}</p>
    </StepSection>
  );
}
