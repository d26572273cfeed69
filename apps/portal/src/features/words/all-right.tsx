import type { WordChoice } from "@sitewright/spec-core/onboarding";
import { Button } from "@sitewright/ui";
import { Check, Undo2 } from "lucide-react";
import { type MouseEvent, useRef } from "react";
import { wordTexts as texts } from "./texts.ts";

interface AllRightProps {
  /** What it would decide. */
  open: readonly WordChoice[];
  /** Whether more sentences wait that are not shown. */
  hasMore: boolean;
  onAllRight: () => void;
  onUndo: (() => void) | null;
}

function hintOf(open: readonly WordChoice[], hasMore: boolean): string {
  const shown = open.filter(({ print }) => print).length;
  if (open.length > 0) return texts.allRightHint(shown, open.length - shown);
  return hasMore ? "" : texts.allDecided;
}

/** One press for all that is still open, always in sight while the list is; and one that takes it back. */
export function AllRight({ open, hasMore, onAllRight, onUndo }: AllRightProps) {
  const button = useRef<HTMLButtonElement>(null);
  const hasWork = open.length > 0 || hasMore;
  const press = ({ detail }: MouseEvent): void => {
    // A double tap settles what was on the screen, not what comes after it.
    if (hasWork && detail <= 1) onAllRight();
  };
  return (
    <div className="bottom-[4.25rem] sticky z-10 flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-t bg-surface py-2.5">
      <Button
        ref={button}
        compact
        variant={hasWork ? "ink" : "line"}
        // Not `disabled`: it must not take the focus away.
        aria-disabled={!hasWork}
        className="aria-disabled:cursor-default aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-ink-3"
        onClick={press}
      >
        <Check aria-hidden="true" />
        {open.length === 0 && hasMore ? texts.nextOnes : texts.allRight}
      </Button>
      {onUndo && (
        <Button
          compact
          variant="ghost"
          onClick={() => {
            button.current?.focus();
            onUndo();
          }}
        >
          <Undo2 aria-hidden="true" /> {texts.undo}
        </Button>
      )}
      <span className="min-w-0 text-ink-2 text-s leading-snug">{hintOf(open, hasMore)}</span>
    </div>
  );
}
