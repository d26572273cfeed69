import { Note } from "@sitewright/ui";
import { ScrollArea } from "../../components/scroll-area.tsx";

/** The questions that a change gives another answer, shown before it is confirmed. */
export function BrokenNote({ broken }: { broken: readonly string[] }) {
  if (broken.length === 0) return null;
  return (
    <Note tone="warn" role="alert">
      <b className="block">
        Not saved yet: {broken.length === 1 ? "a question" : `${broken.length} questions`} would no longer get
        the same answer.
      </b>
      <ScrollArea className="my-2 max-h-[12rem] pl-4">
        <ul className="list-disc space-y-1 [overflow-wrap:anywhere]">
          {broken.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </ScrollArea>
      Change the wording, or save anyway.
    </Note>
  );
}
