import { expect, it } from "vitest";
import { find } from "../asked.fixture.ts";

const florist = (contentNotes: string) => ({
  niche: "florist",
  pages: ["Home", "Contact"],
  description: "We bind bouquets in Leith.",
  contentNotes,
});

it.each([
  "The lease of the old shop runs until May so please don't put it online before then.",
  "Do not publish anything until the new name is registered.",
  "It must not go live before the 1st of March.",
  "The site should not be public till we have told the staff.",
])("C-32.990 '%s': from when the site may be online is asked before the launch", (contentNotes) => {
  expect(find(florist(contentNotes), "launch-date")).toMatchObject({ asks: "client", blocks: "launch" });
});

it.each([
  "We don't open up until 10 on Saturdays.",
  "We don't turn up before noon.",
  "The site should be live before Easter.",
  "Orders are not taken online before Mother's Day.",
])("C-32.991 '%s' says nothing of when the site may be online", (contentNotes) => {
  expect(find(florist(contentNotes), "launch-date")).toBeUndefined();
});
