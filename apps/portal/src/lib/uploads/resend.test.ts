import type { UploadedFile } from "@sitewright/spec-core/onboarding";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createStore } from "zustand";
import { retryDelayMs } from "../saving/save-timer.ts";
import { startResending } from "./resend.ts";
import type { UploadItem, UploadQueueState } from "./upload-queue.ts";

const waiting = (id: string): UploadedFile => ({
  id,
  name: `${id}.jpg`,
  type: "media",
  size: 1,
  url: "",
  storagePath: "",
  isTemporary: true,
});
const sending = (id: string): UploadItem => ({
  id,
  name: id,
  category: "media",
  project: null,
  percent: 0,
  phase: "sending",
  previewUrl: "",
});

function begin(ids: readonly string[], isSignedOut = () => false) {
  const store = createStore<UploadQueueState>()(() => ({ items: [], faults: {}, offline: [], rejected: [] }));
  const sent: string[] = [];
  const retry = async ({ id }: UploadedFile) => void sent.push(id);
  const delayMs = (failures: number) => retryDelayMs(failures, () => 1);
  const resending = startResending({ store, pending: () => ids.map(waiting), retry, delayMs, isSignedOut });
  const lose = (...lost: string[]) => store.setState({ offline: lost, items: [] });
  return { store, sent, resending, lose };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("P-41.9 what an earlier visit left is sent at once", () => {
  expect(begin(["a", "b"]).sent).toEqual(["a", "b"]);
});

it("P-41.9 uploads that failed for lack of a connection are sent when it is back, each once, and none that is running or was refused", () => {
  const { store, sent, resending, lose } = begin(["a", "b", "refused"]);
  sent.length = 0;
  lose("a", "b");
  store.setState({ items: [sending("b")], faults: { a: "", b: "", refused: "" } });
  resending.now();
  expect(sent).toEqual(["a"]);
});

it("P-41.9 without an online event it is retried with growing delays, until it is stored", () => {
  const { sent, lose } = begin(["a"]);
  const gaps: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    sent.length = 0;
    lose("a");
    const before = Date.now();
    vi.advanceTimersToNextTimer();
    gaps.push(Date.now() - before);
    expect(sent).toEqual(["a"]);
  }
  expect(gaps).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000]);
  lose();
  expect(vi.getTimerCount()).toBe(0);
});

it("P-41.300 what another tab was uploading when the first try was made is sent once the page is visible", () => {
  const { sent, resending } = begin(["a"]);
  sent.length = 0;
  resending.now();
  expect(sent).toEqual(["a"]);
});

it("P-41.301 a retry that another tab makes instead is not the last one", () => {
  const { sent, lose } = begin(["a"]);
  sent.length = 0;
  lose("a");
  for (let tries = 0; tries < 3; tries += 1) vi.advanceTimersToNextTimer();
  expect(sent).toEqual(["a", "a", "a"]);
});

it("P-17.32 a file that was refused because the session had ended is not sent again before the next sign-in, and then at once", () => {
  let isSignedOut = true;
  const { sent, resending, lose } = begin(["a"], () => isSignedOut);
  sent.length = 0;
  lose("a");
  expect([vi.getTimerCount(), sent]).toEqual([0, []]);
  isSignedOut = false;
  resending.now();
  expect(sent).toEqual(["a"]);
});

it("P-41.9 nothing is sent after the sign-out", () => {
  const { sent, resending, lose } = begin(["a"]);
  sent.length = 0;
  lose("a");
  resending.end();
  lose("a");
  vi.runAllTimers();
  expect(sent).toEqual([]);
});
