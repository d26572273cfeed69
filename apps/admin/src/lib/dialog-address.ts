import { useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router";
import { useOwnEntry } from "./own-entry.ts";

/** The dialogs that an address can open. */
export type DialogName =
  | "add-user"
  | "send-email"
  | "delete"
  | "upload"
  | "choose-client"
  | "invite"
  | "edit"
  | "add-agent"
  | "agent-settings"
  | "agent-report"
  | "new-post"
  | "write-post"
  | "discard-decisions"
  | "schedule"
  | "withdraw"
  | "preview-link"
  | "revision";

/** The parameters of dialogs: which is open, and about whom or what it is. */
export const dialogParameters = ["dialog", "to", "client", "agent", "revision"] as const;

/** The dialog that the address opens. It has its own entry in the browser's history, so that Back closes it. */
export function useDialogAddress() {
  const [params] = useSearchParams();
  const entry = useOwnEntry();
  const without = (names: readonly string[]) => {
    const next = new URLSearchParams(params);
    for (const name of names) next.delete(name);
    return next;
  };
  return {
    open: params.get("dialog"),
    get: (name: string) => params.get(name) ?? "",
    /** `replace`: in place of the open dialog, so that Back does not open that one again. */
    show: (name: DialogName, more: Readonly<Record<string, string>> = {}, { replace = false } = {}) => {
      const next = without([]);
      next.set("dialog", name);
      for (const [key, value] of Object.entries(more)) next.set(key, value);
      if (replace) entry.replace(next);
      else entry.open(next);
    },
    close: () => entry.close(without(dialogParameters)),
  };
}

/** Closes a dialog of the address that cannot be shown: left there, it would open by itself later. */
export function useCloseUnshown(
  { open, close }: Pick<ReturnType<typeof useDialogAddress>, "open" | "close">,
  name: DialogName,
  canBeShown: boolean,
): void {
  const isUnshown = open === name && !canBeShown;
  const onUnshown = useEffectEvent(close);
  useEffect(() => {
    if (isUnshown) onUnshown();
  }, [isUnshown]);
}
