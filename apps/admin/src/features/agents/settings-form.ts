import { type Agent, agentLimits } from "@sitewright/contracts";
import type { Difference } from "../../components/conflict-note.tsx";

/** The fields of an agent's settings as texts, by name. */
export type SettingsValues = Record<string, string>;

/** The name of the field with a task's interval. */
export const everyField = (kind: string): string => `every:${kind}`;

/** The current settings; a default is an empty text. */
export function initialValues({ isPaused, maxAttempts, schedules }: Agent): SettingsValues {
  const every = schedules.map(({ kind, everyMinutes, usualMinutes }) => [
    everyField(kind),
    everyMinutes === usualMinutes ? "" : String(everyMinutes),
  ]);
  return {
    paused: isPaused ? "yes" : "no",
    ...Object.fromEntries(every),
    maxAttempts: maxAttempts === null ? "" : String(maxAttempts),
  };
}

/** Another person's change beside what was entered here, field by field. */
export function differencesOf(theirs: Agent, mine: SettingsValues): Difference[] {
  const stored = initialValues(theirs);
  const labels = [
    ["paused", "Paused"] as const,
    ...theirs.schedules.map(({ kind, title }) => [everyField(kind), title] as const),
    ["maxAttempts", "Attempts before giving up"] as const,
  ];
  return labels.flatMap(([name, label]) => {
    const values = { theirs: stored[name] ?? "", mine: mine[name]?.trim() ?? "" };
    return values.theirs === values.mine ? [] : [{ label, ...values }];
  });
}

/** A whole number within limits; null for an empty text, an error for anything else. */
export function readNumber(
  text: string,
  { min, max }: { readonly min: number; readonly max: number },
): { value: number | null } | { fault: string } {
  const trimmed = text.trim();
  if (trimmed === "") return { value: null };
  const value = Number(trimmed);
  return Number.isInteger(value) && value >= min && value <= max
    ? { value }
    : { fault: `Please enter a whole number from ${min} to ${max.toLocaleString("en-GB")}.` };
}

/** The settings to send, or the errors by field. */
export function readSettings({ schedules, isAdded }: Agent, values: SettingsValues) {
  const faults: Record<string, string> = {};
  const read = (name: string, limits: { readonly min: number; readonly max: number }): number | null => {
    const found = readNumber(values[name] ?? "", limits);
    if ("value" in found) return found.value;
    faults[name] = found.fault;
    return null;
  };
  const intervals = schedules.map(({ kind }) => {
    const name = everyField(kind);
    const everyMinutes = read(name, agentLimits.everyMinutes);
    // An added agent has no default interval.
    if (isAdded && everyMinutes === null) faults[name] ??= "Please enter how often it runs.";
    return { kind, everyMinutes };
  });
  const maxAttempts = read("maxAttempts", agentLimits.attempts);
  const isPaused = values.paused === "yes";
  return Object.keys(faults).length > 0
    ? ({ ok: false, faults } as const)
    : ({ ok: true, value: { isPaused, maxAttempts, schedules: intervals } } as const);
}
