import { Button, ErrorSummary } from "@sitewright/ui";
import { wizardTexts } from "./texts.ts";

export interface StepError {
  readonly path: string;
  readonly message: string;
}

/** The message; a color's comes after the name of its field, because all colors have the same one. */
function named({ path, message }: StepError): string {
  const [, name] = /^themeColors\.(\w+)$/.exec(path) ?? [];
  return name ? wizardTexts.problemOf(name.charAt(0).toUpperCase() + name.slice(1), message) : message;
}

/** The missing answers of this step, with a link to each field, and a button to continue without them. */
export function StepErrors({ errors, onContinue }: { errors: readonly StepError[]; onContinue: () => void }) {
  return (
    <div className="mb-s-6 grid justify-items-start gap-3">
      <ErrorSummary
        title={wizardTexts.problemTitle}
        errors={errors.map((error) => ({ fieldId: error.path, message: named(error) }))}
        className="w-full"
      />
      <p className="text-ink-2 text-s">{wizardTexts.problemLead}</p>
      <Button compact onClick={onContinue}>
        {wizardTexts.continueAnyway}
      </Button>
    </div>
  );
}
