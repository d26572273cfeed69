import { limits, undecided } from "@sitewright/spec-core/onboarding";
import { Button, Input } from "@sitewright/ui";
import { wizard } from "../../lib/wizard/actions.ts";
import { flip } from "../../lib/wizard/switches.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { AnswerField } from "./answer-field.tsx";
import { questionnaireTexts as texts } from "./texts.ts";

/** The website's name, or TBD: the button sets it, a second press restores the previous value. */
export function WebsiteName() {
  const name = useWizard((state) => state.onboarding.formData.websiteName);
  const isUndecided = name === undecided;
  return (
    <AnswerField name="websiteName" hint={texts.websiteNameHint} optional>
      <div className="flex items-start gap-2">
        <div className="grid flex-1 gap-2">
          <Input
            name="websiteName"
            value={name}
            maxLength={limits.shortTextMax}
            onChange={(event) => wizard.updateForm({ websiteName: event.target.value })}
          />
        </div>
        <Button variant={isUndecided ? "ink" : "line"} aria-pressed={isUndecided} onClick={() => flip("tbd")}>
          {texts.tbd}
        </Button>
      </div>
    </AnswerField>
  );
}
