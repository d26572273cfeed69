import type { Tx } from "../../db/open.ts";
import { invitationMailKey } from "../../outbox/mail-store.ts";

/** A recorded object. */
interface Subject {
  readonly subjectType: string;
  readonly subjectId: string | null;
}

/** An agent and its name. */
export interface NamedAgent {
  readonly id: string;
  readonly name: string;
}

type Named = readonly (readonly [id: string, name: string])[];
type FindNames = (db: Tx, where: { id: { in: string[] } }, agents: readonly NamedAgent[]) => Promise<Named>;

/** The names of agents: built-in ones, and those that staff added. */
async function agentNames(
  db: Tx,
  ids: readonly string[],
  agents: readonly NamedAgent[],
): Promise<Map<string, string>> {
  const added = await db.agent.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, name: true },
  });
  const named = [...agents, ...added.flatMap(({ id, name }) => (name === null ? [] : [{ id, name }]))];
  return new Map(named.map(({ id, name }) => [id, name]));
}

/** The query for an object's name, by its kind in the trail. */
const namesByKind: Readonly<Record<string, FindNames>> = {
  user: async (db, where) => {
    const rows = await db.user.findMany({ where, select: { id: true, displayName: true, email: true } });
    return rows.map(({ id, displayName, email }) => [id, displayName || email]);
  },
  /**
   * The invited address, read from the invitation's mail, because accepted, withdrawn and expired
   * invitations have no row.
   */
  invitation: async (db, { id: { in: ids } }) => {
    const idsByKey = new Map(ids.map((id) => [invitationMailKey(id), id]));
    const where = { dedupeKey: { in: [...idsByKey.keys()] } };
    const mails = await db.outboxMessage.findMany({ where, select: { dedupeKey: true, recipient: true } });
    return mails.map(({ dedupeKey, recipient }) => [idsByKey.get(dedupeKey) ?? "", recipient]);
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
  agent: async (db, where, agents) => [...(await agentNames(db, where.id.in, agents))],
  /** An alert has the name of its agent. */
  alert: async (db, where, agents) => {
    const rows = await db.alert.findMany({ where, select: { id: true, agent: true } });
    const names = await agentNames(
      db,
      rows.map(({ agent }) => agent),
      agents,
    );
    return rows.map(({ id, agent }) => [id, names.get(agent) ?? ""]);
  },
};

/**
 * The current names of recorded objects, by id. The trail itself stores no names: entries outlive
 * people.
 */
export async function findSubjectNames(
  db: Tx,
  subjects: readonly Subject[],
  agents: readonly NamedAgent[],
): Promise<Map<string, string>> {
  const found: (readonly [string, string])[] = [];
  for (const [kind, find] of Object.entries(namesByKind)) {
    const ids = subjects.flatMap(({ subjectType, subjectId }) =>
      subjectType === kind && subjectId !== null ? [subjectId] : [],
    );
    if (ids.length > 0) found.push(...(await find(db, { id: { in: [...new Set(ids)] } }, agents)));
  }
  return new Map(found);
}
