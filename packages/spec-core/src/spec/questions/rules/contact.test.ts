import { expect, it } from "vitest";
import { questionOf } from "../asked.fixture.ts";

it("C-32.1354 who puts no telephone is not asked for a number", () => {
  const school = (onlyForUs: string) => ({
    niche: "language school",
    pages: ["Home" as const, "Contact" as const],
    onlyForUs,
    contact: { country: "ES", email: "hola@escuela.example" },
  });
  expect(questionOf(school("Telephone we do not put."), "contact-details")).not.toContain("phone number");
  expect(questionOf(school(""), "contact-details")).toContain("phone number");
});
