import { recordEvent } from "../../audit/audit-store.ts";
import type { EventOrigin } from "../../audit/events.ts";
import type { Db, Tx } from "../../db/open.ts";
import type { StoredPaths } from "../../files/stored-paths.ts";

/** A picture to be stored. */
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

/** Inserts the row of a stored picture. */
export async function insertPicture(db: Db, picture: NewPicture, origin: EventOrigin): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.postPicture.create({ data: { ...picture, createdAt: origin.at } });
    await recordEvent(tx, { ...origin, action: "picture.create", subjectId: picture.id });
  });
}

/** A picture by its id. */
export const findPicture = (db: Tx, id: string) => db.postPicture.findUnique({ where: { id } });

/** The files of posts' pictures. */
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
  // They belong to the agency, not to an account.
  listOfAccount: async () => [],
};
