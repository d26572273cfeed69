import { Fragment } from "react";

/** An email address that opens a new mail. A narrow line breaks it after '@' or a dot rather than within a word. */
export function EmailLink({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`} className="underline">
      {address.split(/(?<=[@.])/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </a>
  );
}
