import { expect, it } from "vitest";
import { questionsMail } from "./questions-mail.ts";

const asked = (question: string, about = "", quotes: string[] = [], isOptional = false) => ({
  question,
  about,
  quotes,
  isOptional,
});

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

it("what the launch waits for comes first, and optional questions say what happens without an answer", () => {
  const { message } = questionsMail("Corner Loaf", [
    asked("Which number is right?"),
    asked("What do people ask?", "", [], true),
    asked("Do you have parking?", "", [], true),
  ]);
  expect(message).toBe(
    [
      "We have one question about your website that we need answered before it goes online, and 2 more that would make it better. Please answer them by replying to this email.",
      "",
      "1. Which number is right?",
      "",
      "If you have a moment more (what you leave out, the website leaves out too):",
      "",
      "2. What do people ask?",
      "",
      "3. Do you have parking?",
    ].join("\n"),
  );
  const alone = questionsMail("Corner Loaf", [asked("Do you have parking?", "", [], true)]);
  expect(alone.message).toMatch(
    /^We have one question that would make your website better\. .*\n\n1\. Do you have parking\?$/,
  );
});
