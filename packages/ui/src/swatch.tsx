import clsx from "clsx";

export interface SwatchProps {
  /** Any CSS colour; null shows the hatch of a colour that is not one. */
  color: string | null;
  /** Accessible name; without one the swatch is decoration. */
  label?: string;
  className?: string;
}

/** A sample of a colour. Drawn with an SVG attribute, so no inline style is written. */
export function Swatch({ color, label, className }: SwatchProps) {
  const look = clsx(
    "block flex-none rounded-sm shadow-[0_0_0_1px_var(--line-strong)]",
    className ?? "h-9 w-11",
  );
  if (color === null) {
    return <span className={clsx("hatched", look)}>{label && <span className="sr-only">{label}</span>}</span>;
  }
  const square = <rect width="100%" height="100%" fill={color} />;
  if (label === undefined) {
    return (
      <svg aria-hidden="true" className={look}>
        {square}
      </svg>
    );
  }
  return (
    <svg role="img" aria-label={label} className={look}>
      {square}
    </svg>
  );
}
