import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

/** What middleware leaves on a request. */
export interface AppEnv {
  /** Absent when a request is made in memory, as tests do. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** Set once it is known whose account the call is about, for the log. */
    userId?: string;
    /** The headers that every answer of ours begins with. */
    baseHeaders?: readonly (readonly [name: string, value: string])[];
  };
}

export type AppContext = Context<AppEnv>;
