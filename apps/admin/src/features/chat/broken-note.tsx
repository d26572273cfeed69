import { Note } from "@sitewright/ui";

/** The questions that a change gives another answer, shown before it is confirmed. */
export function BrokenNote({ broken }: { broken: readonly string[] }) {
  if (broken.length === 0) return null;
  return (
    <Note tone="warn" role="alert">
      <b className="block">
        Not saved yet: {broken.length === 1 ? "a question" : `${broken.length} questions`} would find
        something else than today, or be asked back.
      </b>
      <ul className="my-2 max-h-[12rem] list-disc space-y-1 overflow-y-auto pl-4">
        {broken.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      Change the words, or save it anyway if that is what you want.
    </Note>
  );
}
