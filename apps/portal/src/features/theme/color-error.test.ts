import { expect, test } from "vitest";
import { colorError, fallbackColor } from "./color-error.ts";

test("a colour of six digits has no fault, in either case", () => {
  expect(colorError("#7A2414")).toBeNull();
  expect(colorError("#7a2414")).toBeNull();
});

test.each([
  ["#7A24", "Two digits are missing. A colour has six, for example #7A2414."],
  ["#7A241", "One digit is missing. A colour has six, for example #7A2414."],
  ["#7A2414F", "One digit is too many. A colour has six, for example #7A2414."],
  ["7a2414", "Write it as #7A2414, with # in front and no spaces."],
  [" #7A2414 ", "Write it as #7A2414, with # in front and no spaces."],
  ["", "A colour is missing. Type # and six digits, for example #7A2414."],
  [
    "tomato",
    "This is not a valid colour. Type # and six digits from 0 to 9 and A to F, for example #7A2414.",
  ],
])("P-12.5 the error of '%s' has an example", (text, message) => {
  expect(colorError(text)).toBe(message);
});

test("the message names the colour used instead of an unreadable one", () => {
  expect(fallbackColor("h3")).toBe("Until then H3 uses Text.");
  expect(fallbackColor("background")).toBe("Until then the background is white.");
});
