import clsx from "clsx";
import { Check } from "lucide-react";

/**
 * The tick of a chosen card, so that color is not the only sign of the state. Place it in a label of
 * `relative` position after an input of class `peer`; its room is reserved while hidden. Decorative for
 * screen readers: the input has the state.
 */
export function ChosenTick({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      data-tick=""
      className={clsx(
        "pointer-events-none invisible absolute grid place-items-center peer-checked:visible",
        className,
      )}
    >
      {/* The ring separates it from the drawing below it. */}
      <span className="grid size-4 place-items-center rounded-sm bg-ink text-paper shadow-[0_0_0_1.5px_var(--raised)]">
        <Check className="size-3! stroke-3!" />
      </span>
    </span>
  );
}
