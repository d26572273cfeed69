import { articles } from "@sitewright/articles/articles";
import { knowledgeBase } from "@sitewright/assistant/knowledge";
import { brand } from "@sitewright/brand";
import { chatPageOf, chatPages } from "@sitewright/contracts/chat-pages";
import { expect, test } from "vitest";
import { quickActionsFor } from "./quick-actions.ts";

const labelsAt = (path: string) => quickActionsFor(chatPageOf(path)).map(({ label }) => label);

// As the source lists them.
test.each([
  ["/", ["Start Free", "Get Pricing", "Book Consultation"]],
  ["/about", ["Our Process", "Team Experience", "Start Free"]],
  ["/pricing", ["Compare Plans", "Custom Quote", "Start Free"]],
  ["/contact", ["Schedule Call", "Send Message", "Start Free"]],
  ["/news/bread", ["Latest Articles", "Search Topics", "Start Free"]],
  ["/app/projects", ["Continue Onboarding", "View Features", "Get Help"]],
  ["/help-center", ["Common Questions", "Contact Support", "Start Free"]],
  ["/profile/ann", ["Start Free", "Get Pricing", "Book Consultation"]],
  ["/privacy", ["Start Free", "Get Pricing", "Book Consultation"]],
])("M-12.12 the quick actions at %s are the page's own, or home's", (path, labels) => {
  expect(labelsAt(path)).toEqual(labels);
});

test("M-12.13 a quick action that asks finds an entry that answers", () => {
  const answering = knowledgeBase(brand, articles).filter(({ declines }) => !declines);
  const asked = chatPages.flatMap((page) =>
    quickActionsFor(page).flatMap((action) => (action.kind === "ask" ? action.entryId : [])),
  );
  expect(answering.map(({ id }) => id)).toEqual(expect.arrayContaining(asked));
});
