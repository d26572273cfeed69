import { expect, test } from "vitest";
import { writtenOut } from "./chat-words.ts";
import { createSpelling } from "./spelling.ts";

test.each([
  ["dunno wat to put", "dont know wat to put"],
  ["y'all open rn", "you all open right now"],
  ["site 4 hairdressers", "site for hairdressers"],
  ["wanna talk 2 someone", "want to talk to someone"],
  ["just 2 pages", "just 2 pages"],
  ["it took 4 weeks", "it took 4 weeks"],
  ["step 4 is broken", "step 4 is broken"],
  ["from £2 to 4.50", "from £2 to 4.50"],
])("M-13.56 short forms of chats are written out, and numbers stay: '%s'", (typed, meant) => {
  expect(writtenOut(typed)).toBe(meant);
});

test("M-13.57 a missing space is seen where both words are common and one of them is silent", () => {
  const texts = Array.from({ length: 5 }, () => "how much for my website, take the car");
  const spell = createSpelling(texts, []);
  expect(spell("howmuch for mywebsite").text).toBe("how much for my website");
  expect(spell("a carpark").text).toBe("a carpark");
});
