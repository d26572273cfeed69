import clsx from "clsx";

export interface LetterMarkProps {
  /** The reference letter. */
  letter: string;
  /** filled: live or changed · outline: reference in a form or legend · quiet: in a list. */
  variant?: "filled" | "outline" | "quiet";
  className?: string;
}

const looks = {
  filled: "bg-accent text-on-accent",
  outline: "text-accent-ink shadow-[inset_0_0_0_1.5px_var(--accent-ink)]",
  quiet: "text-ink-2 shadow-[inset_0_0_0_1.5px_var(--line-strong)]",
} as const;

/**
 * Connects a client's words to the part made from them. Decorative for screen readers: state the relation in
 * the label or the description.
 */
export function LetterMark({ letter, variant = "filled", className }: LetterMarkProps) {
  return (
    <b
      aria-hidden="true"
      data-letter={letter}
      className={clsx(
        "inline-grid h-[1.5em] min-w-[1.5em] flex-none place-items-center justify-self-start rounded-sm px-[.3em] pb-[.06em] text-center align-[.28em] font-bold font-display text-[.8125rem] not-italic leading-none tracking-normal transition-[opacity,background-color]",
        looks[variant],
        className,
      )}
    >
      {letter}
    </b>
  );
}
