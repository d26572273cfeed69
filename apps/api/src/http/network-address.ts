import { isIPv4, isIPv6 } from "node:net";
import type { AppContext } from "./app-env.ts";

/** Stands for requests made in memory, which come from nowhere. */
const NOWHERE = "nowhere";

/** The eight groups of an IPv6 address, however it is shortened (RFC 4291, section 2.2). */
function groupsOf(address: string): string[] {
  const canonical = new URL(`http://[${address.replace(/%.*$/, "")}]`).hostname.slice(1, -1);
  const [head = "", tail] = canonical.split("::");
  const before = head.split(":").filter(Boolean);
  const after = (tail ?? "").split(":").filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array.from({ length: zeros }, () => "0"), ...after];
}

/**
 * The part of a network address that one party holds: the whole of an IPv4 address, also where it is mapped into
 * IPv6, and the first 64 bits of an IPv6 address, because every subscriber can choose the others freely (RFC 6177).
 */
export function networkOf(address: string): string | undefined {
  if (isIPv4(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped && isIPv4(mapped)) return mapped;
  return isIPv6(address) ? `${groupsOf(address).slice(0, 4).join(":")}::/64` : undefined;
}

/** Tells from where a request comes, for counting. */
export type ReadNetwork = (c: AppContext) => string;

interface NetworkOptions {
  /** Whether X-Forwarded-For comes from a proxy that the operator trusts. */
  isBehindProxy: boolean;
  /** Called once when requests do come through a proxy although none is trusted: everybody counts as one visitor then. */
  onUnknownProxy: () => void;
}

/**
 * Creates the reader of network addresses. Behind a proxy that is trusted it is the last entry of X-Forwarded-For,
 * the one that this proxy wrote; else the connection's, and no header counts: anybody can send one.
 */
export function createReadNetwork({ isBehindProxy, onUnknownProxy }: NetworkOptions): ReadNetwork {
  let hasWarned = false;
  return (c) => {
    const peer = networkOf(c.env?.incoming?.socket.remoteAddress ?? "") ?? NOWHERE;
    const forwarded = c.req.header("x-forwarded-for")?.split(",").at(-1)?.trim();
    if (isBehindProxy) return networkOf(forwarded ?? "") ?? peer;
    if (forwarded && !hasWarned) {
      hasWarned = true;
      onUnknownProxy();
    }
    return peer;
  };
}
