import type { WordChoice } from "@sitewright/spec-core/onboarding";
import { Button } from "@sitewright/ui";
import { Check, Undo2 } from "lucide-react";
import { type MouseEvent, useRef } from "react";
import { wordTexts as texts } from "./texts.ts";

interface AllRightProps {
  /** The choices to decide about. */
  open: readonly WordChoice[];
  /** There are more sentences than are shown. */
  hasMore: boolean;
  onAllRight: () => void;
  onUndo: (() => void) | null;
}

function hintOf(open: readonly WordChoice[], hasMore: boolean): string {
  const shown = open.filter(({ print }) => print).length;
  if (open.length > 0) return texts.allRightHint(shown, open.length - shown);
  return hasMore ? "" : texts.allDecided;
}

/** One button that decides everything still open, sticky while the list is in view; and its undo. */
export function AllRight({ open, hasMore, onAllRight, onUndo }: AllRightProps) {
  const button = useRef<HTMLButtonElement>(null);
  const hasWork = open.length > 0 || hasMore;
  const press = ({ detail }: MouseEvent): void => {
    // A double tap decides what was on the screen, not what is shown next.
    if (hasWork && detail <= 1) onAllRight();
  };
  return (
    <div className="bottom-[4.25rem] sticky z-10 flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-t bg-surface py-2.5">
      <Button
        ref={button}
        compact
        variant={hasWork ? "ink" : "line"}
        // Not `disabled`: that would move the focus away.
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
