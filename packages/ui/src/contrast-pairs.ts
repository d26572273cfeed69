/** A foreground token on a background token and the WCAG 2.2 ratio that their use requires. */
export interface ContrastPair {
  foreground: string;
  background: string;
  required: 3 | 4.5;
}

const text = (foreground: string, backgrounds: string): ContrastPair[] =>
  backgrounds.split(" ").map((background) => ({ foreground, background, required: 4.5 }));

const shape = (foreground: string, backgrounds: string): ContrastPair[] =>
  backgrounds.split(" ").map((background) => ({ foreground, background, required: 3 }));

const grounds = "paper surface sunken raised";
const washes = "accent-wash ok-wash warn-wash bad-wash info-wash";

/**
 * Every pair that a component uses. 4.5 is text (success criterion 1.4.3), 3 is large text, control borders,
 * marks and focus rings (1.4.3, 1.4.11). Add a new pair here first.
 */
export const contrastPairs: readonly ContrastPair[] = [
  ...["ink", "ink-2", "ink-3", "accent-ink", "bad", "ok", "warn", "info"].flatMap((name) =>
    text(name, grounds),
  ),
  ...text("ink", washes),
  ...text("ink-2", "accent-wash bad-wash"),
  ...text("accent-ink", "accent-wash"),
  ...text("bad", "accent-wash bad-wash"),
  ...text("ok", "accent-wash ok-wash"),
  ...text("warn", "warn-wash"),
  ...text("info", "info-wash"),
  ...text("on-accent", "accent accent-hover"),
  ...text("paper", "ink ink-2"),
  ...text("raised", "bad ok"),
  ...text("on-block", "block block-2"),
  ...text("on-block-2", "block block-2"),
  ...shape("accent", "block block-2 surface raised"),
  ...shape("line-strong", "paper surface raised"),
  ...shape("bad", "paper surface raised"),
  ...shape("focus", grounds),
  ...shape("block-line", "block"),
];
