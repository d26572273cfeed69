import fc from "fast-check";
import { expect, test } from "vitest";
import type { AppContext } from "./app-env.ts";
import { createReadNetwork, networkOf } from "./network-address.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::FFFF:cb00:7107", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
  ["2001:DB8:1:2::9", "2001:db8:1::/48"],
  ["2001:db8::1", "2001:db8:0::/48"],
  ["::1", "0:0:0::/48"],
  ["fe80::1%eth0", "fe80:0:0::/48"],
])("S7 %s counts as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each(["", "unknown", "203.0.113", "203.0.113.7:4711", "a.example", "[::1]", "_hidden"])(
  "S7 %j is no network address",
  (text) => {
    expect(networkOf(text)).toBeUndefined();
  },
);

test("S7 whatever the last 80 bits of an IPv6 address are, they make no other network", () => {
  const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
  const site = fc.tuple(group, group, group).map((groups) => groups.join(":"));
  const rest = fc.tuple(group, group, group, group, group).map((groups) => groups.join(":"));
  fc.assert(
    fc.property(site, rest, rest, (prefix, one, other) => {
      fc.pre(prefix !== "0:0:0");
      expect(networkOf(`${prefix}:${one}`)).toBe(networkOf(`${prefix}:${other}`));
      expect(networkOf(`${prefix}:${one}`)).toBeDefined();
    }),
  );
});

test.each([
  ["203.0.113.7:4711", "203.0.113.7", 0],
  ["198.51.100.9, 203.0.113.7:4711", "203.0.113.7", 0],
  ["[2001:db8:1:2::9]:4711", "2001:db8:1::/48", 0],
  ["[2001:db8:1:2::9]", "2001:db8:1::/48", 0],
  ["2001:db8:1:2::9", "2001:db8:1::/48", 0],
  ["unknown", "192.0.2.1", 1],
  ["203.0.113.7:http", "192.0.2.1", 1],
])(
  "S-06.10 behind a trusted proxy that forwards %s a visitor counts as %s",
  (forwarded, network, warnings) => {
    const warned: string[] = [];
    const read = createReadNetwork({
      isBehindProxy: true,
      onUnknownProxy: () => warned.push("unknown proxy"),
      onUnreadableAddress: () => warned.push("unreadable address"),
    });
    const request = {
      env: { incoming: { socket: { remoteAddress: "192.0.2.1" } } },
      req: { header: () => forwarded },
    } as unknown as AppContext;
    expect([read(request), read(request)]).toEqual([network, network]);
    expect(warned).toEqual(Array.from({ length: warnings }, () => "unreadable address"));
  },
);
