import { Check, CircleAlert, Info, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { ToastMessage } from "./toast-context.ts";

export interface ToastProps extends ToastMessage {
  onDismiss: () => void;
  dismissLabel?: string;
}

const icons = { ok: Check, error: CircleAlert, info: Info } as const;

/** Calls `onEnd` after `durationMs` without being held; the timer pauses while held. */
function useCountdown(durationMs: number, isHeld: boolean, onEnd: () => void) {
  const left = useRef(durationMs);
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    if (isHeld || !Number.isFinite(left.current)) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - startedAt;
    };
  }, [isHeld]);
}

/**
 * One toast on a dark green block. Stays while hovered or focused, an error until it is dismissed; Escape
 * dismisses it.
 */
export function Toast(props: ToastProps) {
  const { title, description, tone = "ok", action } = props;
  const { durationMs = tone === "error" ? Number.POSITIVE_INFINITY : 5000 } = props;
  const { onDismiss, dismissLabel = "Dismiss" } = props;
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  useCountdown(durationMs, isHovered || isFocused, onDismiss);
  const Icon = icons[tone];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only pauses the timer
    <div
      className="on-block risen pointer-events-auto flex w-full items-start gap-3 rounded-md border border-transparent p-4 text-s leading-[1.45] shadow-3 phone:w-[26rem] [&>.lucide]:mt-[.15em]"
      onMouseEnter={() => setIsHovered(true)}
      onMouseLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
      onKeyDown={(event) => {
        if (event.key === "Escape") onDismiss();
      }}
    >
      <Icon aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <b className="block text-control [overflow-wrap:anywhere]">{title}</b>
        {description && <div className="text-on-block-2 [overflow-wrap:anywhere]">{description}</div>}
        {action && (
          <button
            type="button"
            onClick={() => {
              onDismiss();
              action.onPress();
            }}
            className="mt-2 min-h-9 rounded-sm border-[1.5px] border-block-line px-3 font-label hover:bg-block-2 touch:min-h-11"
          >
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label={dismissLabel}
        onClick={onDismiss}
        className="-mt-1.5 -mr-1.5 -mb-1.5 grid size-9 flex-none place-items-center rounded-sm hover:bg-block-2 touch:size-11"
      >
        <X aria-hidden="true" />
      </button>
    </div>
  );
}
