import { afterEach, expect, test, vi } from "vitest";
import { createPins } from "./pins.ts";

afterEach(() => vi.restoreAllMocks());

const heading = { id: "formData.niche", at: ["h1"], letter: "d", label: "Go to Niche", isPinned: true };

test("the letters are placed in the next frame, once for all messages until then", () => {
  document.body.innerHTML = "<h1>Bread</h1>";
  Object.defineProperty(document, "fonts", { value: new EventTarget(), configurable: true });
  const box = new DOMRect(40, 20, 200, 30);
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(box);
  Element.prototype.checkVisibility = () => true;
  const look = vi.spyOn(Element.prototype, "checkVisibility");
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(window, "requestAnimationFrame").mockImplementation((frame) => frames.push(frame));
  const pins = createPins(document, () => {});
  pins.setPlaces([heading]);
  pins.setScale(0.5);
  pins.settle();
  expect(look).not.toHaveBeenCalled();
  expect(frames).toHaveLength(1);
  frames[0]?.(0);
  expect(look).toHaveBeenCalledOnce();
  pins.settle();
  expect(frames).toHaveLength(2);
});
