import clsx from "clsx";

/**
 * A turning ring as large as the text beside it. Hidden from screen readers: put the status in words next to
 * it.
 */
export function Spinner({ className }: { className?: string }) {
  return <span aria-hidden="true" className={clsx("spinner inline-block", className)} />;
}
