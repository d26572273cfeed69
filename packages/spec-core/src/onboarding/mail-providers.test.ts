import { expect, it } from "vitest";
import { ownMailDomain } from "./mail-providers.ts";

it.each([
  ["post@lindahl-kilns.example", "lindahl-kilns.example"],
  ["Ann@Studio.Ann-Lee.example", "studio.ann-lee.example"],
  ["ann.lee@gmail.com", null],
  ["ann@yahoo.co.uk", null],
  ["ann@T-Online.de", null],
  ["ann@localhost", null],
  ["ann", null],
  ["", null],
])("the domain of '%s' that is the business's own: %s", (email, domain) => {
  expect(ownMailDomain(email)).toBe(domain);
});
