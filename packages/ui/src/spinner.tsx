import clsx from "clsx";

/** A turning ring as large as the text beside it. Silent: put what is happening in words next to it. */
export function Spinner({ className }: { className?: string }) {
  return <span aria-hidden="true" className={clsx("spinner inline-block", className)} />;
}
