import type { Adapter, DatabaseSession, DatabaseUser, Lucia } from "lucia";
import { accountFields, accountOf } from "../access/account-row.ts";
import type { Account } from "../access/actor.ts";
import type { Tx } from "../db/open.ts";
import { secretDigest } from "./secret-digest.ts";
import { absoluteLifetimeMs, hourOf } from "./session-lifetime.ts";
import { defaultNoteMs, writeWithin } from "./session-note.ts";

/** The data about the browser that a session stores. */
interface SessionAttributes {
  userAgent: string | null;
  /** Precise to the hour. */
  lastSeenAt: Date | null;
}

declare module "lucia" {
  interface Register {
    Lucia: Lucia<SessionAttributes, { account: Account }>;
    DatabaseUserAttributes: Account;
    DatabaseSessionAttributes: SessionAttributes;
  }
}

const earlier = (a: Date, b: Date): Date => (a < b ? a : b);

/**
 * The maximum number of sessions per account, more than any person needs: a program may sign in
 * again and again.
 */
const sessionsMax = 100;

const lastUsedFirst = [{ lastSeenAt: "desc" }, { createdAt: "desc" }, { id: "asc" }] as const;

/** Lucia's sessions in our table, with only the token's SHA-256: a leak reveals no usable cookie. */
export class SessionStore implements Adapter {
  readonly #db: Tx;
  readonly #now: () => Date;
  readonly #noteMs: number;

  /** `noteMs`: the longest time that a request waits for its session's last use to be written. */
  constructor(db: Tx, { now, noteMs = defaultNoteMs }: { now: () => Date; noteMs?: number }) {
    this.#db = db;
    this.#now = now;
    this.#noteMs = noteMs;
  }

  async getSessionAndUser(token: string): Promise<[DatabaseSession | null, DatabaseUser | null]> {
    const row = await this.#db.session.findUnique({
      // An account in the bin has no valid session, whichever way the session was created.
      where: { id: secretDigest(token), user: { deletedAt: null } },
      select: { expiresAt: true, userAgent: true, lastSeenAt: true, user: { select: accountFields } },
    });
    if (!row) return [null, null];
    const { expiresAt, userAgent, lastSeenAt, user } = row;
    return [
      { id: token, userId: user.id, expiresAt, attributes: { userAgent, lastSeenAt } },
      { id: user.id, attributes: accountOf(user) },
    ];
  }

  async setSession({ id, userId, expiresAt, attributes }: DatabaseSession): Promise<void> {
    const createdAt = this.#now();
    const absoluteExpiresAt = new Date(createdAt.getTime() + absoluteLifetimeMs);
    await this.#db.session.create({
      data: { id: secretDigest(id), userId, createdAt, expiresAt, absoluteExpiresAt, ...attributes },
    });
    await this.#endSurplus(userId);
  }

  /** Deletes the least recently used sessions of an account that has more than `sessionsMax`. */
  async #endSurplus(userId: string): Promise<void> {
    const surplus = await this.#db.session.findMany({
      where: { userId },
      select: { id: true },
      orderBy: [...lastUsedFirst],
      skip: sessionsMax,
    });
    if (surplus.length > 0)
      await this.#db.session.deleteMany({ where: { id: { in: surplus.map(({ id }) => id) } } });
  }

  /** Records that a session was used in this hour. Of concurrent requests, only one writes. */
  async noteUse(token: string): Promise<void> {
    const hour = hourOf(this.#now());
    await writeWithin(
      () =>
        this.#db.session.updateMany({
          where: { id: secretDigest(token), OR: [{ lastSeenAt: null }, { lastSeenAt: { lt: hour } }] },
          data: { lastSeenAt: hour },
        }),
      this.#noteMs,
    );
  }

  /** Activity moves the idle limit, never past the absolute one. */
  async updateSessionExpiration(token: string, expiresAt: Date): Promise<void> {
    const id = secretDigest(token);
    const row = await this.#db.session.findUnique({ where: { id }, select: { absoluteExpiresAt: true } });
    if (!row) return;
    const until = earlier(expiresAt, row.absoluteExpiresAt);
    await writeWithin(
      () =>
        this.#db.session.updateMany({
          where: { id, expiresAt: { lt: until } },
          data: { expiresAt: until },
        }),
      this.#noteMs,
    );
  }

  async deleteSession(token: string): Promise<void> {
    await this.#db.session.deleteMany({ where: { id: secretDigest(token) } });
  }

  async deleteUserSessions(userId: string): Promise<void> {
    await this.#db.session.deleteMany({ where: { userId } });
  }

  async deleteExpiredSessions(): Promise<void> {
    await this.#db.session.deleteMany({ where: { expiresAt: { lte: this.#now() } } });
  }

  /**
   * Lucia identifies sessions by their token, which we do not store: the hashes only serve to tell
   * them apart.
   */
  async getUserSessions(userId: string): Promise<DatabaseSession[]> {
    const rows = await this.#db.session.findMany({ where: { userId } });
    return rows.map(({ id, expiresAt, userAgent, lastSeenAt }) => ({
      id,
      userId,
      expiresAt,
      attributes: { userAgent, lastSeenAt },
    }));
  }
}

/**
 * True while this token's session is valid. One SQL statement, because it runs for each change by a
 * signed-in user.
 */
export async function isValidSession(db: Tx, token: string, now: Date): Promise<boolean> {
  const where = { id: secretDigest(token), expiresAt: { gt: now }, user: { deletedAt: null } };
  return (await db.session.findFirst({ where, select: { id: true } })) !== null;
}

/** A session as its owner may see it. */
export interface SessionRow {
  id: string;
  userAgent: string | null;
  createdAt: Date;
  lastSeenAt: Date | null;
}

/** An account's unexpired sessions, the most recently used first. */
export function listSessions(db: Tx, userId: string, now: Date): Promise<SessionRow[]> {
  return db.session.findMany({
    where: { userId, expiresAt: { gt: now } },
    select: { id: true, userAgent: true, createdAt: true, lastSeenAt: true },
    orderBy: [...lastUsedFirst],
  });
}

/** Ends one session of an account; false when it has no such session. */
export async function endSessionOf(db: Tx, userId: string, id: string): Promise<boolean> {
  const { count } = await db.session.deleteMany({ where: { id, userId } });
  return count === 1;
}

/** Ends all sessions of an account, except the one with the token, if given. Returns how many. */
export async function endSessionsOf(db: Tx, userId: string, keptToken?: string): Promise<number> {
  const kept = keptToken === undefined ? {} : { id: { not: secretDigest(keptToken) } };
  const { count } = await db.session.deleteMany({ where: { userId, ...kept } });
  return count;
}
