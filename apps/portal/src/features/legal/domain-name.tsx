import { onboardingWarnings } from "@sitewright/spec-core/onboarding";
import { Field, Input } from "@sitewright/ui";
import { useState } from "react";
import { wizard } from "../../lib/wizard/actions.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { legalTexts } from "./texts.ts";

const id = "formData.domainName";

/** The client's domain. Where it is no web address, a warning is shown after the field loses the focus. */
export function DomainName() {
  const value = useWizard((state) => state.onboarding.formData.domainName);
  const error = useWizard((state) => state.errors[id]);
  const remark = useWizard(
    ({ onboarding }) => onboardingWarnings(onboarding).find(({ path }) => path === id)?.message,
  );
  // An empty field is no mistake yet.
  const warning = value.trim() === "" ? undefined : remark;
  const [isWarningShown, setIsWarningShown] = useState(warning !== undefined);
  return (
    <Field
      id={id}
      label={legalTexts.domainName}
      hint={legalTexts.domainHint}
      error={error}
      warning={isWarningShown && warning !== undefined ? warning : ""}
    >
      <Input
        value={value}
        maxLength={200}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        onBlur={() => setIsWarningShown(warning !== undefined)}
        onChange={(event) => wizard.updateForm({ domainName: event.currentTarget.value })}
      />
    </Field>
  );
}
