import { expect, test } from "vitest";
import { toastOf } from "./use-search-action.ts";

test("D-07.10 only what a provider confirmed reads as success; a queue is no success, and a refusal says why", () => {
  const message = "Successfully submitted to the search engine's console!";
  expect(toastOf({ success: true, message }, "submit")).toEqual({ title: message });
  expect(toastOf({ success: true, message, warning: "Queued." }, "submit")).toEqual({
    title: message,
    description: "Queued.",
  });
  expect(toastOf({ success: false, warning: "The URL will be queued." }, "submit")).toEqual({
    title: "The URL will be queued.",
  });
  expect(toastOf({ success: false, error: "IndexNow answered 403." }, "submit")).toEqual({
    tone: "error",
    title: "Failed to submit: IndexNow answered 403.",
  });
  expect(toastOf({ success: false }, "remove")).toEqual({
    tone: "error",
    title: "Failed to remove from Google",
  });
});
