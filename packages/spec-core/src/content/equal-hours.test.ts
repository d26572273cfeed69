import { expect, it } from "vitest";
import { withoutEqualHours } from "./equal-hours.ts";

it.each([
  [["24 hours", "24-hour"], ["24 hours"]],
  [["Mon-Fri 9am-5pm", "Monday to Friday, 9:00-17:00"], ["Mon-Fri 9am-5pm"]],
  [
    ["Mon-Fri 9am-5pm", "Sat 10am-2pm"],
    ["Mon-Fri 9am-5pm", "Sat 10am-2pm"],
  ],
  // Closed days are a part of the hours that the comparison does not see.
  [
    ["Mon-Fri 9am-5pm", "Mon-Fri 9am-5pm, closed Sunday"],
    ["Mon-Fri 9am-5pm", "Mon-Fri 9am-5pm, closed Sunday"],
  ],
  // Hours that cannot be read are never equal.
  [
    ["By appointment", "by appointment"],
    ["By appointment", "by appointment"],
  ],
])("of the opening hours %j, %j are stated", (texts, stated) => {
  const facts = texts.map((text) => ({ kind: "hours" as const, text }));
  expect(withoutEqualHours(facts).map(({ text }) => text)).toEqual(stated);
});
