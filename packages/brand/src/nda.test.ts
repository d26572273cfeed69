import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { ndaText, ndaVersion } from "./nda.ts";

const sha256 = (text: string) => createHash("sha256").update(text, "utf8").digest("hex");

test("P-19.9 a version names one exact wording: a changed word needs a new version, and its hash here", () => {
  expect({ [ndaVersion]: sha256(ndaText("Example Agency")) }).toEqual({
    "2026-11-20": "47cafb886023f6677804806abc903f88e56525c314889aee22531c7fe418b670",
  });
});

test("P-19.5 the agreement runs for two years, confidentiality survives by three, California law governs", () => {
  const text = ndaText("Example Agency");
  expect(text).toContain("runs for two (2) years from the Effective Date");
  expect(text).toContain("survive its end for three (3) years");
  expect(text).toContain("The laws of the State of California govern this Agreement");
  expect(text).toContain("between Example Agency (the");
  expect(text).toContain(`Version ${ndaVersion}`);
  expect(text).not.toMatch(/[{}]/);
});
