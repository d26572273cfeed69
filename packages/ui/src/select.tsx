import clsx from "clsx";
import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { controlClass } from "./control-look.ts";
import { useFieldControl } from "./field-context.ts";

interface SelectProps extends ComponentProps<"select"> {
  /**
   * A form sets it on all its fields while it is sent. HTML has it for text only, so the form itself ignores a new
   * choice.
   */
  readOnly?: boolean;
}

/** The native select in our box; give it <option> and <optgroup> children. */
export function Select({ className, children, readOnly: _, ...rest }: SelectProps) {
  const wired = useFieldControl(rest);
  return (
    <span className={clsx("relative block", className)}>
      <select
        {...rest}
        {...wired}
        className={clsx(controlClass, "cursor-pointer appearance-none pr-[2.25em]")}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-[.65em]"
      />
    </span>
  );
}
