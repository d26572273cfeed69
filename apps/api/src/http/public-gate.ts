import type { Limit, Throttle } from "../throttle/throttle.ts";
import type { AppContext } from "./app-env.ts";
import type { ReadNetwork } from "./network-address.ts";
import type { Refusal } from "./refusal.ts";

/**
 * Bodies from one network that public calls could not use. Our pages check what they send by the same schemas, so a
 * whole office makes next to none.
 */
export const unusableBodies: Limit = { what: "unusable-body", limit: 300, windowMs: 900_000 };

/** Checked before the body of a call that anybody can make is read. */
export interface PublicGate {
  /**
   * Why a call is refused before any of its body is read: its network has used up the call's own limit, or has sent
   * too much that could not be used. Counts nothing, so a flood of refused calls only reads.
   */
  refuse(c: AppContext, limit: Limit): Promise<Refusal | undefined>;
  /** Counts a body that could not be used. */
  countUnusable(c: AppContext): Promise<void>;
}

/** Creates the gate. A caller is identified by the network alone: anybody can name any account. */
export function createPublicGate({
  throttle,
  networkOf,
}: {
  throttle: Pick<Throttle, "peek" | "take">;
  networkOf: ReadNetwork;
}): PublicGate {
  return {
    refuse(c, limit) {
      const whom = networkOf(c);
      return throttle.peek({ ...limit, whom }, { ...unusableBodies, whom });
    },
    async countUnusable(c) {
      await throttle.take({ ...unusableBodies, whom: networkOf(c) });
    },
  };
}
