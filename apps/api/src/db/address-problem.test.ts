import { join } from "node:path";
import { expect, test } from "vitest";
import { addressProblem } from "./address-problem.ts";

test("an address that the driver can read has no problem, with and without TLS", () => {
  const authority = encodeURIComponent(import.meta.filename);
  for (const rest of [
    "agency:s3%25fa@db.example:5432/app",
    "agency@/app?host=/run/postgresql",
    `agency@db.example/app?sslmode=verify-full&sslrootcert=${authority}`,
  ])
    expect(addressProblem(`postgresql://${rest}`), rest).toBeUndefined();
});

test("a bare % and a certificate that is not there are named, without the password", () => {
  expect(addressProblem("postgresql://agency:s3%fa@db.example/app")).toMatch(/^has a % .* as %25$/);
  const absent = join(import.meta.dirname, "absent.pem");
  const url = `postgresql://agency:secret@db.example/app?sslmode=verify-full&sslrootcert=${absent}`;
  expect(addressProblem(url)).toBe(
    `names the file ${absent}, which is not there or cannot be read by the account that runs this`,
  );
});
