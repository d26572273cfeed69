import type { Throttle } from "../../throttle/throttle.ts";
import { accountLimits } from "./limits.ts";

/** Who asks about which address, and whether it has an account. */
export interface Question {
  readonly network: string;
  readonly address: string;
  readonly isKnown: boolean;
}

/**
 * Whether an answer may tell that an address has or has not an account. A network that asked about many addresses
 * without one is collecting: from then on it is told nothing, while the right password still lets anybody in.
 */
export async function mayTell(throttle: Throttle, { network, address, isKnown }: Question): Promise<boolean> {
  const unknown = { ...accountLimits.unknownAddresses, whom: network };
  if (await throttle.isOver(unknown)) return false;
  if (isKnown) return true;
  const isRepeated = await throttle.take({ ...unknown, whom: [network, address], limit: 1 });
  if (!isRepeated) await throttle.take(unknown);
  return true;
}
