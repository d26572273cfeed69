import { Field, Switch, Textarea } from "@sitewright/ui";
import { StepSection } from "../../components/chrome/step-section.tsx";
import { wizard } from "../../lib/wizard/actions.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { styleTexts } from "./texts.ts";

/** The switch for texts that the agency drafts, and the information for that. */
export function Writing() {
  const isOn = useWizard((state) => state.onboarding.formData.aiContentCreation);
  const notes = useWizard((state) => state.onboarding.formData.contentNotes);
  return (
    <StepSection title={styleTexts.writing}>
      <div className="grid gap-s-5">
        <Switch
          id="formData.aiContentCreation"
          label={<span className="font-[600]">{styleTexts.aiContentCreation}</span>}
          detail={styleTexts.aiContentCreationDetail}
          checked={isOn}
          onChange={(event) => wizard.updateForm({ aiContentCreation: event.currentTarget.checked })}
        />
        <Field id="formData.contentNotes" label={styleTexts.notes} hint={styleTexts.notesHint} optional>
          <Textarea
            value={notes}
            maxLength={5000}
            onChange={(event) => wizard.updateForm({ contentNotes: event.currentTarget.value })}
          />
        </Field>
      </div>
    </StepSection>
  );
}
