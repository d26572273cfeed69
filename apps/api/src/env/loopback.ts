import ipaddr from "ipaddr.js";

/** Whether a host name or an address, as a URL or a socket has it, is this machine and no other. */
export function isLoopback(host: string): boolean {
  if (host === "localhost" || host.endsWith(".localhost")) return true;
  const address = host.replace(/^\[(.*)\]$/, "$1");
  return ipaddr.isValid(address) && ipaddr.process(address).range() === "loopback";
}

/** Addresses of one's own machine or network (RFC 1918, RFC 4193, RFC 3927, RFC 6598). */
const notRouted: ReadonlySet<string> = new Set([
  "loopback",
  "private",
  "uniqueLocal",
  "linkLocal",
  "carrierGradeNat",
]);

/** Whether a host is of a network that strangers do not read along in: a container's name, or an address that is not routed. */
export function isInternal(host: string): boolean {
  const address = host.replace(/^\[(.*)\]$/, "$1");
  if (!ipaddr.isValid(address))
    return isLoopback(host) || !host.includes(".") || /\.(?:internal|local)$/.test(host);
  return notRouted.has(ipaddr.process(address).range());
}
