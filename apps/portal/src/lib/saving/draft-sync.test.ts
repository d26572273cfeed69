import type { Draft, DraftState } from "@sitewright/contracts";
import { defaultOnboarding } from "@sitewright/spec-core/onboarding";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createStore } from "zustand";
import { initialWizardState, type WizardState } from "../wizard/wizard-state.ts";
import type { DraftCalls, SaveResult } from "./draft-calls.ts";
import { chooseDraft, type DraftBase } from "./draft-choice.ts";
import { DraftSync } from "./draft-sync.ts";
import type { SaveStatus } from "./save-status.ts";

const savedAt = "2026-03-01T14:03:00.000Z";
const named = (businessName: string): DraftState => ({
  onboarding: { ...defaultOnboarding, formData: { ...defaultOnboarding.formData, businessName } },
  position: initialWizardState.position,
});
const draft = (version: number, name: string): Draft => ({ version, savedAt, state: named(name) });

/** One device with the server's side of its drafts in memory: versions as the service counts them. */
function device(server: Map<string, Draft>, base: DraftBase = { version: 0, isDirty: false }) {
  const store = createStore<WizardState>()(() => initialWizardState);
  const statuses: SaveStatus[] = [];
  let kept = base;
  let isOnline = true;
  const asked = vi.fn();
  const calls: DraftCalls = {
    read: async (project) => (isOnline ? (server.get(project ?? "") ?? null) : undefined),
    save: async (project, version, state): Promise<SaveResult> => {
      if (!isOnline) return { kind: "offline" };
      const current = server.get(project ?? "") ?? null;
      if ((current?.version ?? 0) !== version) return { kind: "conflict", current };
      server.set(project ?? "", { version: version + 1, savedAt, state });
      return { kind: "saved", version: version + 1, savedAt: new Date(savedAt) };
    },
    forget: async (project) => void server.delete(project ?? ""),
  };
  const sync = new DraftSync({
    calls,
    getState: store.getState,
    subscribe: store.subscribe,
    load: (state) => store.setState(state),
    readBase: () => kept,
    keepBase: (_, next) => {
      kept = next;
    },
    report: (status) => statuses.push(status),
    ask: asked,
  });
  return {
    sync,
    asked,
    statuses,
    type: (name: string) => store.setState(named(name)),
    name: () => store.getState().onboarding.formData.businessName,
    goOffline: () => {
      isOnline = false;
    },
    goOnline: () => {
      isOnline = true;
    },
  };
}

