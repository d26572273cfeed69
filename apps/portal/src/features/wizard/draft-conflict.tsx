import { Button, Dialog } from "@sitewright/ui";
import { useState } from "react";
import type { OpenQuestion } from "../../lib/saving/resolve-conflicts.ts";
import { savingTexts as texts } from "../../lib/saving/texts.ts";
import { ConflictField, type Side } from "./draft-conflict-field.tsx";
import { clockText } from "./save-note.tsx";

const none: Readonly<Record<string, Side>> = {};

/**
 * Shows each answer that was changed in two places with both wordings, for the person to choose. It stays until they
 * have; nothing is saved or replaced before.
 */
export function DraftConflict({ question }: { question: OpenQuestion }) {
  const { clashes, savedAt, answer } = question;
  const [choices, setChoices] = useState(none);
  const [wasTried, setWasTried] = useState(false);
  const all = (side: Side) => () => setChoices(Object.fromEntries(clashes.map(({ path }) => [path, side])));
  const keep = (): void => {
    const open = clashes.find(({ path }) => choices[path] === undefined);
    setWasTried(true);
    if (!open) answer(choices);
    else document.getElementById(open.path)?.querySelector("input")?.focus();
  };
  return (
    <Dialog
      role="alertdialog"
      size="lg"
      open
      onOpenChange={() => {}}
      title={texts.clashTitle}
      description={texts.clashBody(clashes.length, savedAt && clockText(savedAt))}
      actions={
        <Button variant="primary" onClick={keep}>
          {texts.keepChosen(clashes.length)}
        </Button>
      }
    >
      {clashes.length > 1 && (
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
        {clashes.map((clash) => (
          <ConflictField
            key={clash.path}
            clash={clash}
            chosen={choices[clash.path]}
            error={wasTried && choices[clash.path] === undefined ? texts.chooseOne : undefined}
            onChoose={(side) => setChoices((before) => ({ ...before, [clash.path]: side }))}
          />
        ))}
      </div>
    </Dialog>
  );
}
