import { useId } from "react";

export interface RuledListProps {
  readonly title: string;
  readonly entries: readonly { readonly title: string; readonly text: string }[];
}

/** Terms with a text about each, separated by hairlines: the aside of steps without a preview. */
export function RuledList({ title, entries }: RuledListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="desk:max-w-[40rem]">
      <h2 id={id} className="mb-s-4 font-display font-title text-[1.25rem] leading-[1.2] tracking-title">
        {title}
      </h2>
      <dl className="border-ink border-t-[1.5px]">
        {entries.map((entry) => (
          <div
            key={entry.title}
            className="grid gap-x-s-5 gap-y-1 border-line border-b py-s-4 phone:grid-cols-[13rem_1fr]"
          >
            <dt className="font-display font-title text-[1.0625rem] leading-snug tracking-title">
              {entry.title}
            </dt>
            <dd className="text-ink-2">{entry.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
