import { limits, toggleTbd, undecided } from "@sitewright/spec-core/onboarding";
import { Button, Input } from "@sitewright/ui";
import { wizard } from "../../lib/wizard/actions.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { questionnaireTexts as texts } from "../../texts/questionnaire.ts";
import { AnswerField } from "./answer-field.tsx";

/** The website's name, or TBD: the first press sets it, the second clears it. */
export function WebsiteName() {
  const form = useWizard((state) => state.onboarding.formData);
  const isUndecided = form.websiteName === undecided;
  return (
    <AnswerField name="websiteName" hint={texts.websiteNameHint} optional>
      <div className="flex gap-2">
        <Input
          name="websiteName"
          value={form.websiteName}
          maxLength={limits.shortTextMax}
          onChange={(event) => wizard.updateForm({ websiteName: event.target.value })}
        />
        <Button
          variant={isUndecided ? "ink" : "line"}
          aria-pressed={isUndecided}
          onClick={() => wizard.updateForm({ websiteName: toggleTbd(form).websiteName })}
        >
          {texts.tbd}
        </Button>
      </div>
    </AnswerField>
  );
}
