import { expect, test } from "vitest";
import { contactNotice } from "./index.ts";

const words = {
  name: "Maya Okafor",
  email: "maya@client.example",
  message: "When will it be ready?\n\nWe open in May.",
  topic: "Timeline",
  company: "",
  appUrl: "https://studio.example",
};

test("A-06.20 the agency reads who wrote, how to answer, what about and every line", async () => {
  const { subject, html, text } = await contactNotice(words);
  expect(subject).toBe("Message from Maya Okafor");
  for (const part of [html, text])
    for (const said of ["maya@client.example", "Timeline", "When will it be ready?", "We open in May."])
      expect(part).toContain(said);
  expect(text).not.toContain("Company");
  expect(text).toContain("promised an answer within 24 hours on days we are open.");
});

test("S57 a hostile message starts no header, no markup and no link", async () => {
  const hostile = "x\r\nBcc: y@z.example <img src=x onerror=alert(1)> https://evil.example";
  const { subject, html } = await contactNotice({
    ...words,
    name: hostile,
    message: hostile,
    company: hostile,
  });
  expect(subject).not.toMatch(/[\r\n]/);
  expect(html).not.toContain("<img");
  expect(html).not.toContain("https://evil.example");
});
