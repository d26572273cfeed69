import { Lucia, TimeSpan } from "lucia";
import { databaseFault } from "../db/fault.ts";
import type { Db } from "../db/open.ts";
import type { AppContext } from "../http/app-env.ts";
import { type Account, type Actor, actorFor, anonymous, type SignedInActor } from "./actor.ts";
import { USER_AGENT_MAX } from "./device-words.ts";
import { hourOf, IDLE_LIFETIME_DAYS } from "./session-lifetime.ts";
import { SessionStore } from "./session-store.ts";

/** Sign-in state of browsers: a cookie holding a token, of which the database keeps the hash. */
export interface Sessions {
  /** Who makes this request. An expired, unknown or ambiguous cookie is nobody. Extends an active session. */
  resolve(c: AppContext): Promise<Actor>;
  /** Begins a session under a new token and ends the one that the request came with. */
  begin(c: AppContext, account: Account): Promise<SignedInActor>;
  /** Ends the request's session and clears its cookie. */
  end(c: AppContext): Promise<void>;
}

interface SessionOptions {
  db: Db;
  now: () => Date;
  /** A new token of at least 128 random bits. */
  newToken: () => string;
  /** The public address is https: the cookie is Secure and bound to this host by its name. */
  isSecure: boolean;
}

/** Longest token worth looking up. */
const TOKEN_MAX = 128;

/** The request's token; undefined when there is none or, by some trick, more than one. */
function readToken(c: AppContext, cookieName: string): string | undefined {
  const pairs = (c.req.header("cookie") ?? "").split(";").map((pair) => pair.trim());
  const values = pairs.filter((pair) => pair.startsWith(`${cookieName}=`));
  const token = values.length === 1 ? values[0]?.slice(cookieName.length + 1) : undefined;
  return token && token.length <= TOKEN_MAX ? token : undefined;
}

/** What the browser calls itself, cut so that halves of surrogate pairs cannot arise: header values are Latin-1. */
const userAgentOf = (c: AppContext): string | null =>
  c.req.header("user-agent")?.slice(0, USER_AGENT_MAX) ?? null;

/** A note that cannot be written, because the disk is full or the database busy, must not cost the answer. */
async function whereWritable(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!databaseFault(error)) throw error;
  }
}

/** Creates the sessions over a database. The cookie's name and prefix follow RFC 6265bis, section 4.1.3. */
export function createSessions({ db, now, newToken, isSecure }: SessionOptions): Sessions {
  const cookieName = isSecure ? "__Host-session" : "session";
  const store = new SessionStore(db, now);
  const lucia = new Lucia(store, {
    sessionExpiresIn: new TimeSpan(IDLE_LIFETIME_DAYS, "d"),
    sessionCookie: { name: cookieName, attributes: { secure: isSecure, sameSite: "lax", path: "/" } },
    getUserAttributes: (account) => ({ account }),
    getSessionAttributes: (attributes) => attributes,
  });
  const setCookie = (c: AppContext, value: string) => c.header("Set-Cookie", value, { append: true });

  return {
    async resolve(c) {
      const token = readToken(c, cookieName);
      if (!token) return anonymous;
      const { session, user } = await lucia.validateSession(token);
      if (!session) return anonymous;
      if (session.lastSeenAt === null || session.lastSeenAt < hourOf(now()))
        await whereWritable(() => store.noteUse(token));
      if (session.fresh) setCookie(c, lucia.createSessionCookie(token).serialize());
      c.set("userId", user.id);
      return actorFor(user.account, token);
    },
    async begin(c, account) {
      const old = readToken(c, cookieName);
      if (old) await lucia.invalidateSession(old);
      const attributes = { userAgent: userAgentOf(c), lastSeenAt: hourOf(now()) };
      const session = await lucia.createSession(account.id, attributes, { sessionId: newToken() });
      setCookie(c, lucia.createSessionCookie(session.id).serialize());
      c.set("userId", account.id);
      return actorFor(account, session.id);
    },
    async end(c) {
      const token = readToken(c, cookieName);
      if (token) await lucia.invalidateSession(token);
      setCookie(c, lucia.createBlankSessionCookie().serialize());
    },
  };
}
