import { expect, test } from "vitest";
import { withoutDenied } from "./denied.ts";

test("M-13.53 what a question says not to mean is left out of it, and other negations stay", () => {
  expect(withoutDenied("not a chatbot, just a plain website")).toBe("plain website");
  expect(withoutDenied("I don't want a bot, I want a person")).toBe("I want a person");
  expect(withoutDenied("the yearly price, not the monthly one")).toBe("the yearly price");
  expect(withoutDenied("no logo yet, is that a problem")).toBe("no logo yet, is that a problem");
  expect(withoutDenied("why is my site not on google")).toBe("why is my site not on google");
  for (const text of [
    "why is my preview not updating but my answers are saved",
    "the price i was charged is not the price on your page",
    "i can not see the invoice but the mail is there",
  ])
    expect(withoutDenied(text)).toBe(text);
});
