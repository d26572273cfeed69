import { expect, test } from "vitest";
import { staffMessage } from "./index.ts";

test("D-11.6 a mail of the staff says every line of theirs, and below them what it answers; S57 no header, markup or quoted link", async () => {
  const { subject, html, text } = await staffMessage({
    userName: "Mia",
    subject: "Your photographs\r\nBcc: x@y.example",
    message: "They are <b>here</b>.\n\nWhen do you open?",
    answered: "See https://evil.example",
    appUrl: "https://studio.example",
  });
  expect(subject).toBe("Your photographs Bcc: x@y.example");
  for (const part of ["Hello Mia,", "They are <b>here</b>.", "When do you open?", "You wrote:"])
    expect(text).toContain(part);
  expect(text).not.toContain("https://evil.example");
  expect(html).not.toContain("<b>here</b>");
});
