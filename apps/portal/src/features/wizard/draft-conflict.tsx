import { useServices } from "@sitewright/app-kit/services";
import { Button, Dialog } from "@sitewright/ui";
import { useState } from "react";
import { clockText, otherDayText } from "../../lib/date-text.ts";
import type { OpenConflictQuestion } from "../../lib/saving/resolve-conflicts.ts";
import { savingTexts as texts } from "../../lib/saving/texts.ts";
import { ConflictField, conflictIdOf, type Side } from "./draft-conflict-field.tsx";

const none: Readonly<Record<string, Side>> = {};

/** Focuses the first option of a choice, and scrolls to the message below its options, which is rendered after that. */
function showOpen(path: string): void {
  const field = document.getElementById(conflictIdOf(path));
  field?.querySelector("input")?.focus();
  requestAnimationFrame(() => field?.scrollIntoView({ block: "nearest", behavior: "instant" }));
}

/**
 * Shows each answer that was changed in two places with both wordings, for the person to choose. It stays
 * until all are chosen; nothing is saved or replaced before.
 */
export function DraftConflict({ question }: { question: OpenConflictQuestion }) {
  const { conflicts, savedAt, answer } = question;
  const { now } = useServices();
  const moment = savedAt && { day: otherDayText(savedAt, now()), time: clockText(savedAt) };
  const [choices, setChoices] = useState(none);
  const [wasTried, setWasTried] = useState(false);
  const all = (side: Side) => () => setChoices(Object.fromEntries(conflicts.map(({ path }) => [path, side])));
  const keep = (): void => {
    const open = conflicts.find(({ path }) => choices[path] === undefined);
    setWasTried(true);
    if (!open) answer(choices);
    else showOpen(open.path);
  };
  return (
    <Dialog
      role="alertdialog"
      size="lg"
      open
      onOpenChange={() => {}}
      title={texts.conflictTitle}
      description={texts.conflictBody(conflicts.length, moment)}
      actions={
        <Button variant="primary" onClick={keep}>
          {texts.keepChosen(conflicts.length)}
        </Button>
      }
    >
      {conflicts.length > 1 && (
        <div className="mb-s-5 flex flex-wrap gap-2">
          <Button compact onClick={all("mine")}>
            {texts.allHere}
          </Button>
          <Button compact onClick={all("theirs")}>
            {texts.allElsewhere}
          </Button>
        </div>
      )}
      <div className="grid gap-s-5">
        {conflicts.map((conflict) => (
          <ConflictField
            key={conflict.path}
            conflict={conflict}
            chosen={choices[conflict.path]}
            error={wasTried && choices[conflict.path] === undefined ? texts.chooseOne : undefined}
            onChoose={(side) => setChoices((before) => ({ ...before, [conflict.path]: side }))}
          />
        ))}
      </div>
    </Dialog>
  );
}
