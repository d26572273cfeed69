import { afterEach, describe, expect, it, vi } from "vitest";
import { fakeService, problem } from "../../test/fake-service.ts";
import { clearSessionEnd, useSessionEnd } from "../session/session-end.ts";
import { initialWizardState } from "../wizard/wizard-store.ts";
import { draftCalls } from "./draft-calls.ts";

const { onboarding, position } = initialWizardState;
const saving = { version: 0, state: { onboarding, position }, isPageHiding: false };

afterEach(() => {
  clearSessionEnd();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("calls about the draft", () => {
  it.each([false, true])(
    "P-29.8 an ended session is noted for the page, leaving: %s",
    async (isPageHiding) => {
      fakeService({ "PUT /api/draft": () => problem("sign-in-required") });
      const result = await draftCalls.save(null, { ...saving, isPageHiding });
      expect(result).toEqual({ kind: "signed-out" });
      expect(useSessionEnd.getState().hasEnded).toBe(true);
    },
  );

  it("S67 a save that took too long to arrive is only delayed: a slow line ends no saving", async () => {
    fakeService({ "PUT /api/draft": () => problem("too-slow") });
    expect(await draftCalls.save(null, saving)).toMatchObject({ kind: "delayed" });
  });

  it("F19 a server that never answers is given up on, so that the next save can be tried", async () => {
    const clock = new AbortController();
    const limit = vi.spyOn(AbortSignal, "timeout").mockReturnValue(clock.signal);
    vi.stubGlobal(
      "fetch",
      (_: string, { signal }: RequestInit) =>
        new Promise((__, reject) => signal?.addEventListener("abort", () => reject(signal.reason))),
    );
    const answers = Promise.all([draftCalls.save(null, saving), draftCalls.read(null)]);
    clock.abort(new DOMException("Too long.", "TimeoutError"));
    expect(await answers).toEqual([{ kind: "offline" }, undefined]);
    // S-05: at most 120 s per operation.
    expect(Math.max(...limit.mock.calls.flat())).toBeLessThanOrEqual(120_000);
  });
});
