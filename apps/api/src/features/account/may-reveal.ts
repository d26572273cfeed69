import type { Limit, Throttle } from "../../throttle/throttle.ts";
import { accountLimits } from "./limits.ts";

/** The network that asks, the address, and whether it has an account. */
export interface Question {
  readonly network: string;
  readonly address: string;
  readonly isKnown: boolean;
}

/**
 * True where an answer may reveal that an address has or has no account. A network that asked about many
 * addresses without one is probing: from then on its answers reveal nothing, while the right password still
 * signs in.
 */
export async function mayReveal(
  throttle: Throttle,
  { network, address, isKnown }: Question,
): Promise<boolean> {
  const unknown = { ...accountLimits.unknownAddresses, subject: network };
  if (await throttle.peek(unknown)) return false;
  if (!isKnown) await countAddress(throttle, unknown, address);
  return true;
}

/** Counts an address that a network asked about, once for repeated requests. */
export async function countAddress(
  throttle: Throttle,
  attempt: Limit & { subject: string },
  address: string,
): Promise<void> {
  const isRepeated = await throttle.take({ ...attempt, subject: [attempt.subject, address], limit: 1 });
  if (!isRepeated) await throttle.take(attempt);
}
