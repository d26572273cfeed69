import { dayMs, hourMs } from "../time-units.ts";

const firstMs = 30_000;
const longestMs = 6 * hourMs;
/** No row is put back for longer. */
export const longestDelayMs = dayMs;

/**
 * Milliseconds until the attempt after number `attempt` (from 1): 30 s doubled each time, at most 6 h, minus
 * a random half of it so that jobs that failed together are not retried together. A server's Retry-After
 * (`askedMs`) applies where it is longer, up to a day. `random` is in [0, 1).
 */
export function retryDelayMs(
  attempt: number,
  { random, askedMs = 0 }: { random: number; askedMs?: number | undefined },
): number {
  const whole = Math.min(firstMs * 2 ** (attempt - 1), longestMs);
  const jittered = whole / 2 + (whole / 2) * random;
  return Math.round(Math.max(jittered, Math.min(askedMs, longestDelayMs)));
}
