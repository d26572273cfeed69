import { clsx } from "clsx";
import { accountTexts } from "./texts.ts";

/** The choice of what to open after signing in. */
export type EntryMode = keyof typeof accountTexts.modes;

const modes: readonly EntryMode[] = ["builder", "profile"];

function ModeCard({
  mode,
  isChosen,
  onChoose,
}: {
  mode: EntryMode;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const { name, features } = accountTexts.modes[mode];
  const id = `mode-${mode}`;
  return (
    <div
      className={clsx(
        "relative grid grid-cols-[minmax(0,1fr)] content-start gap-2 rounded-md border-[1.5px] bg-surface px-3 py-s-4 transition-[border-color] has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 phone:gap-3 phone:p-s-5",
        isChosen ? "border-ink shadow-[inset_0_0_0_1px_var(--ink)]" : "border-line hover:border-line-strong",
      )}
    >
      <div className="flex items-center gap-[.7em]">
        <input
          type="radio"
          name="entry-mode"
          id={id}
          checked={isChosen}
          onChange={onChoose}
          aria-describedby={`${id}-features`}
          className="choice"
        />
        <label
          htmlFor={id}
          className="font-display font-title text-[1.25rem] leading-tight tracking-title after:absolute after:inset-0 after:content-['']"
        >
          {name}
        </label>
      </div>
      <ul id={`${id}-features`} className="text-ink-2 text-s leading-relaxed">
        {features.map((feature) => (
          <li key={feature} className="inline not-last:after:content-[',_'] phone:block phone:after:hidden">
            {feature}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The choice between the builder and the profile. */
export function ModeCards({ mode, onChange }: { mode: EntryMode; onChange: (mode: EntryMode) => void }) {
  return (
    <fieldset>
      <legend className="mb-3 font-label text-s">{accountTexts.modesLegend}</legend>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 phone:grid-cols-2">
        {modes.map((entry) => (
          <ModeCard key={entry} mode={entry} isChosen={entry === mode} onChoose={() => onChange(entry)} />
        ))}
      </div>
    </fieldset>
  );
}
