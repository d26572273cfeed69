import type { z } from "zod";

/** What became of a stored text: its value, or why it has none. `reason` quotes nothing of it. */
export type Stored<Value> =
  | { readonly isReadable: true; readonly value: Value }
  | { readonly isReadable: false; readonly reason: string };

function parseJson(text: string): Stored<unknown> {
  try {
    return { isReadable: true, value: JSON.parse(text) };
  } catch {
    // The engine's own message quotes the text.
    return { isReadable: false, reason: "it is no JSON" };
  }
}

/** Most places named in a reason. */
const placesMax = 3;

const placesOf = ({ issues }: z.ZodError): string =>
  issues
    .slice(0, placesMax)
    .map(({ path }) => path.map(String).join(".") || "the whole")
    .join(", ");

/**
 * Reads JSON that lies in the database. Another release may have written it, or a hand: what this one cannot read must
 * cost its owner neither the rest of a list nor any further saving, so it is a value here and never an exception.
 */
export function readStored<Schema extends z.ZodType>(schema: Schema, text: string): Stored<z.output<Schema>> {
  const json = parseJson(text);
  if (!json.isReadable) return json;
  const parsed = schema.safeParse(json.value);
  if (parsed.success) return { isReadable: true, value: parsed.data };
  return { isReadable: false, reason: `this release does not know its ${placesOf(parsed.error)}` };
}
