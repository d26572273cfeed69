import { describe, expect, test } from "vitest";
import { readAddress } from "./addresses.ts";

const at = { file: "about/index.html", origin: "https://harbour.example" };

const heads = ["", "http:", "https:", "HtTpS:", " https:", "ht\ntps:"];
const slashes = ["", "/", "//", "///", "\\", "\\\\", "/\\", "\\/", "/\t/"];
const hosts = ["evil.example", "harbour.example@evil.example", "evil.example\\@harbour.example"];

describe("S70 an address that a browser may take to another host is outside, however it is spelt", () => {
  const spellings = heads.flatMap((head) =>
    slashes.flatMap((slash) => hosts.map((host) => `${head}${slash}${host}/p.gif`)),
  );
  // The platform itself, on a site with and without TLS.
  const leaves = (address: string): boolean =>
    ["https://harbour.example/about/", "http://harbour.example/about/"].some(
      (page) => new URL(address, page).hostname !== "harbour.example",
    );

  test.each(spellings.filter(leaves))("%j", (address) => {
    expect(readAddress(address, at).kind).toBe("outside");
  });
});

test.each([
  ["/contact", "contact"],
  ["team.html", "about/team.html"],
  ["https://www.harbour.example/shop/", "shop/"],
  ["//harbour.example/shop/", "shop/"],
])("an address of the site itself is inside: %s", (address, path) => {
  expect(readAddress(address, at)).toMatchObject({ kind: "inside", path });
});
