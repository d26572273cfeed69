import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

/** Variables that middleware sets on a request. */
export interface AppEnv {
  /** Absent when a request is made in memory, as tests do. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** The call's account, for the log, once known. */
    userId?: string;
    /** The headers that every response of ours starts with. */
    baseHeaders?: readonly (readonly [name: string, value: string])[];
  };
}

export type AppContext = Context<AppEnv>;
