import type { ListedPost } from "@sitewright/contracts";
import { Button } from "@sitewright/ui";
import { Radar } from "lucide-react";
import { ByHandDialog } from "./by-hand-dialog.tsx";
import { useSearchAction } from "./use-search-action.ts";

/** Submits the ticked posts to search engines; the server leaves out those that cannot be submitted. */
export function BulkSubmit({ chosen }: { chosen: readonly ListedPost[] }) {
  const { submitAll, byHand, closeByHand } = useSearchAction();
  return (
    <>
      <Button
        busy={submitAll.isPending}
        busyLabel="Submitting..."
        onClick={() => submitAll.mutate(chosen.map(({ id }) => id))}
      >
        <Radar aria-hidden="true" /> Submit to search engines
      </Button>
      {byHand && <ByHandDialog result={byHand} onClose={closeByHand} />}
    </>
  );
}
