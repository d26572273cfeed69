import clsx from "clsx";

export interface BrandProps {
  /** The letter in the block. */
  initial: string;
  /** The text after the block. */
  restOfName: string;
  /** Makes it a link, named "{name}, home". */
  href?: string;
  className?: string;
}

/** The first letter in its block, then the rest of the name. */
export function Brand({ initial, restOfName, href, className }: BrandProps) {
  const look = clsx(
    "inline-flex items-center gap-[.12em] font-[740] font-display text-[1.4rem] leading-none tracking-[-.025em] no-underline touch:min-h-[44px]",
    className,
  );
  const parts = (
    <>
      <b
        aria-hidden="true"
        className="grid size-[1.22em] place-items-center rounded-[.12em] bg-accent pb-[.04em] font-[800] text-on-accent tracking-normal"
      >
        {initial}
      </b>
      <span aria-hidden="true">{restOfName}</span>
    </>
  );
  const name = initial + restOfName;
  if (href === undefined) {
    return (
      <span className={look}>
        <span className="sr-only">{name}</span>
        {parts}
      </span>
    );
  }
  return (
    <a href={href} className={look} aria-label={`${name}, home`}>
      {parts}
    </a>
  );
}
