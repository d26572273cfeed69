import type { Tx } from "../../db/open.ts";

/** A recorded object. */
interface Subject {
  readonly subjectType: string;
  readonly subjectId: string | null;
}

type Named = readonly (readonly [id: string, name: string])[];
type FindNames = (db: Tx, where: { id: { in: string[] } }) => Promise<Named>;

/** The query for an object's name, by its kind in the trail. */
const namesByKind: Readonly<Record<string, FindNames>> = {
  user: async (db, where) => {
    const rows = await db.user.findMany({ where, select: { id: true, displayName: true, email: true } });
    return rows.map(({ id, displayName, email }) => [id, displayName || email]);
  },
  invitation: async (db, where) => {
    const rows = await db.staffInvitation.findMany({ where, select: { id: true, email: true } });
    return rows.map(({ id, email }) => [id, email]);
  },
  project: async (db, where) => {
    const rows = await db.project.findMany({ where, select: { id: true, businessName: true } });
    return rows.map(({ id, businessName }) => [id, businessName]);
  },
  document: async (db, where) => {
    const rows = await db.clientDocument.findMany({ where, select: { id: true, title: true } });
    return rows.map(({ id, title }) => [id, title]);
  },
  post: async (db, where) => {
    const rows = await db.post.findMany({ where, select: { id: true, title: true } });
    return rows.map(({ id, title }) => [id, title]);
  },
  mail: async (db, where) => {
    const rows = await db.outboxMessage.findMany({ where, select: { id: true, subject: true } });
    return rows.map(({ id, subject }) => [id, subject]);
  },
  message: async (db, where) => {
    const rows = await db.contactMessage.findMany({ where, select: { id: true, name: true, email: true } });
    return rows.map(({ id, name, email }) => [id, name || email]);
  },
};

/** The present names of recorded objects, by id. The trail itself stores none: entries outlive people. */
export async function findSubjectNames(db: Tx, subjects: readonly Subject[]): Promise<Map<string, string>> {
  const found: (readonly [string, string])[] = [];
  for (const [kind, find] of Object.entries(namesByKind)) {
    const ids = subjects.flatMap(({ subjectType, subjectId }) =>
      subjectType === kind && subjectId !== null ? [subjectId] : [],
    );
    if (ids.length > 0) found.push(...(await find(db, { id: { in: [...new Set(ids)] } })));
  }
  return new Map(found);
}
