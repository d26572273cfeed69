/** The seconds of a Retry-After header (RFC 9110, section 10.2.3); null without a positive number of them. */
export function readRetryAfter(text: string | null): number | null {
  const seconds = Number(text);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : null;
}
