import { renderPart } from "@sitewright/app-kit/render-part";
import type { ApiClient, CallResult, GenerationEvent } from "@sitewright/contracts";
import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useGeneration } from "./use-generation.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Follows a generation that sends one text at each call. */
async function follow(onText: () => void, call = vi.fn(textOnce)) {
  const Follower = () => {
    useGeneration("g1", { onText, onDone: () => {}, onSignedOut: () => {} });
    return null;
  };
  const client = { call } as unknown as ApiClient;
  renderPart(<Follower />, { services: { client } });
  await vi.advanceTimersByTimeAsync(10_000);
  return call;
}

async function* brokenAfterText(): AsyncGenerator<CallResult<GenerationEvent>> {
  yield { ok: true, data: { kind: "replace", content: "Begin", words: 1, marks: [] } };
  yield { ok: false, failure: { kind: "offline" } };
}
const textOnce = async () => ({ ok: true, data: brokenAfterText() });

it("a broken connection is opened again until the screen is left, also where the call rejects", async () => {
  const call = vi.fn(textOnce).mockRejectedValueOnce(new Error("The code for events did not load."));
  await follow(() => {}, call);
  expect(call.mock.calls.length).toBeGreaterThan(2);
  cleanup();
  const calls = call.mock.calls.length;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(call).toHaveBeenCalledTimes(calls);
});

it("an error in what receives the text is reported, and the generation is not asked for again", async () => {
  const reported = vi.mocked(console.error);
  const fault = new Error("a fault of the page");
  const call = await follow(() => {
    throw fault;
  });
  expect(call).toHaveBeenCalledOnce();
  expect(reported).toHaveBeenCalledExactlyOnceWith(fault);
  reported.mockClear();
});
