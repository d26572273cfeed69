import { describe, expect, it } from "vitest";
import { professionOf, registrationLine } from "./profession.ts";

describe("regulated professions", () => {
  it.each([
    ["Solicitor in York", "lawyer"],
    ["Dental practice on the South Mall, three dentists", "dentist"],
    ["I work as a psychotherapist in private practice in Graz.", "therapist"],
    ["A family estate agency in Jávea", "estate-agent"],
    ["I am an LPN, not a podiatrist.", "nurse"],
    ["Registered nurse for foot care", "nurse"],
  ])("C-33.6 %j is one", (text, id) => {
    expect(professionOf([text])?.id).toBe(id);
  });

  it.each([
    "Software for dentists and doctors",
    "Bike doctor on the high street",
    "We clean offices for lawyers",
    "Tree surgeon",
    "Plant nursery",
    "Tunics for registered nurses",
    "Oak tables",
    "",
  ])("C-33.6 %j is none", (text) => {
    expect(professionOf([text])).toBeNull();
  });

  it("C-33.6 the line names the country's own body, in the Union Article 5, and nothing of a country not known", () => {
    const lawyer = professionOf(["Solicitor"]);
    expect(lawyer && registrationLine(lawyer, "GB")).toContain("Solicitors Regulation Authority");
    expect(lawyer && registrationLine(lawyer, "FR")).toContain("Directive 2000/31/EC, Article 5(1)(f)");
    expect(lawyer && registrationLine(lawyer, null)).not.toMatch(/Directive|SRA|bar/);
  });
});
