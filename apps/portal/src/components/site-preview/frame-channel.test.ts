import { afterEach, expect, test, vi } from "vitest";
import { type FrameChannel, openChannel } from "./frame-channel.ts";

let channel: FrameChannel | null = null;

afterEach(() => channel?.close());

function start() {
  const frame = document.createElement("iframe");
  const inside = new EventTarget();
  Object.defineProperty(frame, "contentWindow", { value: inside });
  const heard = vi.fn();
  channel = openChannel(frame, heard);
  const say = (data: unknown, from: { source?: unknown; origin?: string } = {}) => {
    const event = new MessageEvent("message", { data, origin: from.origin ?? "null" });
    Object.defineProperty(event, "source", { value: "source" in from ? from.source : inside });
    window.dispatchEvent(event);
  };
  return { heard, say };
}

const choose = { kind: "choose", place: "themeColors.h1" };

test("P-30.80 a message of the frame in the agreed form is handled", () => {
  const { heard, say } = start();
  say(choose);
  expect(heard).toHaveBeenCalledExactlyOnceWith(choose);
});

test.each([
  ["another window", choose, { source: window }],
  ["no window", choose, { source: null }],
  ["a document with an origin", choose, { origin: "https://evil.example" }],
  ["the frame, in another form", { kind: "navigate", to: "https://evil.example" }, {}],
  ["the frame, with more than agreed", { ...choose, html: "<b>" }, {}],
  ["the frame, at too great length", { kind: "choose", place: "a".repeat(101) }, {}],
  ["the frame, as text", "choose", {}],
])("P-30.81 what %s says is no message", (_, data, from) => {
  const { heard, say } = start();
  say(data, from);
  expect(heard).not.toHaveBeenCalled();
});
