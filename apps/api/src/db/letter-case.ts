import { z } from "zod";
import type { Database } from "./open.ts";

const rowSchema = z.tuple([z.object({ isLowered: z.boolean() })]);

/**
 * True if the database's `lower()`, used for case-insensitive search, handles letters beyond ASCII.
 * On Postgres it does not in the locale C ("Locale Support" in its manual). On SQLite searches do
 * not use it.
 */
export async function lowersEveryLetter({
  db,
  provider,
}: Pick<Database, "db" | "provider">): Promise<boolean> {
  if (provider === "sqlite") return true;
  const [{ isLowered }] = rowSchema.parse(await db.$queryRaw`SELECT lower('Ö') = 'ö' AS "isLowered"`);
  return isLowered;
}
