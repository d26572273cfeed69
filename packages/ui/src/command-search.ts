import type { ReactNode } from "react";

/** An action or a target, found by name. */
export interface Command {
  id: string;
  label: string;
  /** Name of its group. */
  group: string;
  /** The destination, in a few words. */
  detail?: string;
  /** Other search words for it. */
  keywords?: string;
  icon?: ReactNode;
  /** Shown only when searched for. */
  isSearchOnly?: boolean;
  run: () => void;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** 0: the label begins with the typed text · 1: its words do · 2: other words do · 3: not found. */
function rankOf({ label, detail = "", keywords = "" }: Command, typed: string): number {
  if (label.toLowerCase().startsWith(typed)) return 0;
  const wanted = wordsOf(typed);
  const areIn = (words: string[]) => wanted.every((want) => words.some((word) => word.startsWith(want)));
  if (areIn(wordsOf(label))) return 1;
  return areIn(wordsOf(`${label} ${detail} ${keywords}`)) ? 2 : 3;
}

/**
 * The commands in which every typed word begins a word, best matches first; a group is sorted by its best
 * match. For a blank, the ones that are shown without a search.
 */
export function findCommands(commands: readonly Command[], typed: string): Command[] {
  const text = typed.trim().toLowerCase();
  if (text === "") return commands.filter((command) => !command.isSearchOnly);
  const found = commands
    .map((command) => ({ command, rank: rankOf(command, text) }))
    .filter(({ rank }) => rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map(({ command }) => command);
  const groups = [...new Set(found.map(({ group }) => group))];
  return groups.flatMap((group) => found.filter((command) => command.group === group));
}
