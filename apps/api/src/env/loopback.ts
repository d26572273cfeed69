import ipaddr from "ipaddr.js";

/** True for a host name or address, as in a URL or a socket, of this machine. */
export function isLoopback(host: string): boolean {
  if (host === "localhost" || host.endsWith(".localhost")) return true;
  const address = host.replace(/^\[(.*)\]$/, "$1");
  return ipaddr.isValid(address) && ipaddr.process(address).range() === "loopback";
}

/** Loopback and private addresses (RFC 1918, RFC 4193, RFC 3927, RFC 6598). */
const notRouted: ReadonlySet<string> = new Set([
  "loopback",
  "private",
  "uniqueLocal",
  "linkLocal",
  "carrierGradeNat",
]);

/** True for a host in a network that outsiders cannot read: a container's name, or a private address. */
export function isInternal(host: string): boolean {
  const address = host.replace(/^\[(.*)\]$/, "$1");
  if (!ipaddr.isValid(address))
    return isLoopback(host) || !host.includes(".") || /\.(?:internal|local)$/.test(host);
  return notRouted.has(ipaddr.process(address).range());
}
