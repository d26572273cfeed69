import {
  type Access,
  type Endpoint,
  type EventsResponse,
  expectedUserHeader,
  isJsonResponse,
  isTokenAccess,
  type Permission,
  type Received,
  type StaffAccess,
  type TokenAccess,
} from "@sitewright/contracts";
import type { Hono } from "hono";
import type { z } from "zod";
import type { Actor, SignedInActor } from "../access/actor.ts";
import { admitSignedIn, admitToken, type TokenChecks, type TokenHolder } from "../access/admit.ts";
import type { Staff } from "../access/permissions.ts";
import type { Schedule } from "../schedule.ts";
import type { Limit } from "../throttle/throttle.ts";
import type { AccountTurns } from "../turns/account-turns.ts";
import type { AppContext, AppEnv } from "./app-env.ts";
import { readCallInput } from "./call-input.ts";
import { type FaultReport, logAndRefuse } from "./error-handler.ts";
import type { WaitForEventLoop } from "./event-loop-queue.ts";
import { sendProblem } from "./problem-response.ts";
import type { PublicGate } from "./public-gate.ts";
import { Refusal } from "./refusal.ts";
import { readJsonBody } from "./request-body.ts";
import { type Answer, sendAnswer } from "./send-answer.ts";

type ActorFor<A extends Access> =
  A extends StaffAccess<infer P>
    ? Staff<P>
    : A extends TokenAccess<infer S>
      ? TokenHolder<S>
      : A extends "client"
        ? SignedInActor
        : undefined;

/** A call for its handler: parsed, and from an actor that the endpoint's `access` admits. */
export interface Call<E extends Endpoint> extends Received<E> {
  /** Undefined on public endpoints, which call `resolveActor` if they need it. */
  actor: ActorFor<E["access"]>;
  c: AppContext;
  /** Aborts when the client disconnects; only set if the endpoint responds with events. */
  signal: E["response"] extends EventsResponse ? AbortSignal : undefined;
}

/** Handles a call: returns the documented response, or a refusal. For events it may be a generator. */
export type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<Answer<E> | Refusal> | (E["response"] extends EventsResponse ? Answer<E> : never);

/** The limit that is checked before the body of a public endpoint is read. */
type LimitOf<E extends Endpoint> = E extends { access: "public"; body: z.ZodType } ? [limit: Limit] : [];

/** Serves an endpoint of the contract. `limit`: the limit that its handler counts by network. */
export type Mount = <E extends Endpoint>(endpoint: E, handle: Handler<E>, ...limit: LimitOf<E>) => void;

/** Returns the actor of a request, by its session cookie. */
export type ResolveActor = (c: AppContext) => Promise<Actor>;

interface MountOptions {
  resolveActor: ResolveActor;
  /** True while the session of an admitted caller is valid; the session ends if their role changes. */
  isCurrent: (actor: SignedInActor) => Promise<boolean>;
  tokenChecks: TokenChecks;
  gate: PublicGate;
  /** The longest time in which a JSON body has to arrive. */
  jsonBodyMaxMs: number;
  waitForEventLoop: WaitForEventLoop;
  schedule: Schedule;
  faults: FaultReport;
  /** True while calls that need disk space are refused. */
  isRoomLow: () => boolean;
  accountTurns: AccountTurns;
}

/** The actor of a call; undefined for a public one. */
type Admitted = SignedInActor | Staff<Permission> | TokenHolder | undefined;

const hasEvents = ({ response }: Endpoint): boolean =>
  response !== undefined && !isJsonResponse(response) && response.kind === "events";

/**
 * The account whose turn a request waits for: only requests that change something wait. A multipart body
 * is read by the handler, which waits for the turn after that, so that a slow upload does not hold it.
 */
function accountOf({ method, bodyType }: Endpoint, actor: Admitted): string | undefined {
  if (method === "GET" || bodyType === "multipart" || actor === undefined || actor.kind === "token")
    return undefined;
  return actor.account.id;
}

/**
 * Creates the function that serves endpoints on `app`. It authenticates and authorizes each request
 * before it reads a body, then parses every part by the contract's schemas, runs the handler, and
 * validates the response by its documented schema.
 */
export function createMount(app: Hono<AppEnv>, { gate, schedule, faults, ...options }: MountOptions): Mount {
  const reading = { maxMs: options.jsonBodyMaxMs, waitForEventLoop: options.waitForEventLoop };
  /**
   * Endpoints that need disk space are marked in the contract. They are refused before the body is read,
   * so that deleting still works.
   */
  const lacksRoom = ({ errors }: Endpoint) =>
    errors.includes("storage-full") && options.isRoomLow() ? new Refusal("storage-full") : undefined;
  async function admit(c: AppContext, access: Access): Promise<Admitted | Refusal> {
    if (access === "public") return undefined;
    if (isTokenAccess(access)) return admitToken(c.req.header("authorization"), access, options.tokenChecks);
    return admitSignedIn(await options.resolveActor(c), access, c.req.header(expectedUserHeader));
  }
  /**
   * A body may arrive slowly, and requests wait for their turn: a caller who was signed out or lost a
   * role meanwhile must be refused. A link is checked again by the transaction that uses it up.
   */
  async function refuseFormer(actor: Admitted): Promise<Refusal | undefined> {
    const isFormer = actor !== undefined && actor.kind !== "token" && !(await options.isCurrent(actor));
    return isFormer ? new Refusal("sign-in-required") : undefined;
  }
  const serve: Mount = <E extends Endpoint>(
    endpoint: E,
    handle: Handler<E>,
    ...[limit]: [limit?: Limit | undefined]
  ) => {
    app.on(endpoint.method, endpoint.path, async (c) => {
      const actor = await admit(c, endpoint.access);
      if (actor instanceof Refusal) return sendProblem(c, actor);
      const refused = lacksRoom(endpoint) ?? (limit && (await gate.refuse(c, limit)));
      if (refused) return sendProblem(c, refused);
      const input = await readCallInput(c, endpoint, () => readJsonBody(c, endpoint, reading));
      if (input instanceof Refusal) {
        if (limit) await gate.countUnusable(c);
        return sendProblem(c, input);
      }
      const abort = new AbortController();
      // Detects a client that disconnects before the first event. Reading this signal creates a request
      // object, so it is done only for endpoints with events.
      const signal = hasEvents(endpoint) ? AbortSignal.any([abort.signal, c.req.raw.signal]) : undefined;
      // The schemas have just parsed the input: this is the only place where it gets its endpoint's type.
      const call = { ...input, actor, c, signal } as Call<E>;
      const whose = accountOf(endpoint, actor);
      const aborted = () => c.req.raw.signal;
      const refuseThis = () => refuseFormer(actor);
      if (endpoint.bodyType === "multipart") c.set("refuseFormer", refuseThis);
      const answer = await (whose === undefined
        ? handle(call)
        : options.accountTurns(whose, async () => (await refuseThis()) ?? handle(call), aborted));
      const events = {
        abort,
        schedule,
        refuseFormer: refuseThis,
        logAndRefuse: (error: unknown) => logAndRefuse(faults, c, error),
      };
      return sendAnswer(c, { endpoint, answer, events });
    });
  };
  return serve;
}
