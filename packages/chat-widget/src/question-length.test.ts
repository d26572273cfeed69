import { articles } from "@sitewright/articles/articles";
import { createAssistant } from "@sitewright/assistant";
import { knowledgeBase } from "@sitewright/assistant/knowledge";
import { brand } from "@sitewright/brand";
import { chatQuestionMax } from "@sitewright/contracts/chat";
import { expect, test } from "vitest";

test("M-13.301 the assistant reads a question to the last character that the chat takes", () => {
  const assistant = createAssistant(knowledgeBase(brand, articles));
  const question = "How much does the AI-Powered Pro plan cost?";
  const story = "My nephew grows pears behind the old mill. ".repeat(chatQuestionMax / 40);
  const typed = `${story.slice(0, chatQuestionMax - question.length - 2)}. ${question}`;
  expect(typed).toHaveLength(chatQuestionMax);
  expect(assistant.match(typed)).toMatchObject({ kind: "matched", entry: { id: "plan-pro" } });
});
