import { Button } from "@sitewright/ui";
import { CircleAlert } from "lucide-react";
import type { PendingUpload } from "./use-inserted-pictures.ts";

interface PendingUploadsProps {
  pending: readonly PendingUpload[];
  onRetry: (one: PendingUpload) => void;
  onDiscard: (one: PendingUpload) => void;
}

function Fault({ one, onRetry, onDiscard }: Omit<PendingUploadsProps, "pending"> & { one: PendingUpload }) {
  const { name } = one.file;
  return (
    <>
      <span className="flex min-w-0 flex-1 basis-[16rem] gap-2 font-nav text-bad leading-snug">
        <CircleAlert aria-hidden="true" className="mt-[.12em]" />
        <span className="min-w-0 [overflow-wrap:anywhere]">
          “{name}” was not inserted. {one.fault}
        </span>
      </span>
      <Button compact onClick={() => onRetry(one)}>
        Try again<span className="sr-only"> with {name}</span>
      </Button>
      <Button compact variant="ghost" onClick={() => onDiscard(one)}>
        Discard<span className="sr-only"> {name}</span>
      </Button>
    </>
  );
}

/**
 * The pictures that could not be uploaded. Those on their way are shown in the text, and are named here for screen
 * readers only.
 */
export function PendingUploads({ pending, ...actions }: PendingUploadsProps) {
  return (
    <ul aria-live="polite" aria-label="Pictures being inserted">
      {pending.map((one) =>
        one.fault === null ? (
          <li key={one.id} className="sr-only">
            Uploading “{one.file.name}”...
          </li>
        ) : (
          <li key={one.id} className="mb-2 flex flex-wrap items-center gap-2 text-s">
            <Fault one={one} {...actions} />
          </li>
        ),
      )}
    </ul>
  );
}
