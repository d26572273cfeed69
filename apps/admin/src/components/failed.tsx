import { Button, Note } from "@sitewright/ui";

interface FailedProps {
  /** What failed, for example "The projects could not be loaded." */
  title: string;
  error: Error;
  /** Absent where a retry cannot help. */
  onRetry?: () => void;
}

/** A screen or a part of one that could not be loaded: the message, and a retry button. */
export function Failed({ title, error, onRetry }: FailedProps) {
  return (
    <Note tone="bad" role="alert">
      <b className="block">{title}</b>
      <p>{error.message}</p>
      {onRetry && (
        <Button className="mt-3" onClick={onRetry}>
          Try again
        </Button>
      )}
    </Note>
  );
}
