import { Button } from "@sitewright/ui";
import { Check, Undo2 } from "lucide-react";
import { type MouseEvent, useId, useRef } from "react";
import { wordTexts as texts } from "./texts.ts";
import { type AcceptEffect, isNothing } from "./use-word-check.ts";

interface AllRightProps {
  effect: AcceptEffect;
  /** There is something to decide or to show next. */
  hasWork: boolean;
  /** There are more sentences than are shown. */
  hasMore: boolean;
  onAllRight: () => void;
  onUndo: (() => void) | null;
}

function hintOf(effect: AcceptEffect, { isDone, hasMore }: { isDone: boolean; hasMore: boolean }): string {
  if (!isDone) return texts.allRightHint(effect);
  return hasMore ? "" : texts.allDecided;
}

/** One button that decides everything still open, sticky while the list is in view; and its undo. */
export function AllRight({ effect, hasWork, hasMore, onAllRight, onUndo }: AllRightProps) {
  const button = useRef<HTMLButtonElement>(null);
  const hintId = useId();
  const isDone = isNothing(effect);
  const press = ({ detail }: MouseEvent): void => {
    // A double tap decides what was on the screen, not what is shown next.
    if (hasWork && detail <= 1) onAllRight();
  };
  return (
    <div className="above-foot sticky max-[20em]:static z-10 flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-t bg-surface py-2.5">
      <Button
        ref={button}
        compact
        variant={hasWork ? "ink" : "line"}
        // Not `disabled`: that would move the focus away.
        aria-disabled={!hasWork}
        aria-describedby={hintId}
        className="aria-disabled:cursor-default aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-ink-3"
        onClick={press}
      >
        <Check aria-hidden="true" />
        {isDone && hasMore ? texts.nextOnes : texts.allRight}
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
      {/* In a narrow window above the buttons: beside them the chat's launcher would cover it. */}
      <span
        id={hintId}
        className="order-first min-w-0 basis-full text-ink-2 text-s leading-snug phone:order-none phone:flex-1 phone:basis-0"
      >
        {hintOf(effect, { isDone, hasMore })}
      </span>
    </div>
  );
}
