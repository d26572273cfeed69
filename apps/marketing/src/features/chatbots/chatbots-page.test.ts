import { ownersSentences, sampleQuestions } from "@sitewright/brand/chatbots";
import { expect, test } from "vitest";
import { page, texts } from "../../open-page.fixture.ts";

const chatbots = await page("/ai-chatbots");
const said = chatbots.querySelector("main")?.textContent ?? "";

test("M-10.23 the chatbots cost £199 for setup, and from £24 a month", () => {
  expect(said).toContain("£199 setup");
  expect(said).toContain("from £24 a month");
});

test("M-10.24 their page has features, integrations, three steps, uses, and leads to the contact page", () => {
  expect(texts(chatbots.querySelectorAll("section:has(#chatbot-steps) li > b"))).toEqual(["1", "2", "3"]);
  expect(chatbots.querySelectorAll("section:has(#chatbot-features) li").length).toBeGreaterThanOrEqual(4);
  expect(chatbots.querySelectorAll("section[aria-label='Where it works'] dt").length).toBeGreaterThanOrEqual(
    4,
  );
  expect(chatbots.querySelector('main a[href="/contact"]')).not.toBeNull();
});

test("M-10.25 the sample answers without a script, and only from the sentences that it was given", () => {
  expect(chatbots.querySelectorAll('input[name="sample-question"]')).toHaveLength(sampleQuestions.length);
  for (const { answer } of sampleQuestions)
    for (const { text, letter } of answer) {
      if (letter === undefined) continue;
      const source = ownersSentences.find((sentence) => sentence.letter === letter)?.text ?? "";
      expect(source.toLowerCase()).toContain(text.toLowerCase());
    }
});
