import { afterEach, describe, expect, it, vi } from "vitest";
import { fakeService, problem } from "../../test/fake-service.ts";
import { clearSessionEnd, useSessionEnd } from "../session/session-end.ts";
import { initialWizardState } from "../wizard/wizard-store.ts";
import { draftCalls } from "./draft-calls.ts";

const { onboarding, position } = initialWizardState;
const saving = { version: 0, state: { onboarding, position } };

afterEach(() => {
  clearSessionEnd();
  vi.restoreAllMocks();
});

describe("calls about the draft", () => {
  it("P-29.8 an ended session is noted for the page", async () => {
    fakeService({ "PUT /api/draft": () => problem("sign-in-required") });
    expect(await draftCalls.save(null, saving)).toEqual({ kind: "signed-out" });
    expect(useSessionEnd.getState().hasEnded).toBe(true);
  });

  it.each([
    ["small", "a", true],
    ["larger than browsers allow for it", "a".repeat(65_536), false],
  ])(
    "P-29.9 a save outlives a page that is closed meanwhile, where it is small: %s",
    async (_, description, keepalive) => {
      const fetched = vi.fn(async (_input: string, _init: RequestInit) => Response.json({}));
      vi.stubGlobal("fetch", fetched);
      const formData = { ...onboarding.formData, description };
      await draftCalls.save(null, {
        ...saving,
        state: { onboarding: { ...onboarding, formData }, position },
      });
      expect(fetched.mock.calls[0]?.[1].keepalive).toBe(keepalive);
    },
  );

  it("S67 a save that took too long to arrive is only delayed: a slow connection does not stop saving", async () => {
    fakeService({ "PUT /api/draft": () => problem("too-slow") });
    expect(await draftCalls.save(null, saving)).toMatchObject({ kind: "delayed" });
  });

  it("P-24.301 a conflict with a draft that this page cannot read is only delayed: the draft does not count as deleted", async () => {
    const conflict = (current: unknown) =>
      fakeService({ "PUT /api/draft": () => problem("version-conflict", { current }) });
    conflict({ version: 2, savedAt: "2026-03-01T10:00:00.000Z", state: { form: 2 } });
    expect(await draftCalls.save(null, saving)).toMatchObject({ kind: "delayed" });
    conflict(null);
    expect(await draftCalls.save(null, saving)).toEqual({ kind: "conflict", current: null });
  });

  it("F19 a call without a response times out, so that the next save can be sent", async () => {
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
