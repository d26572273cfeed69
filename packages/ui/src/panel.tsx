import clsx from "clsx";
import type { ComponentProps } from "react";

/** A surface with a hairline. Only for what can be opened or moved as one thing; lists are ruled instead. */
export function Panel({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={clsx("rounded-md border border-line bg-surface", className)} />;
}
