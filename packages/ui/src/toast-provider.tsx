import { type ReactNode, useCallback, useMemo, useRef, useState } from "react";
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
    setEntries((now) => [...now, { ...message, id }]);
    return id;
  }, []);
  const control = useMemo(() => ({ toast, dismiss }), [toast, dismiss]);
  return (
    <ToastContext value={control}>
      {children}
      <section
        data-toasts
        aria-label={label}
        className="pointer-events-none fixed inset-x-0 bottom-(--toast-offset,0px) z-toast grid gap-2 p-4 phone:right-auto phone:p-s-5"
      >
        <div aria-live="assertive" className="grid gap-2">
          <ToastList entries={entries.filter((entry) => entry.tone === "error")} onDismiss={dismiss} />
        </div>
        <div aria-live="polite" className="grid gap-2">
          <ToastList entries={entries.filter((entry) => entry.tone !== "error")} onDismiss={dismiss} />
        </div>
      </section>
    </ToastContext>
  );
}
