import { Button } from "@sitewright/ui";
import { Shuffle, Undo2 } from "lucide-react";

export interface RandomizeActionsProps {
  readonly canUndo: boolean;
  readonly onUndo: () => void;
  readonly onRandomize: () => void;
}

/** 'Randomize', and after its first use 'Undo' before it. */
export function RandomizeActions({ canUndo, onUndo, onRandomize }: RandomizeActionsProps) {
  return (
    <div className="-mr-[.8em] ml-auto flex">
      {canUndo && (
        <Button variant="ghost" compact onClick={onUndo}>
          <Undo2 aria-hidden="true" /> Undo
        </Button>
      )}
      <Button variant="ghost" compact onClick={onRandomize}>
        <Shuffle aria-hidden="true" /> Randomize
      </Button>
    </div>
  );
}
