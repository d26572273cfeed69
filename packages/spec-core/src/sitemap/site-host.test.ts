import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyCharacter } from "../random/any-character.fixture.ts";
import { fromAsciiLabel, toAsciiLabel } from "./punycode.ts";
import { siteHost } from "./site-host.ts";

const host = "preview.example";

test.each([
  ["Acme", "acme.com"],
  ["Golden Crust Bakery", "goldencrustbakery.com"],
  ["  ACME\tTools ", "acmetools.com"],
])("C-11.3 the website name %j gives the domain %s", (websiteName, expected) => {
  expect(siteHost({ websiteName, host })).toBe(expected);
});

test.each(["", "   ", "TBD", "tbd", " TBD ", "!!!"])(
  "C-11.4 the name %j is none: the given host is used",
  (websiteName) => {
    expect(siteHost({ websiteName, host })).toBe(host);
  },
);

test.each([
  ["www.acme.org", "www.acme.org"],
  ["https://Acme.org/shop?x=1#top", "acme.org"],
  ["//acme.org", "acme.org"],
  ["http://me@acme.co.uk:8080", "acme.co.uk"],
  ["acme.org.", "acme.org"],
  ["bücher.example", "xn--bcher-kva.example"],
])("C-11.5 the client's own domain %j wins over the name", (domainName, expected) => {
  expect(siteHost({ websiteName: "Something Else", domainName, host })).toBe(expected);
});

test.each(["", "TBD", "none yet", "acme", "127.0.0.1", "a_b.com", "acme..com", "https://"])(
  "C-11.5 %j is no domain: the name is used",
  (domainName) => {
    expect(siteHost({ websiteName: "Acme", domainName, host })).toBe("acme.com");
  },
);

test.each([
  ["acme.io", "acme.io"],
  ["Dr.Smith", "drsmith.com"],
  ["Joe's Café & Bar", "joescafebar.com"],
  ["Bücher 日本", new URL("https://bucher日本.com").hostname],
  ["-acme-", "acme.com"],
])(
  "C-11.3 a name that is a domain, or holds what a host cannot, still gives a host: %j",
  (websiteName, expected) => {
    const actual = siteHost({ websiteName, host });
    expect(new URL(`https://${actual}`).hostname).toBe(actual);
    expect(actual).toBe(expected);
  },
);

test("C-11.3 every name gives a host that a URL parser takes as it is, within the limits of RFC 1123", () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.string({ unit: "grapheme", minLength: 40, maxLength: 90 })),
      (websiteName) => {
        const actual = siteHost({ websiteName, host });
        expect(actual).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/);
        for (const label of actual.split(".")) {
          expect(label.length).toBeLessThanOrEqual(63);
          expect(label).not.toMatch(/^-|-$/);
        }
      },
    ),
    { numRuns: 500 },
  );
});

describe("C-11.7 no host is one that a URL parser refuses to decode", () => {
  // Each is refused by the URL parser of a browser, which decodes it.
  test.each([
    ["xn--a", "a.com"],
    ["xn--99999 Bakery", "99999bakery.com"],
    ["xn--xn--a", "a.com"],
    ["xn--", "xn.com"],
    ["\u0301abc", "abc.com"],
  ])("the name %j would give an address that a URL parser refuses: its plain letters do", (name, given) => {
    expect(siteHost({ websiteName: name, host })).toBe(given);
  });

  test.each(["xn--a.com", "acme.xn--zzzz", "a.xn--abc-.com", "xn--9999999999.com"])(
    "%j cannot be decoded and is no domain",
    (domainName) => {
      expect(siteHost({ websiteName: "Acme", domainName, host })).toBe("acme.com");
    },
  );

  test("a domain in Punycode is kept as it is typed", () => {
    expect(siteHost({ websiteName: "", domainName: "xn--bcher-kva.example", host })).toBe(
      "xn--bcher-kva.example",
    );
  });

  test("what is written in Punycode is read back, and only what is", () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 20 }), (text) => {
        if (!text.startsWith("xn--")) expect(fromAsciiLabel(toAsciiLabel(text) ?? "")).toBe(text);
      }),
      { numRuns: 40 },
    );
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9-]{0,12}$/), (text) => {
        const read = fromAsciiLabel(`xn--${text}`);
        if (read !== null) expect(toAsciiLabel(read)).toBe(`xn--${text}`);
      }),
    );
  });
});

test("a label that is too long in ASCII is none", () => {
  const label = "xn--bcher-kva";
  expect(toAsciiLabel("bücher", label.length)).toBe(label);
  expect(toAsciiLabel("bücher", label.length - 1)).toBeNull();
});

// RFC 3492, section 7.1: (B), (C), (D), (G), (L) and (P).
test.each([
  ["他们为什么不说中文", "ihqwcrb4cv8a8dqg056pqjye"],
  ["他們爲什麽不說中文", "ihqwctvzc91f659drss3x8bo0yb"],
  ["почемужеонинеговорятпорусски", "b1abfaaepdrnnbgefbadotcwatmq2g4l"],
  ["3年b組金八先生", "3b-ww4c5e180e575a65lsy2b"],
  ["そのスピードで", "d9juau41awczczp"],
  ["bücher", "bcher-kva"],
])("C-11.3 the label %s is written in Punycode as %s", (label, expected) => {
  expect(toAsciiLabel(label)).toBe(`xn--${expected}`);
});
