import { expect, it } from "vitest";
import { questionsMail } from "./questions-mail.ts";

const asked = (question: string, about = "", quotes: string[] = []) => ({ question, about, quotes });

it("questions are numbered, each with what it is about and what the client wrote", () => {
  const { subject, message } = questionsMail("Corner Loaf", [
    asked("Is this number right?", "", ["Call 020 7946 0127."]),
    asked("What stands on this page?", "Wholesale"),
  ]);
  expect(subject).toBe("Questions about your website: Corner Loaf");
  expect(message).toBe(
    [
      "We have 2 questions about your website. Please answer them by replying to this email.",
      "",
      "1. Is this number right?",
      "You wrote: “Call 020 7946 0127.”",
      "",
      "2. What stands on this page? (Wholesale)",
    ].join("\n"),
  );
});

it("where the client's words would make the mail too long, the questions are sent without them", () => {
  const { message } = questionsMail("Corner Loaf", [asked("Is this right?", "", ["x".repeat(10_000)])]);
  expect(message).toMatch(/^We have one question .* answer it .*\n\n1\. Is this right\?$/);
});

it("a long name leaves a subject that the service takes", () => {
  expect(questionsMail("x".repeat(300), []).subject).toHaveLength(150);
  // 🥖 is two UTF-16 units: in one of the two names the limit is between them.
  for (const name of ["🥖".repeat(100), `x${"🥖".repeat(100)}`]) {
    const { subject } = questionsMail(name, []);
    // It refuses half a character.
    expect(() => encodeURIComponent(subject)).not.toThrow();
    expect(subject.length).toBeGreaterThanOrEqual(149);
  }
});

it("what a question asks besides stands on lines of its own, behind what it is about", () => {
  const question =
    "Which domain do you want, for example a.example? In whose name is it? That decides who pays.";
  const { message } = questionsMail("Corner Loaf", [asked(question, "Domain")]);
  expect(message).toMatch(
    /1\. Which domain do you want, for example a\.example\? \(Domain\)\n- In whose name is it\? That decides who pays\.$/,
  );
});
