import type { StatementField } from "@sitewright/spec-core/content";
import { Button } from "@sitewright/ui";
import { Undo2 } from "lucide-react";
import { detailTexts as texts } from "./detail-texts.ts";

interface FoundLineProps {
  label: string;
  text: string;
  field: StatementField;
  /** The field has this value already. */
  isUsed: boolean;
  onUse: () => void;
  onUndo: () => void;
}

/** A suggestion from a text for the field above: one press accepts it, the same button undoes it. */
export function FoundLine({ label, text, field, isUsed, onUse, onUndo }: FoundLineProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded-sm bg-sunken py-1 pr-1 pl-3 text-s">
      <span className="wrap-anywhere min-w-[12rem] flex-1 py-1.5 leading-snug">
        {isUsed ? (
          texts.used
        ) : (
          <>
            <span className="text-ink-2">{texts.from[field]}: </span>
            <span dir="auto" className="whitespace-pre-line font-[520] font-display">
              {text}
            </span>
          </>
        )}
      </span>
      <Button
        compact
        variant={isUsed ? "ghost" : "line"}
        aria-label={isUsed ? texts.undoUse(label) : texts.useAs(label, text)}
        onClick={isUsed ? onUndo : onUse}
      >
        {isUsed && <Undo2 aria-hidden="true" />}
        {isUsed ? texts.undo : texts.use}
      </Button>
    </p>
  );
}
