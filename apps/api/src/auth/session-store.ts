import { createHash } from "node:crypto";
import type { Adapter, DatabaseSession, DatabaseUser, Lucia } from "lucia";
import type { Db } from "../db/open.ts";
import type { Account } from "./actor.ts";
import { ABSOLUTE_LIFETIME_MS } from "./session-lifetime.ts";

const accountFields = {
  id: true,
  email: true,
  displayName: true,
  photoUrl: true,
  isAdmin: true,
  emailVerifiedAt: true,
  createdAt: true,
} as const;

declare module "lucia" {
  interface Register {
    Lucia: Lucia<Record<never, never>, { account: Account }>;
    DatabaseUserAttributes: Account;
  }
}

/** What the database knows of a token. The token has 256 random bits, so a plain hash cannot be searched back. */
const digest = (token: string): string => createHash("sha256").update(token).digest("hex");

const earlier = (a: Date, b: Date): Date => (a < b ? a : b);

/** Lucia's sessions in our table, where only the token's SHA-256 lies: a leaked database holds no usable cookie. */
export class SessionStore implements Adapter {
  readonly #db: Db;
  readonly #now: () => Date;
  constructor(db: Db, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  async getSessionAndUser(token: string): Promise<[DatabaseSession | null, DatabaseUser | null]> {
    const row = await this.#db.session.findUnique({
      where: { id: digest(token) },
      select: { expiresAt: true, user: { select: accountFields } },
    });
    if (!row) return [null, null];
    const { expiresAt, user } = row;
    return [
      { id: token, userId: user.id, expiresAt, attributes: {} },
      { id: user.id, attributes: user },
    ];
  }

  async setSession({ id, userId, expiresAt }: DatabaseSession): Promise<void> {
    const createdAt = this.#now();
    const absoluteExpiresAt = new Date(createdAt.getTime() + ABSOLUTE_LIFETIME_MS);
    await this.#db.session.create({
      data: { id: digest(id), userId, createdAt, expiresAt, absoluteExpiresAt },
    });
  }

  /** Activity moves the idle limit, never past the absolute one. */
  async updateSessionExpiration(token: string, expiresAt: Date): Promise<void> {
    const id = digest(token);
    const row = await this.#db.session.findUnique({ where: { id }, select: { absoluteExpiresAt: true } });
    if (!row) return;
    const until = earlier(expiresAt, row.absoluteExpiresAt);
    await this.#db.session.updateMany({
      where: { id, expiresAt: { lt: until } },
      data: { expiresAt: until },
    });
  }

  async deleteSession(token: string): Promise<void> {
    await this.#db.session.deleteMany({ where: { id: digest(token) } });
  }

  async deleteUserSessions(userId: string): Promise<void> {
    await this.#db.session.deleteMany({ where: { userId } });
  }

  async deleteExpiredSessions(): Promise<void> {
    await this.#db.session.deleteMany({ where: { expiresAt: { lte: this.#now() } } });
  }

  /** Lucia lists sessions by id, which we do not have: only the hashes, which serve to tell them apart. */
  async getUserSessions(userId: string): Promise<DatabaseSession[]> {
    const rows = await this.#db.session.findMany({ where: { userId } });
    return rows.map(({ id, expiresAt }) => ({ id, userId, expiresAt, attributes: {} }));
  }
}
