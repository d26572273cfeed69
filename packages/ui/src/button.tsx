import clsx from "clsx";
import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { type ButtonLook, buttonClass } from "./button-look.ts";
import { usePressLatch } from "./press-latch.ts";
import { Spinner } from "./spinner.tsx";

export interface ButtonProps extends Omit<ComponentProps<"button">, "className">, ButtonLook {
  /**
   * In progress: keeps the width and the focus, ignores further clicks. A button that is given it, true or false, takes
   * a double press for one.
   */
  busy?: boolean;
  /** The label while busy, for example "Submitting..."; its width is reserved from the start. */
  busyLabel?: string;
}

function Stack({
  busy,
  busyLabel,
  children,
}: {
  busy: boolean;
  busyLabel?: string | undefined;
  children: ReactNode;
}) {
  const cell = "col-start-1 row-start-1 inline-flex items-center justify-center gap-2";
  return (
    <span className="grid">
      <span
        className={clsx(cell, busy && "opacity-0")}
        aria-hidden={busy && busyLabel !== undefined ? true : undefined}
      >
        {children}
      </span>
      <span className={clsx(cell, !busy && "invisible")} aria-hidden={busy ? undefined : true}>
        <Spinner />
        {busyLabel}
      </span>
    </span>
  );
}

/** A button. `type` is "button" by default, so that none submits a form by accident. */
export function Button(props: ButtonProps) {
  const {
    variant,
    iconOnly,
    compact,
    filled,
    className,
    busy: givenBusy,
    busyLabel,
    onClick,
    children,
    ...rest
  } = props;
  const busy = givenBusy ?? false;
  const pressOnce = usePressLatch(busy);
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    const run = () => onClick?.(event);
    if (givenBusy === undefined) run();
    // The second press of a double press does not count, although a quick answer may have come between the two.
    else if (busy || event.detail > 1 || !pressOnce(run)) event.preventDefault();
  };
  return (
    <button
      type="button"
      {...rest}
      onClick={click}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"]}
      className={buttonClass({
        variant,
        iconOnly,
        compact,
        filled,
        className: clsx(busy && "cursor-progress!", className),
      })}
    >
      {busy || busyLabel !== undefined ? (
        <Stack busy={busy} busyLabel={busyLabel}>
          {children}
        </Stack>
      ) : (
        children
      )}
    </button>
  );
}
