import { FaultBoundary } from "@sitewright/app-kit/fault-boundary";
import { later } from "@sitewright/app-kit/later";
import { Button, useToast } from "@sitewright/ui";
import { useEffect, useState } from "react";
import { useSaveStatus } from "../../lib/saving/save-status.ts";
import { work } from "../../lib/saving/work.ts";
import { chromeTexts } from "../../texts/chrome.ts";

const DiscardChanges = later(async () => (await import("./discard-changes.tsx")).DiscardChanges);

/** Ends editing once everything is saved; where the server does not take the changes any more, after asking. */
export function StopEditing() {
  const [isAsking, setIsAsking] = useState(false);
  const { toast } = useToast();
  // What it asks is wanted when the server is in trouble: its code is fetched before.
  useEffect(() => void DiscardChanges.preload(), []);
  const stop = async (): Promise<void> => {
    if (await work.flush()) await work.leaveProject();
    else if (useSaveStatus.getState().server.kind === "refused") setIsAsking(true);
    else toast({ tone: "error", title: chromeTexts.saveFailed });
  };
  return (
    <>
      <Button compact variant="line" onClick={stop}>
        {chromeTexts.stopEditing}
      </Button>
      {isAsking && (
        <FaultBoundary fallback={null}>
          <DiscardChanges onClose={() => setIsAsking(false)} />
        </FaultBoundary>
      )}
    </>
  );
}
