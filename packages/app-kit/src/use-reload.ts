import { useCallback, useEffect, useState } from "react";

/** The time after which a server that does not answer counts as unreachable. */
const answerMaxMs = 15_000;

async function isServerReachable(): Promise<boolean> {
  const signal = AbortSignal.timeout(answerMaxMs);
  try {
    await fetch(location.pathname, { method: "HEAD", cache: "no-store", signal });
    return true;
  } catch {
    return false;
  }
}

/**
 * Reloads the page, where the server answers: without a connection a reload would replace it by the browser's own error
 * page. False where it does not.
 */
export async function reloadIfReachable(): Promise<boolean> {
  const isReachable = await isServerReachable();
  if (isReachable) location.reload();
  return isReachable;
}

type ReloadState = "idle" | "asking" | "unreachable";

/** Reloads the page once the server answers, by itself when the browser has a connection again. */
export function useReload(): { readonly state: ReloadState; readonly reload: () => Promise<void> } {
  const [state, setState] = useState<ReloadState>("idle");
  const reload = useCallback(async () => {
    setState("asking");
    if (!(await reloadIfReachable())) setState("unreachable");
  }, []);
  useEffect(() => {
    window.addEventListener("online", reload);
    return () => window.removeEventListener("online", reload);
  }, [reload]);
  return { state, reload };
}
