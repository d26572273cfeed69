import { useBackCloses } from "@sitewright/app-kit/overlays";
import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startOverlayHistory } from "./overlay-history.ts";

let end = (): void => {};
beforeEach(() => {
  history.pushState({ usr: "elsewhere" }, "", "/app");
  history.pushState({ idx: 3 }, "", "/app/settings");
  end = startOverlayHistory();
});
afterEach(() => end());

async function press(by: number): Promise<void> {
  const gone = new Promise((done) => window.addEventListener("popstate", done, { once: true }));
  history.go(by);
  await gone;
}

const coveredEntry = { idx: 3, isCovered: true };
const uncoveredEntry = { idx: 3 };
const entryIs = (state: object) => vi.waitFor(() => expect(history.state).toEqual(state));

it("Back closes the open overlay and stays on the page; the next one leaves it", async () => {
  const close = vi.fn(() => overlay.unmount());
  const overlay = renderHook(() => useBackCloses(true, close));
  await entryIs(coveredEntry);
  await press(-1);
  expect(close).toHaveBeenCalledOnce();
  expect(history.state).toEqual(uncoveredEntry);
  await press(-1);
  expect(history.state).toEqual({ usr: "elsewhere" });
});

it("an overlay that is closed in another way leaves no entry behind", async () => {
  const overlay = renderHook(() => useBackCloses(true, () => true));
  await entryIs(coveredEntry);
  overlay.unmount();
  await entryIs(uncoveredEntry);
  await press(-1);
  expect(location.pathname).toBe("/app");
});

it("an overlay that stays open, as while it is busy, keeps its entry", async () => {
  const close = vi.fn(() => false);
  const overlay = renderHook(() => useBackCloses(true, close));
  await entryIs(coveredEntry);
  await press(-1);
  await entryIs(coveredEntry);
  await press(-1);
  expect(close).toHaveBeenCalledTimes(2);
  overlay.unmount();
  await entryIs(uncoveredEntry);
});

it("Forward after that opens nothing and returns to the page's own entry", async () => {
  const close = vi.fn(() => overlay.unmount());
  const overlay = renderHook(() => useBackCloses(true, close));
  await entryIs(coveredEntry);
  await press(-1);
  await press(1);
  await entryIs(uncoveredEntry);
});
