import ipaddr from "ipaddr.js";
import type { AppContext } from "./app-env.ts";

/** Used for requests made in memory, which have no address. */
const unknownNetwork = "nowhere";

/**
 * The part of an address that identifies one site: the whole of an IPv4 address, also where it is mapped into
 * IPv6, and the first 48 bits of an IPv6 address. A site may get as much as that (RFC 6177), and tunnel brokers
 * give it away: counted by its 65,536 subnets, one person would have as many times each limit.
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
   * Called once if requests come through a proxy although none is trusted: all visitors then count as one.
   */
  onUnknownProxy: () => void;
  /** Called once if the trusted proxy names an invalid address: its visitors then count as one too. */
  onUnreadableAddress: () => void;
}

/**
 * Creates the reader of network addresses. Behind a trusted proxy it uses the last entry of X-Forwarded-For,
 * which this proxy wrote; else the connection's address and no header, since anybody can send one.
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
