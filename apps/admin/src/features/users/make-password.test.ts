import fc from "fast-check";
import { expect, it } from "vitest";
import { makePassword, secretIndex } from "./make-password.ts";

it("D-02.8 a generated password has 12 characters, among them a capital, a small letter, a digit and one of !@#$%^&*, wherever they fall", () => {
  fc.assert(
    fc.property(
      fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })),
      (numbers) => {
        const random = (below: number) => Math.floor((numbers.next().value ?? 0) * below);
        const password = makePassword(random);
        expect(password).toMatch(/^[A-Za-z0-9!@#$%^&*]{12}$/);
        for (const kind of [/[A-Z]/, /[a-z]/, /[0-9]/, /[!@#$%^&*]/]) expect(password).toMatch(kind);
      },
    ),
  );
  const firsts = new Set(Array.from({ length: 200 }, () => makePassword(secretIndex).charAt(0)));
  expect(firsts.size).toBeGreaterThan(26);
});

it("D-02.303 no character of a generated password is read for another one: it has no l, I, 1, O or 0", () => {
  const drawn = Array.from({ length: 500 }, () => makePassword(secretIndex)).join("");
  expect(drawn).not.toMatch(/[lI1O0]/);
});
