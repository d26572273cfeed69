import { Lucia, TimeSpan } from "lucia";
import { type Account, type Actor, actorFor, anonymous, type SignedInActor } from "../access/actor.ts";
import type { Db, Tx } from "../db/open.ts";
import type { AppContext } from "../http/app-env.ts";
import { userAgentMax } from "./device-words.ts";
import { hourOf, idleLifetimeDays, idleLifetimeMs } from "./session-lifetime.ts";
import { isValidSession, SessionStore } from "./session-store.ts";

/** Sign-in state of browsers: a cookie holding a token, whose hash is in the database. */
export interface Sessions {
  /** The actor of this request. An expired, unknown or ambiguous cookie is anonymous. Extends the session. */
  resolve(c: AppContext): Promise<Actor>;
  /** True while the actor's session is valid. Changing the account's role ends the session. */
  isCurrent(actor: SignedInActor): Promise<boolean>;
  /** Begins a session under a new token and ends the request's current one. */
  begin(c: AppContext, account: Account): Promise<void>;
  /**
   * Runs work that may begin a session inside its own transaction, which also checks the
   * credentials: if the password is being replaced concurrently, no session begins. The cookie is
   * set once the transaction has committed.
   */
  beginDuring<T>(c: AppContext, work: (begin: BeginSession) => Promise<T>): Promise<T>;
  /** Ends the request's session and clears its cookie. */
  end(c: AppContext): Promise<void>;
}

/** Begins a session, in the transaction that checked the credentials. */
export type BeginSession = (account: Account, tx: Tx) => Promise<void>;

interface SessionOptions {
  db: Db;
  now: () => Date;
  /** A new token of at least 128 random bits. */
  newToken: () => string;
  /** The public address is https: the cookie is then Secure and its name binds it to this host. */
  isSecure: boolean;
  /**
   * The longest time in milliseconds that a request waits for its session's last use to be written.
   */
  noteMs: number;
}

/** Longest token worth looking up. */
const tokenMax = 128;

/** The request's token; undefined when there is none or more than one. */
function readToken(c: AppContext, cookieName: string): string | undefined {
  const pairs = (c.req.header("cookie") ?? "").split(";").map((pair) => pair.trim());
  const values = pairs.filter((pair) => pair.startsWith(`${cookieName}=`));
  const token = values.length === 1 ? values[0]?.slice(cookieName.length + 1) : undefined;
  return token && token.length <= tokenMax ? token : undefined;
}

/** The User-Agent, cut. Header values are Latin-1, so the cut cannot split a surrogate pair. */
const userAgentOf = (c: AppContext): string | null =>
  c.req.header("user-agent")?.slice(0, userAgentMax) ?? null;

/** Creates the sessions over a database. The cookie's name and prefix follow RFC 6265bis, section 4.1.3. */
export function createSessions({ db, now, newToken, isSecure, noteMs }: SessionOptions): Sessions {
  const cookieName = isSecure ? "__Host-session" : "session";
  const store = new SessionStore(db, { now, noteMs });
  const lucia = new Lucia(store, {
    sessionExpiresIn: new TimeSpan(idleLifetimeDays, "d"),
    sessionCookie: { name: cookieName, attributes: { secure: isSecure, sameSite: "lax", path: "/" } },
    getUserAttributes: (account) => ({ account }),
    getSessionAttributes: (attributes) => attributes,
  });
  const setCookie = (c: AppContext, value: string) => c.header("Set-Cookie", value, { append: true });
  const sendToken = (c: AppContext, token: string) =>
    setCookie(c, lucia.createSessionCookie(token).serialize());

  async function replaceSession(c: AppContext, { id: userId }: Account, tx: Tx): Promise<string> {
    const writing = new SessionStore(tx, { now });
    const old = readToken(c, cookieName);
    if (old) await writing.deleteSession(old);
    const id = newToken();
    const attributes = { userAgent: userAgentOf(c), lastSeenAt: hourOf(now()) };
    const expiresAt = new Date(now().getTime() + idleLifetimeMs);
    await writing.setSession({ id, userId, expiresAt, attributes });
    c.set("userId", userId);
    return id;
  }

  return {
    async resolve(c) {
      const token = readToken(c, cookieName);
      if (!token) return anonymous;
      const { session, user } = await lucia.validateSession(token);
      if (!session) return anonymous;
      if (session.lastSeenAt === null || session.lastSeenAt < hourOf(now())) await store.noteUse(token);
      if (session.fresh) sendToken(c, token);
      c.set("userId", user.id);
      return actorFor(user.account, token);
    },
    isCurrent: ({ sessionToken }) => isValidSession(db, sessionToken, now()),
    async begin(c, account) {
      sendToken(c, await replaceSession(c, account, db));
    },
    async beginDuring(c, work) {
      let token: string | undefined;
      const outcome = await work(async (account, tx) => {
        token = await replaceSession(c, account, tx);
      });
      if (token !== undefined) sendToken(c, token);
      return outcome;
    },
    async end(c) {
      const token = readToken(c, cookieName);
      if (token) await lucia.invalidateSession(token);
      setCookie(c, lucia.createBlankSessionCookie().serialize());
    },
  };
}
