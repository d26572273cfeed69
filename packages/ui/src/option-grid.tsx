import clsx from "clsx";
import { Fieldset, type FieldsetProps } from "./fieldset.tsx";

export interface OptionGridProps extends Omit<FieldsetProps, "contentClassName"> {
  /** Cards per row where there is room; two on a phone. */
  columns?: 2 | 3 | 4;
}

const grids = {
  2: "grid-cols-1 phone:grid-cols-2",
  3: "grid-cols-2 phone:grid-cols-3",
  4: "grid-cols-2 phone:grid-cols-4",
} as const;

/** A fieldset of OptionCards. */
export function OptionGrid({ columns = 4, ...rest }: OptionGridProps) {
  return <Fieldset {...rest} contentClassName={clsx("grid gap-3", grids[columns])} />;
}
