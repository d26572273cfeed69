import { z } from "zod";

const markSchema = z.object({
  id: z.string().min(1),
  /** The database's count at the time of writing. */
  count: z.int().min(0),
});

/** A storage's record of its installation. */
export type Mark = z.infer<typeof markSchema>;

/** The prefix of the id while files are restored and the database is not yet. */
export const restoreUnderWay = "restore-under-way-";

/** A restore of the files has begun and not finished. */
export const isUnderRestore = ({ id }: Mark): boolean => id.startsWith(restoreUnderWay);

/** True for a stored mark, readable or not, of an unfinished restore. */
export const isRestoreMark = (text: string | undefined): boolean =>
  text?.includes(`"${restoreUnderWay}`) ?? false;

/** The mark in its stored form. */
export const writeMark = (mark: Mark): string => `${JSON.stringify(mark)}\n`;

/**
 * Parses a stored mark; undefined if there is none. @throws if it cannot be read, which must not count as
 * a storage without a mark
 */
export function readMark(text: string | undefined): Mark | undefined {
  return text === undefined ? undefined : markSchema.parse(JSON.parse(text));
}
