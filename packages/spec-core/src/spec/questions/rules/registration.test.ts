import { expect, it } from "vitest";
import { type Answers, questionOf } from "../asked.fixture.ts";

const farm = (contentNotes: string, more: Answers = {}): Answers => ({
  niche: "goat farm with visits",
  pages: ["Home"],
  goals: ["Book Appointments"],
  description: "We keep goats.",
  contentNotes,
  ...more,
});

it("C-32.1331 a company that bears its owner's name is asked for its registered name all the same", () => {
  const answers = (legalForm: string): Answers => ({
    ...farm(""),
    businessName: "Anand Bookkeeping",
    description: "I am Priti Anand and keep books.",
    legalForm,
    contact: { country: "GB" },
  });
  expect(questionOf(answers("Private limited company"), "registration")).toContain("full registered name");
});
