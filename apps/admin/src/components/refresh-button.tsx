import { Button } from "@sitewright/ui";
import { useQueryClient } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { useState } from "react";

/** Refetches everything on the screen. */
export function RefreshButton() {
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const refresh = async () => {
    setIsBusy(true);
    await queryClient.invalidateQueries();
    setIsBusy(false);
  };
  return (
    <Button busy={isBusy} busyLabel="Loading..." onClick={() => void refresh()}>
      <RefreshCw aria-hidden="true" /> Refresh
    </Button>
  );
}