const storedName = (server: Map<string, Draft>, key = "") =>
  server.get(key)?.state.onboarding.formData.businessName;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the draft on the server", () => {
  it("P-24.4 has the last change within two seconds", async () => {
    const server = new Map<string, Draft>();
    const { sync, type } = device(server);
    await sync.open(null);
    type("B");
    await vi.advanceTimersByTimeAsync(500);
    type("Bakehouse");
    await vi.advanceTimersByTimeAsync(2000);
    expect(storedName(server)).toBe("Bakehouse");
  });

  it("P-24.5 the header says Saving, then Saved with the server's time", async () => {
    const { sync, type, statuses } = device(new Map());
    await sync.open(null);
    type("Bakehouse");
    await vi.advanceTimersByTimeAsync(2000);
    expect(statuses).toEqual([{ kind: "saving" }, { kind: "saved", at: new Date(savedAt) }]);
  });

  it("P-24.6 offline is said, and the save is tried again until it succeeds", async () => {
    const server = new Map<string, Draft>();
    const { sync, type, statuses, goOffline, goOnline } = device(server);
    await sync.open(null);
    goOffline();
    type("Bakehouse");
    await vi.advanceTimersByTimeAsync(2000);
    expect(statuses.at(-1)).toEqual({ kind: "offline" });
    goOnline();
    await vi.advanceTimersByTimeAsync(6000);
    expect(storedName(server)).toBe("Bakehouse");
  });

  it("P-24.7 the later of two windows is shown the conflict and overwrites nothing", async () => {
    const server = new Map<string, Draft>();
    const first = device(server);
    const second = device(server);
    await first.sync.open("p1");
    await second.sync.open("p1");
    first.type("First");
    await vi.advanceTimersByTimeAsync(2000);
    second.type("Second");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(storedName(server, "p1")).toBe("First");
    expect(second.asked).toHaveBeenLastCalledWith(expect.objectContaining({ version: 1 }));
  });

  it.each([
    ["mine", "Second"],
    ["theirs", "First"],
  ] as const)("P-24.8 choosing %s goes on with %s, here and on the server", async (choice, name) => {
    const server = new Map([["", draft(1, "First")]]);
    const { sync, type } = device(server, { version: 0, isDirty: true });
    type("Second");
    await sync.open(null);
    sync.settle(choice);
    await vi.advanceTimersByTimeAsync(2000);
    expect(storedName(server)).toBe(name);
  });

  it("P-29.1 another device goes on with the answers", async () => {
    const server = new Map<string, Draft>();
    const laptop = device(server);
    await laptop.sync.open(null);
    laptop.type("Bakehouse");
    await vi.advanceTimersByTimeAsync(2000);
    const phone = device(server);
    await phone.sync.open(null);
    expect(phone.name()).toBe("Bakehouse");
  });

  it("P-29.2 without an answer from the server the wizard opens with what is on the device", async () => {
    const { sync, type, goOffline, name } = device(new Map([["", draft(3, "Server")]]));
    type("Device");
    goOffline();
    await sync.open(null);
    expect(name()).toBe("Device");
  });

  it("P-29.3 answers that were not sent before the page was closed are sent when it opens", async () => {
    const server = new Map([["", draft(3, "Old")]]);
    const { sync, type } = device(server, { version: 3, isDirty: true });
    type("New");
    await sync.open(null);
    await vi.advanceTimersByTimeAsync(100);
    expect(storedName(server)).toBe("New");
  });

  it("P-29.4 a change made while a save is under way is saved as well", async () => {
    const server = new Map<string, Draft>();
    const { sync, type } = device(server);
    await sync.open(null);
    type("One");
    const saving = sync.flush();
    type("Two");
    await saving;
    await vi.advanceTimersByTimeAsync(2000);
    expect(storedName(server)).toBe("Two");
  });

  it("a draft that was deleted elsewhere is made anew by the next change", async () => {
    const server = new Map([["", draft(3, "Old")]]);
    const { sync, type } = device(server);
    await sync.open(null);
    server.clear();
    type("New");
    await vi.advanceTimersByTimeAsync(2000);
    expect(server.get("")).toMatchObject({ version: 1, state: named("New") });
  });

  it("opening a project saves nothing of it into the draft of the new one", async () => {
    const server = new Map([["", draft(2, "Mine")]]);
    const { sync, type } = device(server);
    await sync.open(null);
    await sync.open("p1", () => type("Stored project"));
    await vi.advanceTimersByTimeAsync(10_000);
    expect([...server.keys()]).toEqual([""]);
    expect(storedName(server)).toBe("Mine");
  });

  it("a draft that has served is gone, and the same answers make no new one", async () => {
    const server = new Map([["", draft(2, "Mine")]]);
    const { sync } = device(server);
    await sync.open(null);
    await sync.forget();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.size).toBe(0);
  });
});

describe("choosing between device and server", () => {
  const typed = named("Device");
  const blank = { onboarding: defaultOnboarding };
  it.each([
    ["no draft", null, { version: 0, isDirty: true }, typed, "local"],
    ["the draft that was read here", { version: 3 }, { version: 3, isDirty: true }, typed, "local"],
    ["a newer draft, nothing changed here", { version: 4 }, { version: 3, isDirty: false }, typed, "server"],
    ["a draft, nothing answered here", { version: 4 }, { version: 0, isDirty: true }, blank, "server"],
    ["a newer draft, changes here too", { version: 4 }, { version: 3, isDirty: true }, typed, "conflict"],
  ] as const)("P-29.5 %s", (_, server, base, state, choice) => {
    expect(chooseDraft(server, base, state)).toBe(choice);
  });
});
