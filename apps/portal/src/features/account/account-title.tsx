import type { ComponentProps } from "react";

/** The title of a page about accounts. */
export const AccountTitle = ({ children, ...rest }: ComponentProps<"h1">) => (
  <h1
    {...rest}
    className="font-display font-headline text-display-3 leading-[1.04] tracking-[-.03em] outline-none"
  >
    {children}
  </h1>
);
