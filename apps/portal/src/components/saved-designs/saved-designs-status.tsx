import { Button, Note } from "@sitewright/ui";
import { CloudOff } from "lucide-react";
import { savedDesignTexts as texts } from "./texts.ts";
import type { ShownDesigns } from "./use-saved-designs.ts";

/** The problems with the saved designs of a kind; renders nothing while there are none. */
export function SavedDesignsStatus({
  waitingCount,
  isUnreachable,
  retry,
}: Pick<ShownDesigns<"fonts" | "palette">, "waitingCount" | "isUnreachable" | "retry">) {
  return (
    <div role="status" className="grid gap-3 [&:not(:empty)]:mt-s-4">
      {isUnreachable && (
        <Note tone="warn" icon={<CloudOff aria-hidden="true" />}>
          {texts.unreachable}{" "}
          <Button variant="ghost" compact onClick={retry}>
            {texts.retry}
          </Button>
        </Note>
      )}
      {!isUnreachable && waitingCount > 0 && (
        <Note tone="info" icon={<CloudOff aria-hidden="true" />}>
          {texts.waiting(waitingCount)}
        </Note>
      )}
    </div>
  );
}
