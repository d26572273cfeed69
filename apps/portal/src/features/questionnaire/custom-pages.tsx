import { parseCustomPages } from "@sitewright/spec-core/onboarding";
import { Input } from "@sitewright/ui";
import { useState } from "react";
import { wizard } from "../../lib/wizard/actions.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { AnswerField } from "./answer-field.tsx";
import { questionnaireTexts as texts } from "./texts.ts";

const isSame = (a: readonly string[], b: readonly string[]): boolean => a.join("\n") === b.join("\n");

/**
 * Names of further pages, separated by commas. The field keeps the text as typed; the names in it are stored.
 */
export function CustomPages() {
  const names = useWizard((state) => state.onboarding.formData.customPages);
  const [typed, setTyped] = useState("");
  const text = isSame(parseCustomPages(typed), names) ? typed : names.join(", ");
  return (
    <AnswerField name="customPages" hint={texts.customPagesHint} optional>
      <Input
        name="customPages"
        value={text}
        onChange={(event) => {
          setTyped(event.target.value);
          wizard.updateForm({ customPages: parseCustomPages(event.target.value) });
        }}
      />
    </AnswerField>
  );
}
