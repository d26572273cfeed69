import { Button, Note } from "@sitewright/ui";

/** A value that another person has stored while a different one was entered here. */
export interface Difference {
  readonly label: string;
  readonly theirs: string;
  readonly mine: string;
}

interface ChangedMeanwhileProps {
  readonly differences: readonly Difference[];
  /** Label of the button that stores what was entered here. */
  readonly verb: string;
  readonly onTake: () => void;
}

const shown = (value: string): string => value || "(empty)";

/** Shows what another person has stored meanwhile beside what was entered here, to choose from. */
export function ChangedMeanwhile({ differences, verb, onTake }: ChangedMeanwhileProps) {
  if (differences.length === 0) return null;
  return (
    <Note tone="warn" role="alert">
      <p>
        Someone else has changed this. Your entries are still in the form: “{verb}” overwrites their changes.
      </p>
      <ul className="mt-2 grid gap-2">
        {differences.map(({ label, theirs, mine }) => (
          <li key={label} className="min-w-0 break-words">
            <b>{label}</b>
            <span className="block whitespace-pre-line">Theirs: {shown(theirs)}</span>
            <span className="block whitespace-pre-line">Yours: {shown(mine)}</span>
          </li>
        ))}
      </ul>
      <Button compact className="mt-2" onClick={onTake}>
        Keep theirs
      </Button>
    </Note>
  );
}
