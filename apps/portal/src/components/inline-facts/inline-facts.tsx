import { Fragment } from "react";

/** Facts in a row, with dots between them. Where the row is too narrow it breaks between two of them, not inside one. */
export function InlineFacts({ facts }: { facts: readonly string[] }) {
  return facts.map((fact, index) => (
    <Fragment key={fact}>
      {index > 0 && " "}
      <span className="inline-block">
        {fact}
        {index < facts.length - 1 && " ·"}
      </span>
    </Fragment>
  ));
}
