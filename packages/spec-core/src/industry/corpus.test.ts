import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { z } from "zod";

/** SHA-256 of each frozen set's rows, so that neither a text nor a label changes to suit the tables. */
const frozen = z.array(z.object({ text: z.string(), industry: z.string() }));

function digest(name: string): string {
  const rows = frozen.parse(
    JSON.parse(readFileSync(new URL(`../../corpus/${name}.json`, import.meta.url), "utf8")),
  );
  const lines = rows.map(({ industry, text }) => `${industry}\t${text}\n`).join("");
  return createHash("sha256").update(lines).digest("hex").slice(0, 16);
}

it.each([
  ["activities-held-out", "b30ccaa604475012"],
  ["activities-tuning", "7f05cfbfd9107292"],
  ["classes-held-out", "bd9e8bafc02a7cd1"],
  ["classes-tuning", "6eb97ec9ea1587ee"],
  ["descriptions-held-out", "1ad4b731441542ab"],
  ["descriptions-tuning", "dbad6f639241edf0"],
  ["french-held-out", "90f3e2a40984d638"],
  ["french-tuning", "224a578d2eb082ae"],
  ["german-held-out", "e74dcafaea9143cb"],
  ["german-tuning", "314fa4fe1608c52a"],
  ["industry-test", "81605d35824c727e"],
  ["industry-train", "c39b65eff085c23a"],
  ["profiles-held-out", "55c1590d3e08ead4"],
  ["profiles-tuning", "bfb449ac1473cdec"],
  ["second-english", "f272d8817a010499"],
  ["second-french", "99ccdeca615896cb"],
  ["second-german", "56716792db0cdbb9"],
  ["second-spanish", "5683fdd3a66f3887"],
  ["spanish-held-out", "64fbee32d3c64cb1"],
  ["spanish-tuning", "7f1599a20d0c8cf5"],
])("C-13.12 the labelled set '%s' is what it was when it was labelled", (name, expected) => {
  expect(digest(name)).toBe(expected);
});
