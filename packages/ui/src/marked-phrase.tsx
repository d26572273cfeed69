import clsx from "clsx";
import type { ReactNode } from "react";
import { LetterMark } from "./letter-mark.tsx";

export interface MarkedPhraseProps {
  children: ReactNode;
  /** Reference letter after the phrase. */
  letter?: string;
  /** Animates the underline and then the letter, once, when it appears. */
  drawn?: boolean;
  className?: string;
}

/** Words that a client said, or that changed: underlined in red. Use it for nothing else. */
export function MarkedPhrase({ children, letter, drawn = false, className }: MarkedPhraseProps) {
  return (
    <>
      <span className={clsx("mark", drawn && "mark-drawn", className)}>{children}</span>
      {letter !== undefined && (
        <LetterMark letter={letter} className={clsx("mr-[.1em] ml-[.5em]", drawn && "mark-popped")} />
      )}
    </>
  );
}
