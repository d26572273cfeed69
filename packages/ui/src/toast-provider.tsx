import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { Toast } from "./toast.tsx";
import { ToastContext, type ToastMessage } from "./toast-context.ts";

interface Entry extends ToastMessage {
  id: string;
}

export interface ToastProviderProps {
  children: ReactNode;
  /** Name of the region for screen readers. */
  label?: string;
}

function ToastList({ entries, onDismiss }: { entries: readonly Entry[]; onDismiss: (id: string) => void }) {
  return entries.map(({ id, ...message }) => <Toast key={id} {...message} onDismiss={() => onDismiss(id)} />);
}

/** Elements that handle Escape themselves while they are open or have the focus. */
const open =
  "[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [aria-expanded=true]:focus, [data-toasts] :focus";

/** True for two errors with the same text: the newer one replaces the other. */
const isRepeated = (a: ToastMessage, b: ToastMessage): boolean =>
  a.tone === "error" && b.tone === "error" && a.title === b.title && a.description === b.description;

/** Escape dismisses the newest error wherever the focus is. */
function useEscape(newest: string | undefined, dismiss: (id: string) => void) {
  useEffect(() => {
    if (newest === undefined) return;
    const ending = new AbortController();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented && !document.querySelector(open)) dismiss(newest);
    };
    // In the capture phase: what Escape closes is still open then.
    window.addEventListener("keydown", onKeyDown, { capture: true, signal: ending.signal });
    return () => ending.abort();
  }, [newest, dismiss]);
}

/**
 * Provides `useToast` to its children and shows the toasts at the bottom left, along the bottom edge on a
 * phone; above a fixed element there, set `--toast-offset` to its height. Both live regions are rendered from
 * the start, since one inserted together with its text is often not read.
 */
export function ToastProvider({ children, label = "Notifications" }: ToastProviderProps) {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const count = useRef(0);
  const dismiss = useCallback((id: string) => {
    setEntries((now) => now.filter((entry) => entry.id !== id));
  }, []);
  const toast = useCallback((message: ToastMessage) => {
    count.current += 1;
    const id = `toast-${count.current}`;
    setEntries((now) => [...now.filter((entry) => !isRepeated(entry, message)), { ...message, id }]);
    return id;
  }, []);
  const errors = entries.filter(({ tone }) => tone === "error");
  useEscape(errors.at(-1)?.id, dismiss);
  const control = useMemo(() => ({ toast, dismiss }), [toast, dismiss]);
  return (
    <ToastContext value={control}>
      {children}
      <section
        data-toasts
        aria-label={label}
        className="pointer-events-none fixed inset-x-0 bottom-(--toast-offset,0px) z-toast grid grid-cols-[minmax(0,1fr)] max-h-[calc(100dvh-var(--toast-offset,0px))] gap-2 overflow-y-auto p-4 phone:right-auto phone:p-s-5"
      >
        <div
          role={errors.length > 0 ? "alert" : undefined}
          aria-live="assertive"
          aria-atomic="false"
          className="grid grid-cols-[minmax(0,1fr)] gap-2"
        >
          <ToastList entries={errors} onDismiss={dismiss} />
        </div>
        <div aria-live="polite" className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <ToastList entries={entries.filter((entry) => entry.tone !== "error")} onDismiss={dismiss} />
        </div>
      </section>
    </ToastContext>
  );
}
