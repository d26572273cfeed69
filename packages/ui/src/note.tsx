import clsx from "clsx";
import { Check, CircleAlert, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

export type NoteTone = "neutral" | "ok" | "warn" | "bad" | "info";

const tones = {
  neutral: "bg-sunken",
  ok: "bg-ok-wash",
  warn: "bg-warn-wash",
  bad: "bg-bad-wash",
  info: "bg-info-wash",
} as const;

const icons = {
  neutral: Info,
  ok: Check,
  warn: TriangleAlert,
  bad: CircleAlert,
  info: Info,
} as const;

export interface NoteProps {
  tone?: NoteTone;
  /** Replaces the tone's own icon. */
  icon?: ReactNode;
  /** ARIA role for messages that appear while the page is open. */
  role?: "status" | "alert" | undefined;
  children: ReactNode;
  className?: string;
}

/** In a dialog, a new alert may be below the visible part, behind the buttons: it is scrolled into view. */
function showInDialog(note: HTMLElement | null): void {
  if (note?.role === "alert" && note.closest(".dialog-box"))
    note.scrollIntoView({ block: "nearest", behavior: "instant" });
}

/** A short message that stays on the page. */
export function Note({ tone = "neutral", icon, role, children, className }: NoteProps) {
  const Icon = icons[tone];
  return (
    <div
      ref={showInDialog}
      role={role}
      className={clsx(
        "flex gap-3 rounded-sm px-4 py-3 text-ink text-s leading-[1.45] [&>.lucide]:mt-[.15em]",
        tones[tone],
        className,
      )}
    >
      {icon ?? <Icon aria-hidden="true" />}
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
