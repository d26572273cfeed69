import { dayMs, hourMs } from "../time-units.ts";

const firstMs = 30_000;
const longestMs = 6 * hourMs;
/** The maximum delay of a row that is retried. */
export const longestDelayMs = dayMs;

/**
 * Milliseconds until the attempt after number `attempt` (from 1): 30 s, doubled each time, at most 6 h,
 * minus up to half of it at random so that jobs that failed together are not retried together. A server's
 * Retry-After (`askedMs`) applies if it is longer, up to a day. `random` is in [0, 1).
 */
export function retryDelayMs(
  attempt: number,
  { random, askedMs = 0 }: { random: number; askedMs?: number | undefined },
): number {
  const whole = Math.min(firstMs * 2 ** (attempt - 1), longestMs);
  const jittered = whole / 2 + (whole / 2) * random;
  return Math.round(Math.max(jittered, Math.min(askedMs, longestDelayMs)));
}
