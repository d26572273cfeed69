import { recordEvent } from "../../audit/audit-store.ts";
import type { EventOrigin } from "../../audit/events.ts";
import type { Db, Tx } from "../../db/open.ts";
import type { StoredPaths } from "../../files/stored-paths.ts";

/** A picture about to be kept. */
export interface NewPicture {
  readonly id: string;
  readonly storagePath: string;
  readonly name: string;
  readonly contentType: string;
  readonly sizeBytes: number;
  /** Hex. */
  readonly sha256: string;
  readonly width: number;
  readonly height: number;
}

/** Keeps the row of a picture that is stored. */
export async function insertPicture(db: Db, picture: NewPicture, origin: EventOrigin): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.postPicture.create({ data: { ...picture, createdAt: origin.at } });
    await recordEvent(tx, { ...origin, action: "picture.create", subjectId: picture.id });
  });
}

/** A picture by its id. */
export const findPicture = (db: Tx, id: string) => db.postPicture.findUnique({ where: { id } });

/** Which files pictures of posts name. */
export const picturePaths: StoredPaths = {
  columns: ["PostPicture.storagePath"],
  list: (db, { after, limit }) =>
    db.postPicture.findMany({
      where: { id: { gt: after } },
      select: { id: true, storagePath: true },
      orderBy: { id: "asc" },
      take: limit,
    }),
  async findNamed(db, paths) {
    const where = { storagePath: { in: [...paths] } };
    const rows = await db.postPicture.findMany({ where, select: { storagePath: true } });
    return new Set(rows.map(({ storagePath }) => storagePath));
  },
  // They are the agency's, not anybody's.
  listOfAccount: async () => [],
};
