import { expect, test } from "vitest";
import { staffNotice } from "./index.ts";

test("S-17.1 staff read what was found, in both parts, and what a client named starts no header and no link", async () => {
  const { subject, html, text } = await staffNotice({
    subject: "Stored files\r\nBcc: y@z.example",
    lines: ["120 files have no row.", "The first is media/x/<b>https://evil.example</b>"],
    appUrl: "https://studio.example",
  });
  expect(subject).not.toMatch(/[\r\n]/);
  for (const part of [html, text]) expect(part).toContain("120 files have no row.");
  expect(html).not.toContain("<b>https");
  expect(html).not.toContain('href="https://evil.example');
});
