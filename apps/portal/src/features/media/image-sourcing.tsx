import { Switch } from "@sitewright/ui";
import { StepSection } from "../../components/chrome/step-section.tsx";
import { wizard } from "../../lib/wizard/actions.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { mediaTexts } from "./texts.ts";

/** The switch for images that the agency finds because the client has none. */
export function ImageSourcing() {
  const isOn = useWizard((state) => state.onboarding.formData.aiImageSourcing);
  return (
    <StepSection title={mediaTexts.sourcing}>
      <Switch
        id="formData.aiImageSourcing"
        label={<span className="font-[600]">{mediaTexts.aiImageSourcing}</span>}
        detail={mediaTexts.aiImageSourcingDetail}
        checked={isOn}
        onChange={(event) => wizard.updateForm({ aiImageSourcing: event.currentTarget.checked })}
      />
    </StepSection>
  );
}
