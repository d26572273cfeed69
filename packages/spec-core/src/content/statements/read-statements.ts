import type { OnboardingFormData } from "../../onboarding/form-data.ts";
import { type Statement, statementFields } from "../statement.ts";
import { textId } from "../text-id.ts";

/** Splits every answer in sentences and tells what each is (rules first; the client's own choices are not regarded here). */
export function readStatements(form: OnboardingFormData): Statement[] {
  return statementFields.flatMap((field) =>
    form[field].trim() === ""
      ? []
      : [
          {
            id: textId(field, form[field]),
            field,
            text: form[field].trim(),
            start: 0,
            end: form[field].length,
            kind: "unsure" as const,
            proposal: "keep" as const,
          },
        ],
  );
}
