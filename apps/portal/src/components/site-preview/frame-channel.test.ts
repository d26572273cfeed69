import { afterEach, expect, test, vi } from "vitest";
import { type FrameChannel, openChannel } from "./frame-channel.ts";

let channel: FrameChannel | null = null;

afterEach(() => channel?.close());

function start() {
  const frame = document.createElement("iframe");
  const inside = new EventTarget();
  Object.defineProperty(frame, "contentWindow", { value: inside });
  const onMessage = vi.fn();
  channel = openChannel(frame, onMessage);
  const postFromFrame = (data: unknown, from: { source?: unknown; origin?: string } = {}) => {
    const event = new MessageEvent("message", { data, origin: from.origin ?? "null" });
    Object.defineProperty(event, "source", { value: "source" in from ? from.source : inside });
    window.dispatchEvent(event);
  };
  return { onMessage, postFromFrame };
}

const choose = { kind: "choose", place: "themeColors.h1" };

test("P-30.80 a message of the frame in the agreed form is handled", () => {
  const { onMessage, postFromFrame } = start();
  postFromFrame(choose);
  expect(onMessage).toHaveBeenCalledExactlyOnceWith(choose);
});

test.each([
  ["another window", choose, { source: window }],
  ["no window", choose, { source: null }],
  ["a document with an origin", choose, { origin: "https://evil.example" }],
  ["the frame, in another form", { kind: "navigate", to: "https://evil.example" }, {}],
  ["the frame, with more than agreed", { ...choose, html: "<b>" }, {}],
  ["the frame, at too great length", { kind: "choose", place: "a".repeat(101) }, {}],
  ["the frame, as text", "choose", {}],
])("P-30.81 a message of %s is ignored", (_, data, from) => {
  const { onMessage, postFromFrame } = start();
  postFromFrame(data, from);
  expect(onMessage).not.toHaveBeenCalled();
});
