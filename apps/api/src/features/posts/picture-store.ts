import { recordEvent } from "../../audit/audit-store.ts";
import type { EventOrigin } from "../../audit/events.ts";
import { inPagesById } from "../../db/in-pages.ts";
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
  // Pictures belong to the agency, not to an account.
  listOfAccount: async () => [],
};

/** The path of one of our pictures, by which a post refers to it. */
export const picturePath = (id: string): string => `/api/news/pictures/${id}`;

/** The pictures that a text refers to. */
const picturesIn = (text: string): string[] =>
  Array.from(text.matchAll(/\/api\/news\/pictures\/([\w-]{1,64})/g), ([, id = ""]) => id);

/** Texts that are read per batch: each may have a few hundred kilobytes. */
const textsAtOnce = 20;

/** The pictures of published posts. */
export async function listPublishedPictures(db: Tx): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const select = { id: true, image: true, content: true } as const;
  for await (const { image, content } of inPagesById(
    ({ after, ...page }) => db.post.findMany({ where: { status: "published", ...after }, select, ...page }),
    textsAtOnce,
  ))
    for (const id of picturesIn(`${image} ${content}`)) found.add(id);
  return found;
}

/** A filter for posts that refer to a picture, in their published or edited state. */
const naming = (id: string) => {
  const contains = picturePath(id);
  return { OR: [{ image: { contains } }, { content: { contains } }, { edits: { contains } }] };
};

/** True if a post with a valid preview link contains the picture. */
export async function isInPreview(db: Tx, id: string, at: Date): Promise<boolean> {
  const where = { previewDigest: { not: null }, previewUntil: { gt: at }, deletedAt: null, ...naming(id) };
  return (await db.post.count({ where })) > 0;
}

async function listOld(db: Tx, before: Date): Promise<Set<string>> {
  const found = new Set<string>();
  for await (const { id } of inPagesById(({ after, ...page }) => {
    const where = { createdAt: { lt: before }, ...after };
    return db.postPicture.findMany({ where, select: { id: true }, ...page });
  }))
    found.add(id);
  return found;
}

async function takeOut(unused: Set<string>, texts: AsyncIterable<string>): Promise<void> {
  if (unused.size === 0) return;
  for await (const text of texts) for (const id of picturesIn(text)) unused.delete(id);
}

/** The texts of the posts; the version of each post that was read is added to `versions`. */
async function* textsOfPosts(db: Tx, versions: Map<string, number>): AsyncGenerator<string> {
  const select = { id: true, version: true, image: true, content: true, edits: true } as const;
  for await (const { id, version, image, content, edits } of inPagesById(
    ({ after: where, ...page }) => db.post.findMany({ where, select, ...page }),
    textsAtOnce,
  )) {
    versions.set(id, version);
    yield `${image} ${content} ${edits ?? ""}`;
  }
}

async function* textsOfRevisions(db: Tx): AsyncGenerator<string> {
  const select = { id: true, content: true } as const;
  for await (const { content } of inPagesById(
    ({ after: where, ...page }) => db.postRevision.findMany({ where, select, ...page }),
    textsAtOnce,
  ))
    yield content;
}

/** True if a revision that was stored since its post was read contains the picture. */
async function isInNewRevision(tx: Tx, id: string, versions: ReadonlyMap<string, number>): Promise<boolean> {
  const having = await tx.postRevision.findMany({
    where: { content: { contains: picturePath(id) } },
    select: { postId: true, post: { select: { version: true } } },
    distinct: ["postId"],
  });
  return having.some(({ postId, post }) => versions.get(postId) !== post.version);
}

/**
 * Deletes the rows of pictures older than an instant that no post and no revision refers to, and yields
 * each file's path after its row is deleted. Posts in the bin count as well, so that they can be restored
 * completely.
 */
export async function* deleteUnusedPictures(db: Db, before: Date): AsyncGenerator<string> {
  const unused = await listOld(db, before);
  const versions = new Map<string, number>();
  await takeOut(unused, textsOfPosts(db, versions));
  // Most pictures are used by a post, so often no revision has to be read.
  await takeOut(unused, textsOfRevisions(db));
  for (const id of unused) {
    const deleted = await db.$transaction(async (tx) => {
      // Checked again: the picture may have been added to a post, and removed from it, while the others
      // were read.
      if ((await tx.post.count({ where: naming(id) })) > 0) return undefined;
      if (await isInNewRevision(tx, id, versions)) return undefined;
      return tx.postPicture.delete({ where: { id }, select: { storagePath: true } });
    });
    if (deleted) yield deleted.storagePath;
  }
}
