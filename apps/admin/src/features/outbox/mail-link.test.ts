import { expect, it } from "vitest";
import { linkOf } from "./mail-link.ts";

it.each([
  [
    "Hello,\n\nAccept the invitation:\nhttps://agency.example/admin/invitation#se-cret_1\n\nThe link works once.",
    "https://agency.example/admin/invitation#se-cret_1",
  ],
  ["See https://agency.example for more.", undefined],
  ["No link.", undefined],
])("D-11.321 the link of a mail is the one that has a line to itself: %j", (text, link) => {
  expect(linkOf(text)).toBe(link);
});
