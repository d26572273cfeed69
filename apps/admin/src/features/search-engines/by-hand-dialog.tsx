import type { SubmissionResult } from "@sitewright/contracts";
import { Button, Dialog } from "@sitewright/ui";

/** The steps to do by hand. */
export function ByHandDialog({ result, onClose }: { result: SubmissionResult; onClose: () => void }) {
  const { error, message, instructions = [] } = result;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Manual steps"
      description={error ?? message}
      size="lg"
      initialFocus="title"
      actions={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <ol className="grid list-decimal gap-2 pl-5 [overflow-wrap:anywhere]">
        {instructions.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Dialog>
  );
}
