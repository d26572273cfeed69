import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { Refusal } from "./refusal.ts";

/** Why a call that took long does not go on: the caller's session or role has ended since it was admitted. */
export type RefuseFormer = () => Promise<Refusal | undefined>;

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
    /** Of a call whose handler reads the body itself. */
    refuseFormer?: RefuseFormer;
  };
}

export type AppContext = Context<AppEnv>;
