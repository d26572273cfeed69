import { changedParts } from "../lib/changed-parts.ts";

/** The words removed and inserted between two texts. */
export function WordDiff({ before, after }: { before: string; after: string }) {
  return (
    <p className="whitespace-pre-wrap text-s leading-relaxed [overflow-wrap:anywhere]">
      {changedParts(before, after).map(({ same, removed, added }, index) => (
        <span key={`${index}`}>
          {same}
          {removed !== "" && <del className="bg-bad-wash text-bad">{removed}</del>}
          {removed !== "" && added !== "" && " "}
          {added !== "" && <ins className="bg-ok-wash text-ok">{added}</ins>}
        </span>
      ))}
    </p>
  );
}
