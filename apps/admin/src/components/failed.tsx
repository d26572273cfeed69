import { isRefusedWith } from "@sitewright/app-kit/calls";
import { Button, Note } from "@sitewright/ui";
import { Link } from "react-router";
import { paths } from "../lib/paths.ts";
import { usePermissionCheck } from "../lib/viewer.ts";

interface FailedProps {
  /** The failure in a sentence, for example "The projects could not be loaded." */
  title: string;
  error: Error;
  /** Absent where a retry cannot help. */
  onRetry?: () => void;
}

/** A screen or a part of one that could not be loaded: the message, and a retry button unless it does not exist. */
export function Failed({ title, error, onRetry }: FailedProps) {
  const isMissing = isRefusedWith(error, "not-found");
  const hasPermission = usePermissionCheck();
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
      {isMissing && hasPermission("projects") && (
        <Link to={paths.bin} className="mt-1 inline-block underline touch:min-h-[44px]">
          Open the bin
        </Link>
      )}
      {onRetry && !isMissing && (
        <Button className="mt-3" onClick={onRetry}>
          Try again
        </Button>
      )}
    </Note>
  );
}
