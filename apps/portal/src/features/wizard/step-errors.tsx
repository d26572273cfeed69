import { Button, ErrorSummary } from "@sitewright/ui";
import { wizardTexts } from "./texts.ts";

export interface StepError {
  readonly path: string;
  readonly message: string;
}

/** The missing answers of this step, with a link to each field, and a button to continue without them. */
export function StepErrors({ errors, onContinue }: { errors: readonly StepError[]; onContinue: () => void }) {
  return (
    <div className="mb-s-6 grid justify-items-start gap-3">
      <ErrorSummary
        title={wizardTexts.problemTitle}
        errors={errors.map(({ path, message }) => ({ fieldId: path, message }))}
        className="w-full"
      />
      <p className="text-ink-2 text-s">{wizardTexts.problemLead}</p>
      <Button compact onClick={onContinue}>
        {wizardTexts.continueAnyway}
      </Button>
    </div>
  );
}
