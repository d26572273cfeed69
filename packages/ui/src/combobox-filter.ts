import type { CSSProperties } from "react";

export interface ComboboxOption {
  value: string;
  label: string;
  /** Name of its group. */
  group?: string;
  /** For an option in its own font face. */
  className?: string;
  style?: CSSProperties;
}

/** Options whose label contains the typed text, ignoring case; all of them for a blank. */
export function matchingOptions(options: readonly ComboboxOption[], typed: string): ComboboxOption[] {
  const wanted = typed.trim().toLowerCase();
  return options.filter((option) => option.label.toLowerCase().includes(wanted));
}

export interface OptionGroup {
  name: string | undefined;
  /** Each with its index in the whole list. */
  entries: { option: ComboboxOption; index: number }[];
}

/** Groups adjacent options of the same group, in the order given. */
export function groupOptions(options: readonly ComboboxOption[]): OptionGroup[] {
  const groups: OptionGroup[] = [];
  options.forEach((option, index) => {
    const last = groups.at(-1);
    if (last && last.name === option.group) last.entries.push({ option, index });
    else groups.push({ name: option.group, entries: [{ option, index }] });
  });
  return groups;
}
