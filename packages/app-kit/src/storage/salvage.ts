import type { z } from "zod";

/** A value read from storage, and whether something in it had to be replaced. */
export interface Salvaged<T> {
  readonly value: T;
  readonly isDamaged: boolean;
}

/** Parses a raw value; unreadable parts are taken from the fallback. */
export type Salvager<T> = (raw: unknown, fallback: T) => Salvaged<T>;

const isRecord = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === "object" && raw !== null && !Array.isArray(raw);

/** The value parsed by the schema, else the fallback. */
export function salvageValue<T>(schema: z.ZodType<T>): Salvager<T> {
  return (raw, fallback) => {
    const parsed = schema.safeParse(raw);
    return parsed.success ? { value: parsed.data, isDamaged: false } : { value: fallback, isDamaged: true };
  };
}

/** An object parsed field by field: an unreadable field gets its fallback, the others stay. */
export function salvageFields<T extends object>(schema: z.ZodType<T>): Salvager<T> {
  return (raw, fallback) => {
    const whole = schema.safeParse(raw);
    if (whole.success) return { value: whole.data, isDamaged: false };
    const source: Record<string, unknown> = isRecord(raw) ? raw : {};
    const kept: Record<string, unknown> = Object.fromEntries(Object.entries(fallback));
    for (const [name, value] of Object.entries(source)) {
      if (schema.safeParse({ ...kept, [name]: value }).success) kept[name] = value;
    }
    return { value: schema.safeParse(kept).data ?? fallback, isDamaged: true };
  };
}

/** A list without its unreadable entries. */
export function salvageList<T>(entry: z.ZodType<T>): (raw: unknown, fallback?: T[]) => Salvaged<T[]> {
  return (raw, fallback = []) => {
    if (!Array.isArray(raw)) return { value: fallback, isDamaged: true };
    const entries = raw.map((item) => entry.safeParse(item));
    const value = entries.flatMap((item) => (item.success ? [item.data] : []));
    return { value, isDamaged: value.length < raw.length };
  };
}
