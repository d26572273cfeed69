import { Button } from "./button.tsx";
import { Swatch } from "./swatch.tsx";

export interface ContrastOfferProps {
  /** For example "The nearest accent that passes is #B7531C, at 3.03." */
  sentence: string;
  /** The suggested colour, as a sample on the button. */
  color: string;
  /** For example "Use #B7531C". */
  actionLabel: string;
  onUse: () => void;
}

/** The line of a ContrastStrip that fixes a failing pair. */
export function ContrastOffer({ sentence, color, actionLabel, onUse }: ContrastOfferProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t px-[1.1rem] py-[.65rem] text-s">
      <span>{sentence}</span>
      <Button compact onClick={onUse}>
        <Swatch color={color} className="size-[1.1em] rounded-[2px]" />
        {actionLabel}
      </Button>
    </div>
  );
}
