import { Fieldset } from "@sitewright/ui";
import { clsx } from "clsx";
import { answerName } from "../../components/answer-names.ts";
import type { Conflict } from "../../lib/saving/merge-answers.ts";
import { savingTexts as texts } from "../../lib/saving/texts.ts";
import { ConflictAnswer } from "./draft-conflict-answer.tsx";

/** The two sides of a conflict, to choose from. */
export type Side = "mine" | "theirs";

const sides: readonly Side[] = ["mine", "theirs"];
const labels = { mine: texts.here, theirs: texts.elsewhere } as const;
const otherSide = { mine: "theirs", theirs: "mine" } as const;

/** The id of the choice about an answer; the step behind the dialog may have a field with the answer's own id. */
export const conflictIdOf = (path: string): string => `conflict-${path}`;

interface ConflictFieldProps {
  conflict: Conflict;
  chosen: Side | undefined;
  /** Set when the person tried to continue without choosing. */
  error: string | undefined;
  onChoose: (side: Side) => void;
}

/** One answer that was changed in two places: both wordings side by side, to choose from. */
export function ConflictField({ conflict, chosen, error, onChoose }: ConflictFieldProps) {
  const id = conflictIdOf(conflict.path);
  return (
    <Fieldset
      role="radiogroup"
      id={id}
      legend={answerName(conflict.path)}
      error={error}
      // The message is shown above the dialog's button and the fade over it.
      className="scroll-mb-3"
      contentClassName="grid gap-3 phone:grid-cols-2"
    >
      {sides.map((side) => (
        <label
          key={side}
          className={clsx(
            "relative grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] content-start items-center gap-x-[.7em] gap-y-1.5 rounded-sm border-[1.5px] bg-surface p-3 text-s transition-[border-color] has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2",
            side === chosen
              ? "border-ink shadow-[inset_0_0_0_1px_var(--ink)]"
              : "border-line-strong hover:border-ink-3",
          )}
        >
          <input
            type="radio"
            name={id}
            value={side}
            checked={side === chosen}
            aria-invalid={error ? true : undefined}
            onChange={() => onChoose(side)}
            className="choice"
          />
          <span className="text-ink-2 leading-snug">{labels[side]}</span>
          <span className="col-span-full text-control leading-normal">
            <ConflictAnswer path={conflict.path} answer={conflict[side]} other={conflict[otherSide[side]]} />
          </span>
        </label>
      ))}
    </Fieldset>
  );
}
