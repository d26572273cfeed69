import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { Refusal } from "./refusal.ts";

/**
 * A refusal for a long request whose caller's session or role has ended since it was admitted; undefined
 * if it may continue.
 */
export type RefuseFormer = () => Promise<Refusal | undefined>;

/** Variables that middleware sets on a request. */
export interface AppEnv {
  /** Absent if a request is made in memory, as in tests. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** The account of the request, for the log, once known. */
    userId?: string;
    /** The headers that every response of ours starts with. */
    baseHeaders?: readonly (readonly [name: string, value: string])[];
    /** Set if the endpoint's handler reads the body itself. */
    refuseFormer?: RefuseFormer;
  };
}

export type AppContext = Context<AppEnv>;
