/** A request's position in a chain of calls (W3C Trace Context, section 3.2). */
export interface TraceContext {
  /** 32 hexadecimal digits, the same in the whole chain. */
  readonly traceId: string;
  /** 16 hexadecimal digits: this server's part of it. */
  readonly spanId: string;
  /** The caller's part; undefined if the chain begins here. */
  readonly parentId?: string;
  /** Two hexadecimal digits; the last bit is set if the caller records the trace. */
  readonly flags: string;
}

const pattern =
  /^(?<version>[0-9a-f]{2})-(?<traceId>[0-9a-f]{32})-(?<parentId>[0-9a-f]{16})-(?<flags>[0-9a-f]{2})(?<more>-.*)?$/;

/**
 * Continues the chain of a `traceparent` header, or begins one. An invalid header is ignored, as the standard
 * requires (section 4.3). `requestId`: a UUID, whose digits become the ids of a new chain.
 */
export function traceOf(header: string | undefined, requestId: string): TraceContext {
  const digits = requestId.replaceAll("-", "");
  const spanId = digits.slice(-16);
  const { version, traceId, parentId, flags, more } = pattern.exec(header ?? "")?.groups ?? {};
  const isKnown = version !== "ff" && !(version === "00" && more !== undefined);
  if (!isKnown || !traceId || !parentId || !flags || /^0+$/.test(traceId) || /^0+$/.test(parentId))
    return { traceId: digits, spanId, flags: "00" };
  return { traceId, spanId, parentId, flags };
}

/** The header that names this server's part, for the response and for further calls. */
export const traceparent = ({ traceId, spanId, flags }: TraceContext): string =>
  `00-${traceId}-${spanId}-${flags}`;
