import { expect, test } from "vitest";
import { frameSize } from "./devices.ts";

test("P-30.82 a wide screen is drawn smaller to fit, at its own width", () => {
  expect(frameSize("desktop", { width: 640, height: 450 })).toEqual({ width: 1280, height: 900, scale: 0.5 });
  expect(frameSize("tablet", { width: 384, height: 450 })).toEqual({ width: 768, height: 900, scale: 0.5 });
});

test("P-30.83 where there is room nothing is enlarged, and a desktop takes it all", () => {
  expect(frameSize("desktop", { width: 1500, height: 800 })).toEqual({ width: 1500, height: 800, scale: 1 });
  expect(frameSize("phone", { width: 1500, height: 800 })).toEqual({ width: 390, height: 800, scale: 1 });
});

test("P-30.84 on a real phone the site is as wide as that phone", () =>
  expect(frameSize("phone", { width: 360, height: 700 })).toEqual({ width: 360, height: 700, scale: 1 }));

test("P-30.85 a box that is narrower than any phone shows a phone's page drawn smaller, not a page for no phone", () =>
  expect(frameSize("phone", { width: 270, height: 600 })).toEqual({ width: 360, height: 800, scale: 0.75 }));
