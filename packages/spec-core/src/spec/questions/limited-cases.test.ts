import { expect, it } from "vitest";
import { type Answers, find, questionOf } from "./asked.fixture.ts";

const plumber: Answers = {
  niche: "plumber",
  pages: ["Home", "Contact"],
  contact: { country: "GB", phone: "01904 960 554", email: "a@pipes.example" },
};

it.each([
  ["For burst pipes they must ring and not fill in a form.", false],
  ["If it is urgent please ring, no form.", false],
  ["No contact form please, they ring.", true],
])("C-32.1005 '%s' refuses the form: %s", (contentNotes, isRefused) => {
  expect(find({ ...plumber, contentNotes }, "form-declined") !== undefined).toBe(isRefused);
});

it("C-32.1065 a way for one case alone leaves the form out of doubt", () => {
  const ways = (contentNotes: string) => questionOf({ ...plumber, contentNotes }, "form-recipient");
  expect(ways("Best to ring.")).toMatch(/^You say how people should contact you/);
  expect(ways("For same-day repairs it is best to ring.")).toBe("");
});
