/**
 * The milliseconds in a Retry-After header (RFC 9110, section 10.2.3: seconds or a date); undefined when it
 * is missing, invalid or in the past.
 */
export function retryAfterMs(header: string | null | undefined, now: Date): number | undefined {
  const value = header?.trim();
  if (!value) return undefined;
  const waitMs = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now.getTime();
  return Number.isFinite(waitMs) && waitMs > 0 ? waitMs : undefined;
}
