import { Note } from "@sitewright/ui";

/** The stored questions that a change breaks, before somebody decides about it. */
export function BrokenNote({ broken }: { broken: readonly string[] }) {
  if (broken.length === 0) return null;
  return (
    <Note tone="warn" role="alert">
      <b className="block">
        Not saved yet: {broken.length === 1 ? "a stored question" : `${broken.length} stored questions`} would
        find something else or be asked back.
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
