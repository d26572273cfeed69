import { Moon, Sun } from "lucide-react";
import type { ComponentProps } from "react";
import { buttonClass } from "./button-look.ts";

export interface ThemeToggleProps extends ComponentProps<"button"> {
  toDarkLabel?: string;
  toLightLabel?: string;
}

/**
 * Icon button that switches between light and dark. Icon and name follow the theme only by style sheet, so
 * it needs no state and is right in server-rendered HTML before any script runs.
 */
export function ThemeToggle(props: ThemeToggleProps) {
  const {
    toDarkLabel = "Switch to dark theme",
    toLightLabel = "Switch to light theme",
    className,
    ...rest
  } = props;
  return (
    <button type="button" {...rest} className={buttonClass({ variant: "ghost", iconOnly: true, className })}>
      <span className="contents dark:hidden">
        <Moon aria-hidden="true" />
        <span className="sr-only">{toDarkLabel}</span>
      </span>
      <span className="hidden dark:contents">
        <Sun aria-hidden="true" />
        <span className="sr-only">{toLightLabel}</span>
      </span>
    </button>
  );
}
