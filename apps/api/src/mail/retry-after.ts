/**
 * Milliseconds that a Retry-After header asks to wait (RFC 9110 section 10.2.3: seconds or a date); undefined when
 * there is none, it cannot be read or it lies in the past.
 */
export function retryAfterMs(header: string | undefined, now: Date): number | undefined {
  if (!header?.trim()) return undefined;
  const waitMs = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now.getTime();
  return Number.isFinite(waitMs) && waitMs > 0 ? waitMs : undefined;
}
