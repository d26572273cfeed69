import clsx from "clsx";
import type { ReactNode } from "react";

export type BadgeTone = "neutral" | "ok" | "warn" | "bad" | "info" | "accent";

const tones = {
  neutral: "bg-sunken text-ink",
  ok: "bg-ok-wash text-ok",
  warn: "bg-warn-wash text-warn",
  bad: "bg-bad-wash text-bad",
  info: "bg-info-wash text-info",
  accent: "bg-accent text-on-accent",
} as const;

export interface BadgeProps {
  tone?: BadgeTone;
  /** Always text; an icon may precede it. */
  children: ReactNode;
  className?: string;
}

/** A status word on a tinted background. */
export function Badge({ tone = "neutral", children, className }: BadgeProps) {
  return (
    <span
      className={clsx(
        "inline-flex items-center gap-[.4em] whitespace-nowrap rounded-sm px-[.55em] py-[.18em] font-label font-text text-xs leading-snug tracking-normal",
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
