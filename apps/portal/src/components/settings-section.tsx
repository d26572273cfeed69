import { type ReactNode, type Ref, useId } from "react";

interface SettingsSectionProps {
  title: string;
  lead?: string;
  /** Takes the focus when the focused element is removed. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A titled part of the settings. */
export function SettingsSection({ title, lead, headingRef, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-s-4 border-line border-t py-s-6 desk:grid-cols-[15rem_minmax(0,1fr)] desk:gap-s-6"
    >
      <div>
        <h2
          id={id}
          ref={headingRef}
          tabIndex={-1}
          className="font-display font-title text-display-4 leading-tight tracking-title outline-none"
        >
          {title}
        </h2>
        {lead && <p className="mt-1.5 max-w-[50ch] text-ink-2 text-s">{lead}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
