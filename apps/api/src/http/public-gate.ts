import type { Limit, Throttle } from "../throttle/throttle.ts";
import type { AppContext } from "./app-env.ts";
import type { ReadNetwork } from "./network-address.ts";
import type { Refusal } from "./refusal.ts";

/**
 * Invalid bodies that one network may send to public endpoints. Our pages validate with the same schemas,
 * so that even a whole office sends almost none.
 */
export const unusableBodies: Limit = { name: "unusable-body", limit: 300, windowMs: 900_000 };

/** Checks that run before the body of a public request is read. */
export interface PublicGate {
  /**
   * A refusal if the caller's network has used up the endpoint's own limit, or has sent too many invalid
   * bodies. Counts nothing, so that many refused requests cause only reads.
   */
  refuse(c: AppContext, limit: Limit): Promise<Refusal | undefined>;
  /** Counts an invalid body. */
  countUnusable(c: AppContext): Promise<void>;
}

/**
 * Creates the gate. Callers are identified only by their network, because anybody can name any account.
 */
export function createPublicGate({
  throttle,
  networkOf,
}: {
  throttle: Pick<Throttle, "peek" | "take">;
  networkOf: ReadNetwork;
}): PublicGate {
  return {
    refuse(c, limit) {
      const subject = networkOf(c);
      return throttle.peek({ ...limit, subject }, { ...unusableBodies, subject });
    },
    async countUnusable(c) {
      await throttle.take({ ...unusableBodies, subject: networkOf(c) });
    },
  };
}
