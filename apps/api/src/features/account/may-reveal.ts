import type { Limit, Throttle } from "../../throttle/throttle.ts";
import { accountLimits } from "./limits.ts";

/** The network that sent the request, the address, and whether the address has an account. */
export interface Question {
  readonly network: string;
  readonly address: string;
  readonly isKnown: boolean;
}

/**
 * True if a response may reveal whether an address has an account. A network that tried many
 * addresses without one is probing: from then on its responses reveal nothing, while the correct
 * password still signs in.
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

/** Counts an address that a network tried; repeated requests for it count once. */
export async function countAddress(
  throttle: Throttle,
  attempt: Limit & { subject: string },
  address: string,
): Promise<void> {
  const isRepeated = await throttle.take({ ...attempt, subject: [attempt.subject, address], limit: 1 });
  if (!isRepeated) await throttle.take(attempt);
}
