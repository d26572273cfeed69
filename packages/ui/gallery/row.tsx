import type { ReactNode } from "react";

/** One kind of component: its name and purpose, then its states. */
export function Row({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-s-7 gap-y-s-5 border-line border-t py-s-6 pb-s-7 first-of-type:border-ink first-of-type:border-t-2 grid-cols-[minmax(0,1fr)] tablet:grid-cols-[13rem_minmax(0,1fr)]">
      <div>
        <h2 className="font-display font-title text-[1.5rem] leading-[1.15] tracking-[-.02em]">{title}</h2>
        <p className="mt-2 max-w-[30ch] text-ink-2 text-s">{note}</p>
      </div>
      {children}
    </section>
  );
}

/** States side by side, as many as fit. */
export function Grid({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(15.5rem,100%),1fr))] items-start gap-x-s-5 gap-y-s-6">
      {children}
    </div>
  );
}

/** A state with its name under it. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <figure className="grid justify-items-start gap-2">
      {children}
      <figcaption className="text-ink-3 text-xs">{name}</figcaption>
    </figure>
  );
}
