import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate, useNavigationType, useSearchParams } from "react-router";
import { z } from "zod";
import { endGuard } from "./leave-guard.ts";

/** State of a history entry that was added for a dialog: the entry before it is the same screen without one. */
const ownEntrySchema = z.object({ isDialog: z.literal(true) });

/**
 * A dialog's own entry in the browser's history, so that Back closes it. `params` are the address's with or without it.
 */
export function useOwnEntry() {
  const [, setParams] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const navigation = useNavigationType();
  const closing = useRef<"no" | "replacing" | "returning">("no");
  /** Opened while the browser was still going back from the entry of the previous dialog. */
  const waiting = useRef<URLSearchParams>(undefined);
  const open = (params: URLSearchParams): void => {
    if (closing.current === "returning") waiting.current = params;
    else setParams(params, { state: { isDialog: true } });
  };
  const openWaiting = useEffectEvent(() => {
    const params = waiting.current;
    waiting.current = undefined;
    if (params) open(params);
  });
  useEffect(() => {
    if (closing.current === "returning" && navigation !== "POP") return;
    closing.current = "no";
    openWaiting();
  }, [location, navigation]);
  return {
    open,
    /** Opens it in place of the open dialog. */
    replace: (params: URLSearchParams) => setParams(params, { replace: true, state: location.state }),
    /** Removes the dialog at once, and then its entry, so that the next Back leaves the screen. */
    close: (params: URLSearchParams) => {
      if (closing.current !== "no") return;
      closing.current = "replacing";
      setParams(params, { replace: true });
      if (!ownEntrySchema.safeParse(location.state).success) return;
      closing.current = "returning";
      endGuard();
      void navigate(-1);
    },
  };
}
