import type { z } from "zod";

/**
 * A parsed stored text: its value, or the reason why it cannot be read. `reason` quotes none of the
 * text.
 */
export type Stored<Value> =
  | { readonly isReadable: true; readonly value: Value }
  | { readonly isReadable: false; readonly reason: string };

function parseJson(text: string): Stored<unknown> {
  try {
    return { isReadable: true, value: JSON.parse(text) };
  } catch {
    // The JavaScript engine's own message would quote the text.
    return { isReadable: false, reason: "it is no JSON" };
  }
}

/** The maximum number of places that a reason lists. */
const placesMax = 3;

const placesOf = ({ issues }: z.ZodError): string =>
  issues
    .slice(0, placesMax)
    .map(({ path }) => path.map(String).join(".") || "the whole")
    .join(", ");

/**
 * Parses JSON from the database. Another release or a manual edit may have written it: a text that
 * this release cannot read must break neither the rest of a list nor later saves, so a failure is
 * returned, never thrown.
 */
export function readStored<Schema extends z.ZodType>(schema: Schema, text: string): Stored<z.output<Schema>> {
  const json = parseJson(text);
  if (!json.isReadable) return json;
  const parsed = schema.safeParse(json.value);
  if (parsed.success) return { isReadable: true, value: parsed.data };
  return { isReadable: false, reason: `this release does not know its ${placesOf(parsed.error)}` };
}
