import { expect, test } from "vitest";
import { withoutDenied } from "./denied.ts";

test("M-13.53 what a question says not to mean is left out of it, and other negations stay", () => {
  expect(withoutDenied("not a chatbot, just a plain website")).toBe("plain website");
  expect(withoutDenied("I don't want a bot, I want a person")).toBe("I want a person");
  expect(withoutDenied("the yearly price, not the monthly one")).toBe("the yearly price");
  expect(withoutDenied("no logo yet, is that a problem")).toBe("no logo yet, is that a problem");
  expect(withoutDenied("why is my site not on google")).toBe("why is my site not on google");
});
