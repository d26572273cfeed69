import { isRefusedWith } from "@sitewright/app-kit/calls";
import { Button, Note } from "@sitewright/ui";

interface FailedProps {
  /** What could not be done, for example "The projects could not be loaded." */
  title: string;
  error: Error;
  /** Absent where trying again cannot help. */
  onRetry?: () => void;
}

/** A screen or a part of one that could not be loaded: what happened, and a way to try again unless it is not there. */
export function Failed({ title, error, onRetry }: FailedProps) {
  const isMissing = isRefusedWith(error, "not-found");
  return (
    <Note tone="bad" role="alert">
      <b className="block">{title}</b>
      <p>{error.message}</p>
      {isMissing && (
        <p>
          It may have been deleted. Users, projects, documents and posts that staff delete stay in the bin for
          30 days.
        </p>
      )}
      {onRetry && !isMissing && (
        <Button className="mt-3" onClick={onRetry}>
          Try again
        </Button>
      )}
    </Note>
  );
}
