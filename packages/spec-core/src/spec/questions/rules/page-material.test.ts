import { expect, it } from "vitest";
import { type Answers, find } from "../asked.fixture.ts";

const farm = (contentNotes: string, more: Answers = {}): Answers => ({
  niche: "goat farm with visits",
  pages: ["Home"],
  goals: ["Book Appointments"],
  description: "We keep goats.",
  contentNotes,
  ...more,
});

it("C-32.1328 a logo as PDF is no download for visitors", () => {
  expect(find(farm("I have a logo (PDF) and head shots."), "downloads")).toBeUndefined();
  expect(find(farm("Parents should download the price list as a PDF."), "downloads")).toBeDefined();
});

it("C-32.1364 who plans a blog is asked for texts that exist, their rights and who checks them", () => {
  const question = find(farm("", { pages: ["Home", "Blog"] }), "blog")?.question;
  expect(question).toMatch(/checks them.*Which texts are there already.*rights/);
});
