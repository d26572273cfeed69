import { z } from "zod";
import type { Database } from "./open.ts";

const rowSchema = z.tuple([z.object({ isLowered: z.boolean() })]);

/**
 * Whether `lower()` of the database knows letters beyond ASCII, by which searches ignore case. Postgres's does not in the
 * locale C ("Locale Support" in its manual). On SQLite searches do not use it.
 */
export async function lowersEveryLetter({
  db,
  provider,
}: Pick<Database, "db" | "provider">): Promise<boolean> {
  if (provider === "sqlite") return true;
  const [{ isLowered }] = rowSchema.parse(await db.$queryRaw`SELECT lower('Ö') = 'ö' AS "isLowered"`);
  return isLowered;
}
