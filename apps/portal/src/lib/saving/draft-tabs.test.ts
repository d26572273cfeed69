import type { Draft } from "@sitewright/contracts";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { device, storedName, type TabStorage } from "../../test/draft-device.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Two tabs of one browser, each open with the same draft. */
async function twoTabs(server: Map<string, Draft>) {
  const storage: TabStorage = { base: null };
  const [first, second] = [device(server, null, storage), device(server, null, storage)];
  await first.sync.open(null);
  await second.sync.open(null);
  return [first, second] as const;
}

it("a save of another tab whose response was lost is recognized: nobody is asked about their own answers", async () => {
  const server = new Map<string, Draft>();
  const [first, second] = await twoTabs(server);
  first.loseAnswers();
  first.type("Bake");
  second.sync.applyOtherTabsChange(() => second.type("Bake"));
  await first.sync.flush();
  second.type("Bakehouse");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(second.questions).toEqual([]);
  expect(storedName(server)).toBe("Bakehouse");
});

it("a save does not overwrite the newer base that another tab has stored meanwhile", async () => {
  const server = new Map<string, Draft>();
  const [first, second] = await twoTabs(server);
  first.type("Bake");
  second.sync.applyOtherTabsChange(() => second.type("Bake"));
  await first.sync.flush();
  second.type("Bakehouse");
  await second.sync.flush();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(second.questions).toEqual([]);
  expect(storedName(server)).toBe("Bakehouse");
});

it("another tab's save beside a submission is recognized: nobody is asked about their own answers", async () => {
  const server = new Map<string, Draft>();
  const [first, second] = await twoTabs(server);
  first.type("Bake");
  await first.sync.flush();
  const sent = first.store.getState().onboarding;
  second.type("Bakehouse");
  await second.sync.flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(storedName(server)).toBe("Bakehouse");
  second.type("Bakehouse & Co");
  first.sync.applyOtherTabsChange(() => first.type("Bakehouse & Co"));
  await first.sync.deleteDraft(sent);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([first.questions, second.questions]).toEqual([[], []]);
  expect(storedName(server)).toBe("Bakehouse & Co");
});
