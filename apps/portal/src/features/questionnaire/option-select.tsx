import { Select } from "@sitewright/ui";
import { wizard } from "../../lib/wizard/actions.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { AnswerField } from "./answer-field.tsx";
import { questionnaireTexts as texts } from "./texts.ts";

/** One of a list of options, or none. An answer that is off the list stays choosable. */
export function OptionSelect({ name, options }: { name: "timeline" | "budget"; options: readonly string[] }) {
  const value = useWizard((state) => state.onboarding.formData[name]);
  const all = value === "" || options.includes(value) ? options : [value, ...options];
  return (
    <AnswerField name={name} optional>
      <Select
        name={name}
        value={value}
        onChange={(event) => wizard.updateForm({ [name]: event.target.value })}
      >
        <option value="">{texts.choose}</option>
        {all.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </Select>
    </AnswerField>
  );
}
