import type { CSSProperties } from "react";

export interface ComboboxOption {
  value: string;
  label: string;
  /** Name of the group that it stands under. */
  group?: string;
  /** For an option drawn in its own face. */
  className?: string;
  style?: CSSProperties;
}

/** Options whose label contains what was typed, whatever the case; all of them for a blank. */
export function matchingOptions(options: readonly ComboboxOption[], typed: string): ComboboxOption[] {
  const wanted = typed.trim().toLowerCase();
  return options.filter((option) => option.label.toLowerCase().includes(wanted));
}

export interface OptionGroup {
  name: string | undefined;
  /** Each with its place in the whole list. */
  entries: { option: ComboboxOption; index: number }[];
}

/** Neighbouring options of the same group together, in the order given. */
export function groupOptions(options: readonly ComboboxOption[]): OptionGroup[] {
  const groups: OptionGroup[] = [];
  options.forEach((option, index) => {
    const last = groups.at(-1);
    if (last && last.name === option.group) last.entries.push({ option, index });
    else groups.push({ name: option.group, entries: [{ option, index }] });
  });
  return groups;
}
