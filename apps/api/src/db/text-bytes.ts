import { z } from "zod";

const sumSchema = z.array(z.object({ bytes: z.coerce.number() })).length(1);

/** The one number of `SELECT … AS bytes`, which SQLite and Postgres give as different types. Sums of no rows are null: 0. */
export const readByteSum = (rows: unknown): number => sumSchema.parse(rows)[0]?.bytes ?? 0;
