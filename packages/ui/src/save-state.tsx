import clsx from "clsx";
import { Check, CircleAlert, CloudOff } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Spinner } from "./spinner.tsx";

export interface SaveStateProps {
  state: "saved" | "saving" | "offline" | "failed";
  /** In words: "Saved 14:03", "Saving...", "Offline. Kept on this device until you are back online." */
  children: ReactNode;
  className?: string;
}

const icons = {
  saved: <Check aria-hidden="true" className="text-ok" />,
  saving: <Spinner />,
  offline: <CloudOff aria-hidden="true" className="text-warn" />,
  failed: <CircleAlert aria-hidden="true" className="text-bad" />,
} as const;

/**
 * The save state of the form. It is announced only if it lasts for some time: otherwise a form with autosave would be
 * announced after every answer.
 */
export function SaveState({ state, children, className }: SaveStateProps) {
  const announced = useRef<SaveStateProps["state"]>("saving");
  const isNews = state !== "saving" && state !== announced.current;
  useEffect(() => {
    if (state !== "saving") announced.current = state;
  }, [state]);
  return (
    <span
      role="status"
      aria-live={isNews ? "polite" : "off"}
      className={clsx(
        "inline-flex items-start gap-[.45em] text-ink-2 text-s leading-snug [&>:first-child]:mt-[.15em]",
        className,
      )}
    >
      {icons[state]}
      <span>{children}</span>
    </span>
  );
}
