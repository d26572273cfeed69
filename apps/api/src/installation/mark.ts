import { z } from "zod";

const markSchema = z.object({
  id: z.string().min(1),
  /** The database's count when this was written. */
  count: z.int().min(0),
});

/** What a storage says about its installation. */
export type Mark = z.infer<typeof markSchema>;

/** Begins the id of files whose database is not in its place yet. */
export const restoreUnderWay = "restore-under-way-";

/** Whether a restore has put files in their place and not finished. */
export const isUnderRestore = ({ id }: Mark): boolean => id.startsWith(restoreUnderWay);

/** The mark as it is stored. */
export const writeMark = (mark: Mark): string => `${JSON.stringify(mark)}\n`;

/** Reads a stored mark. @throws when there is one that cannot be read: it must not pass for a storage without one */
export function readMark(text: string | undefined): Mark | undefined {
  return text === undefined ? undefined : markSchema.parse(JSON.parse(text));
}
