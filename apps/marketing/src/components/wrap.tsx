import clsx from "clsx";
import type { ComponentProps } from "react";

/** The maximum width of the page with its gutters. */
export function Wrap({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={clsx("mx-auto max-w-[1560px] px-gutter", className)} />;
}

/** Text left, proof right, 5 : 8; one column below 1080 px. */
export const splitClass =
  "grid grid-cols-[minmax(0,1fr)] gap-(--split-gap) broad:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]";

/** A title or a form left, what belongs to it right, 8 : 5; one column below 1080 px. */
export const wideSplitClass =
  "grid grid-cols-[minmax(0,1fr)] gap-x-(--split-gap) broad:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]";

/** On the right part of a split: it extends to the edge of the page. */
export const bleedClass = "-mr-gutter";
