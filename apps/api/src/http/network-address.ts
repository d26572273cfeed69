import ipaddr from "ipaddr.js";
import type { AppContext } from "./app-env.ts";

/** Used for requests made in memory, which have no address. */
const unknownNetwork = "nowhere";

/**
 * The part of an address that identifies one site: a whole IPv4 address, also if it is mapped into IPv6,
 * or the first 48 bits of an IPv6 address. A site may be assigned that many addresses (RFC 6177), and
 * tunnel brokers give them away: if the 65,536 subnets were counted separately, one person would have
 * each limit 65,536 times.
 */
export function networkOf(address: string): string | undefined {
  // `isValid` alone would accept the short forms of inet_aton, such as 203.0.113.
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) return address;
  if (!ipaddr.IPv6.isValid(address)) return undefined;
  const parsed = ipaddr.IPv6.parse(address);
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString();
  const groups = parsed.parts.slice(0, 3).map((group) => group.toString(16));
  return `${groups.join(":")}::/48`;
}

/** An address without the port that some gateways add to it: 203.0.113.7:4711, [2001:db8::1]:4711. */
const withoutPort = (text: string): string =>
  /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;

/** Returns the network of a request, for counting. */
export type ReadNetwork = (c: AppContext) => string;

interface NetworkOptions {
  /** X-Forwarded-For comes from a proxy that the operator trusts. */
  isBehindProxy: boolean;
  /**
   * Called once if requests come through a proxy although none is trusted: all visitors are then counted
   * as one network.
   */
  onUnknownProxy: () => void;
  /**
   * Called once if the trusted proxy sends an invalid address: its visitors are then counted as one
   * network too.
   */
  onUnreadableAddress: () => void;
}

/**
 * Creates the function that reads network addresses. Behind a trusted proxy it uses the last entry of
 * X-Forwarded-For, which this proxy wrote; otherwise the connection's address and no header, since
 * anybody can send one.
 */
export function createReadNetwork({
  isBehindProxy,
  onUnknownProxy,
  onUnreadableAddress,
}: NetworkOptions): ReadNetwork {
  let hasWarned = false;
  const warn = (report: () => void): void => {
    if (!hasWarned) report();
    hasWarned = true;
  };
  return (c) => {
    const peer = networkOf(c.env?.incoming?.socket.remoteAddress ?? "") ?? unknownNetwork;
    const forwarded = c.req.header("x-forwarded-for")?.split(",").at(-1)?.trim();
    if (isBehindProxy) {
      const network = networkOf(withoutPort(forwarded ?? ""));
      if (forwarded && !network) warn(onUnreadableAddress);
      return network ?? peer;
    }
    if (forwarded) warn(onUnknownProxy);
    return peer;
  };
}
