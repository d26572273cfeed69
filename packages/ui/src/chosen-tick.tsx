import clsx from "clsx";
import { Check } from "lucide-react";

/**
 * The tick of a chosen card, so that color is not all that tells it. Stands in a label of `relative` place after an
 * input of class `peer`; its room is kept where it is not shown. Decoration for a screen reader: the input says it.
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
      {/* The ring keeps it apart from whatever is drawn below it. */}
      <span className="grid size-4 place-items-center rounded-sm bg-ink text-paper shadow-[0_0_0_1.5px_var(--raised)]">
        <Check className="size-3! stroke-3!" />
      </span>
    </span>
  );
}
