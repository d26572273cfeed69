import { Button, Note } from "@sitewright/ui";
import { ScrollArea } from "./scroll-area.tsx";
import { WordDiff } from "./word-diff.tsx";

/** A value that another person has stored while a different one was entered here. */
export interface Difference {
  readonly label: string;
  readonly theirs: string;
  readonly mine: string;
}

interface ConflictNoteProps {
  readonly differences: readonly Difference[];
  /** Label of the button that stores what was entered here. */
  readonly verb: string;
  readonly onKeepTheirs: () => void;
}

const shown = (value: string): string => value || "(empty)";

/** Two texts with more characters are compared word by word, in a part that scrolls. */
const longestSideBySide = 400;

function Comparison({ label, theirs, mine }: Difference) {
  if (theirs.length + mine.length <= longestSideBySide)
    return (
      <>
        <b>{label}</b>
        <span className="block whitespace-pre-line">Theirs: {shown(theirs)}</span>
        <span className="block whitespace-pre-line">Yours: {shown(mine)}</span>
      </>
    );
  return (
    <>
      <b>{label}</b>
      <span className="block">Struck through: their text. Underlined: yours.</span>
      <ScrollArea className="max-h-[14rem] border-line border-y py-2">
        <WordDiff before={theirs} after={mine} />
      </ScrollArea>
    </>
  );
}

/** Shows what another person has stored meanwhile beside what was entered here, to choose from. */
export function ConflictNote({ differences, verb, onKeepTheirs }: ConflictNoteProps) {
  if (differences.length === 0)
    return (
      <Note tone="info" role="status">
        The form shows what someone else has stored meanwhile. There is nothing left to save.
      </Note>
    );
  return (
    <Note tone="warn" role="alert">
      <p>
        Someone else has changed this. Your entries are still in the form: “{verb}” overwrites their changes.
      </p>
      <ul className="mt-2 grid gap-2">
        {differences.map((difference) => (
          <li key={difference.label} className="min-w-0 break-words">
            <Comparison {...difference} />
          </li>
        ))}
      </ul>
      <Button compact className="mt-2" onClick={onKeepTheirs}>
        Keep theirs
      </Button>
    </Note>
  );
}
