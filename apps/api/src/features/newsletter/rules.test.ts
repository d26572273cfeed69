import { expect, test } from "vitest";
import { mailboxOf } from "./rules.ts";

test.each([
  ["Reader+news@X.example", "reader@x.example"],
  ["re.ader@x.example", "re.ader@x.example"],
  ["First.Last+a+b@googlemail.com", "firstlast@gmail.com"],
  ["+tag@x.example", "+tag@x.example"],
])("S44 the mailbox of %s is counted as %s", (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
