import type { Draft } from "@sitewright/contracts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { baseOf, device, draft, named, savedAt, storedName } from "../../test/draft-device.ts";
import { initialWizardState } from "../wizard/wizard-store.ts";
import type { DraftSave, SaveResult } from "./draft-calls.ts";

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

  it("P-24.7 two devices that changed different answers: both are kept, nobody is asked, and the merged fields are reported", async () => {
    const server = new Map<string, Draft>();
    const [first, second] = [device(server), device(server)];
    await first.sync.open("p1");
    await second.sync.open("p1");
    first.write({ niche: "bakery", goals: ["Sell Products"] });
    await vi.advanceTimersByTimeAsync(2000);
    second.write({ audience: "neighbours", goals: ["Generate Leads"] });
    await vi.advanceTimersByTimeAsync(5000);
    const both = { niche: "bakery", audience: "neighbours" };
    expect(second.questions).toEqual([]);
    expect(second.form()).toMatchObject({ ...both, goals: ["Generate Leads", "Sell Products"] });
    expect(server.get("p1")?.state.onboarding.formData).toMatchObject(both);
    expect(second.merged).toEqual(["formData.niche", "formData.goals"]);
  });

  it("P-24.8 F18 the same answer changed twice: the device that saves later is shown both and nothing is overwritten before the choice", async () => {
    const server = new Map<string, Draft>();
    const [first, second] = [device(server), device(server)];
    await first.sync.open("p1");
    await second.sync.open("p1");
    first.type("First");
    await vi.advanceTimersByTimeAsync(2000);
    second.type("Second");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(storedName(server, "p1")).toBe("First");
    expect(second.name()).toBe("Second");
    expect(second.questions).toEqual([
      {
        conflicts: [{ path: "formData.businessName", mine: "Second", theirs: "First" }],
        savedAt: new Date(savedAt),
      },
    ]);
  });

  it.each([
    ["mine", "Second"],
    ["theirs", "First"],
  ] as const)("P-24.13 choosing %s goes on with %s, here and on the server", async (choice, name) => {
    const server = new Map([["", draft(1, "First")]]);
    const { sync, type, choose, questions, name: shown } = device(server);
    type("Second");
    await sync.open(null);
    expect(questions).toHaveLength(1);
    choose({ "formData.businessName": choice });
    await vi.advanceTimersByTimeAsync(2000);
    expect([shown(), storedName(server)]).toEqual([name, name]);
  });

  it("P-24.14 a question that was not answered before the page was closed is asked again", async () => {
    const server = new Map([["", draft(2, "First")]]);
    const base = baseOf(1, "");
    const before = device(server, base);
    before.type("Second");
    await before.sync.open(null);
    before.sync.stop();
    const after = device(server, base);
    after.type("Second");
    await after.sync.open(null);
    expect(after.questions).toHaveLength(1);
  });

  it("P-24.15 the open step is never merged; what was done on the other side counts here too", async () => {
    const server = new Map<string, Draft>();
    const [first, second] = [device(server), device(server)];
    await first.sync.open(null);
    await second.sync.open(null);
    const { position } = initialWizardState;
    first.store.setState({
      position: { ...position, activeTab: "theme", completionStatus: { typography: true } },
    });
    first.type("Bakehouse");
    await vi.advanceTimersByTimeAsync(2000);
    second.write({ niche: "bakery" });
    await vi.advanceTimersByTimeAsync(5000);
    expect(second.store.getState().position).toMatchObject({
      activeTab: "welcome",
      completionStatus: { typography: true },
    });
  });

  it("P-24.16 what was saved elsewhere shows as soon as the page is looked at again", async () => {
    const server = new Map<string, Draft>();
    const [first, second] = [device(server), device(server)];
    await first.sync.open(null);
    await second.sync.open(null);
    first.type("Bakehouse");
    await vi.advanceTimersByTimeAsync(2000);
    await second.sync.refresh();
    expect(second.name()).toBe("Bakehouse");
    expect(second.save).not.toHaveBeenCalled();
  });

  it("P-24.17 after a change 'Saved' is not shown until the server has it", async () => {
    const { sync, type, statuses } = device(new Map());
    await sync.open(null);
    type("Bakehouse");
    await vi.advanceTimersByTimeAsync(2000);
    type("Bakehouse & Co");
    expect(statuses.at(-1)).toEqual({ kind: "saving" });
    await vi.advanceTimersByTimeAsync(2000);
    expect(statuses.at(-1)).toEqual({ kind: "saved", at: new Date(savedAt) });
  });

  it("P-24.18 changing an answer and back sends nothing and is saved", async () => {
    const { sync, type, statuses, save } = device(new Map([["", draft(1, "Bakehouse")]]));
    await sync.open(null);
    type("Bakehouse!");
    type("Bakehouse");
    await vi.advanceTimersByTimeAsync(2000);
    expect(save).not.toHaveBeenCalled();
    expect(statuses.at(-1)).toEqual({ kind: "saved", at: new Date(savedAt) });
  });

  it("P-24.19 the changes to a project that were stored elsewhere are merged in before the next draft begins", async () => {
    const server = new Map<string, Draft>([["p1", draft(1, "Bakehouse")]]);
    const { sync, type, mergeStoredProject } = device(server);
    await sync.open("p1");
    server.delete("p1");
    type("Bakehouse & Co");
    await vi.advanceTimersByTimeAsync(3000);
    expect(mergeStoredProject).toHaveBeenCalledExactlyOnceWith("p1");
    expect(server.get("p1")).toMatchObject({ version: 1, state: named("Bakehouse & Co") });
  });

  it("F4 a server with a full disk is shown with its message, and the save succeeds once there is room again", async () => {
    const server = new Map<string, Draft>();
    const { sync, type, statuses, fail } = device(server);
    await sync.open(null);
    const message = "The server has no room left. Your answers stay on this device.";
    fail({ kind: "delayed", message, retryAfterMs: null });
    type("Bakehouse");
    await vi.advanceTimersByTimeAsync(2000);
    expect(statuses.at(-1)).toMatchObject({ kind: "delayed", message });
    fail(null);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(storedName(server)).toBe("Bakehouse");
    expect(statuses.at(-1)?.kind).toBe("saved");
  });

  it("F5 a save that was refused with Retry-After is not repeated sooner", async () => {
    const { sync, type, fail, save } = device(new Map());
    await sync.open(null);
    fail({ kind: "delayed", message: "", retryAfterMs: 20_000 });
    type("Bakehouse");
    await vi.advanceTimersByTimeAsync(20_000);
    expect(save).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1500);
    expect(save).toHaveBeenCalledTimes(2);
  });

  it("F5 typing does not make the retry earlier", async () => {
    const { sync, type, fail, save } = device(new Map());
    await sync.open(null);
    fail({ kind: "delayed", message: "", retryAfterMs: 20_000 });
    type("Bakehouse");
    await vi.advanceTimersByTimeAsync(5000);
    type("Bakehouse & Co");
    await vi.advanceTimersByTimeAsync(14_000);
    expect(save).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(5000);
    expect(save).toHaveBeenCalledTimes(2);
  });

  it("F19 what was typed in ten minutes offline is saved afterwards, with few requests", async () => {
    const server = new Map<string, Draft>();
    const { sync, type, goOffline, goOnline, save } = device(server);
    await sync.open(null);
    goOffline();
    type("Bakehouse");
    await vi.advanceTimersByTimeAsync(600_000);
    expect(save.mock.calls.length).toBeLessThan(60);
    goOnline();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(storedName(server)).toBe("Bakehouse");
  });

  it("F22 versions decide the order: a server clock that was set back an hour loses nothing", async () => {
    const earlier = "2026-03-01T13:03:00.000Z";
    const server = new Map<string, Draft>([["", { ...draft(2, "Newer"), savedAt: earlier }]]);
    const { sync, store, name } = device(server, baseOf(1, "Older"));
    store.setState(named("Older"));
    await sync.open(null);
    expect(name()).toBe("Newer");
  });

  it("F19 a save whose response was lost is recognized: nobody is asked about their own answers", async () => {
    const server = new Map<string, Draft>();
    const { sync, type, loseAnswers, goOnline, questions } = device(server);
    await sync.open(null);
    loseAnswers();
    type("Bake");
    await vi.advanceTimersByTimeAsync(1500);
    goOnline();
    type("Bakehouse");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(questions).toEqual([]);
    expect(storedName(server)).toBe("Bakehouse");
  });

  it("F19 it is recognized after a reload too", async () => {
    const server = new Map<string, Draft>();
    const before = device(server);
    await before.sync.open(null);
    before.loseAnswers();
    before.type("Bake");
    await vi.advanceTimersByTimeAsync(1500);
    before.goOffline();
    before.type("Bakehouse");
    await vi.advanceTimersByTimeAsync(1500);
    before.sync.stop();
    const after = device(server, before.keptBase());
    after.type("Bakehouse");
    await after.sync.open(null);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(after.questions).toEqual([]);
    expect(storedName(server)).toBe("Bakehouse");
  });

  it("P-29.8 an ended session is reported once and nothing is sent until the person is back; then everything is", async () => {
    const server = new Map<string, Draft>();
    const { sync, type, statuses, fail, save } = device(server);
    await sync.open(null);
    fail({ kind: "signed-out" });
    type("Bakehouse");
    await vi.advanceTimersByTimeAsync(2000);
    type("Bakehouse & Co");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(save).toHaveBeenCalledTimes(1);
    expect(statuses.at(-1)).toEqual({ kind: "signed-out" });
    fail(null);
    sync.resume();
    await vi.advanceTimersByTimeAsync(1000);
    expect(storedName(server)).toBe("Bakehouse & Co");
  });

  it("P-29.9 a page that is hidden saves at once", async () => {
    const { sync, type, save } = device(new Map());
    await sync.open(null);
    type("Bakehouse");
    sync.flushOnPageHide();
    expect(save).toHaveBeenCalledExactlyOnceWith(null, expect.objectContaining({ version: 0 }));
  });

  it("P-29.33 a page that closes while a save runs sends what was typed since beside it, and nothing where that is all", async () => {
    const { sync, type, save } = device(new Map());
    await sync.open(null);
    type("Bake");
    sync.flushOnPageClose();
    sync.flushOnPageClose();
    expect(save).toHaveBeenCalledTimes(1);
    type("Bakehouse");
    sync.flushOnPageClose();
    const [[, first], [, second]] = save.mock.calls as [[null, DraftSave], [null, DraftSave]];
    expect(second).toEqual({ version: 0, state: named("Bakehouse"), sentBefore: first.state });
  });

  it("P-29.33 a page that closes while a save of the former project runs sends nothing beside it", async () => {
    const { sync, type, save } = device(new Map());
    await sync.open(null);
    save.mockImplementationOnce(() => new Promise(() => {}));
    type("Bake");
    sync.flushOnPageHide();
    await sync.open("other");
    type("Bakehouse");
    sync.flushOnPageClose();
    expect(save).toHaveBeenCalledTimes(1);
  });

  it("P-29.9 a page that is hidden while a save runs saves what was typed since, as soon as that one has ended", async () => {
    const server = new Map<string, Draft>();
    const { sync, type, save } = device(server);
    await sync.open(null);
    type("Bake");
    sync.flushOnPageHide();
    type("Bakehouse");
    sync.flushOnPageHide();
    await vi.advanceTimersByTimeAsync(0);
    expect(save).toHaveBeenCalledTimes(2);
    expect(storedName(server)).toBe("Bakehouse");
  });

  it("P-24.73 what was typed while a save of the former project ran is saved once that one has ended", async () => {
    const server = new Map<string, Draft>();
    const { sync, type, save } = device(server);
    await sync.open(null);
    let endFormer: (result: SaveResult) => void = () => {};
    save.mockImplementationOnce(() => new Promise((resolve) => (endFormer = resolve)));
    type("Bake");
    sync.flushOnPageHide();
    await sync.open("other");
    type("Bakehouse");
    await vi.advanceTimersByTimeAsync(2000);
    expect(save).toHaveBeenCalledTimes(1);
    endFormer({ kind: "saved", version: 1, savedAt: new Date(savedAt) });
    await vi.advanceTimersByTimeAsync(0);
    expect(storedName(server, "other")).toBe("Bakehouse");
  });

  it("P-24.73 what was typed while the stored version of the former project was fetched is saved after that", async () => {
    const server = new Map<string, Draft>();
    const { sync, type, mergeStoredProject } = device(server, baseOf(2, "Old"));
    let endFetch = () => {};
    mergeStoredProject.mockImplementationOnce(() => new Promise<void>((resolve) => (endFetch = resolve)));
    await sync.open("p1");
    await sync.open(null);
    type("Bakehouse");
    await vi.advanceTimersByTimeAsync(2000);
    endFetch();
    await vi.advanceTimersByTimeAsync(2000);
    expect(storedName(server)).toBe("Bakehouse");
  });

  it("P-24.74 a save that throws is tried again", async () => {
    const server = new Map<string, Draft>();
    const { sync, type, save } = device(server);
    await sync.open(null);
    save.mockRejectedValueOnce(new Error("a fault of the page"));
    type("Bakehouse");
    await expect(sync.flush()).rejects.toThrow("a fault of the page");
    await vi.advanceTimersByTimeAsync(2000);
    expect(storedName(server)).toBe("Bakehouse");
  });

  it("P-24.31 what another tab typed is left to that tab to save, and saved from here when that tab is gone", async () => {
    const server = new Map<string, Draft>();
    const { sync, type, save } = device(server);
    await sync.open(null);
    sync.applyOtherTabsChange(() => type("Typed elsewhere"));
    await vi.advanceTimersByTimeAsync(2000);
    expect(save).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(3000);
    expect(storedName(server)).toBe("Typed elsewhere");
  });

  it("P-24.32 what another tab has saved is saved for this one too", async () => {
    const { sync, type, save, statuses } = device(new Map());
    await sync.open(null);
    sync.applyOtherTabsChange(() => type("Bakehouse"));
    sync.acceptBaseOfOtherTab(baseOf(1, "Bakehouse"));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(save).not.toHaveBeenCalled();
    expect(statuses.at(-1)?.kind).toBe("saved");
  });

  it("P-29.1 another device continues with the answers", async () => {
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
    const { sync, type } = device(server, baseOf(3, "Old"));
    type("New");
    await sync.open(null);
    await vi.advanceTimersByTimeAsync(100);
    expect(storedName(server)).toBe("New");
  });

  it("P-29.4 a change made during a save is saved as well", async () => {
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

  it("a draft that was deleted elsewhere is created again by the next change", async () => {
    const server = new Map([["", draft(3, "Old")]]);
    const { sync, type } = device(server);
    await sync.open(null);
    server.clear();
    type("New");
    await vi.advanceTimersByTimeAsync(2000);
    expect(server.get("")).toMatchObject({ version: 1, state: named("New") });
  });

  it("P-27.303 a form that was reset or submitted elsewhere is emptied here too, and is not created again", async () => {
    const server = new Map([["", draft(3, "Old")]]);
    const { sync, name, type, keptBase } = device(server);
    await sync.open(null);
    server.clear();
    await sync.refresh();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([name(), server.size, keptBase()?.version]).toEqual(["", 0, 0]);
    type("New");
    await vi.advanceTimersByTimeAsync(2000);
    expect(server.get("")).toMatchObject({ version: 1, state: named("New") });
  });

  it("P-27.304 it is emptied on the next visit too", async () => {
    const { sync, type, name } = device(new Map(), baseOf(3, "Old"));
    type("Old");
    await sync.open(null);
    expect(name()).toBe("");
  });

  it.each([
    ["changed here", "New", "", false],
    ["changes to a project", "Old", "p1", false],
    ["of a submission without a response", "Old", "", true],
  ])(
    "P-27.305 answers that are not known to be elsewhere stay where their draft was deleted: %s",
    async (_, typed, project, isLost) => {
      const { sync, type, name, loseSubmission } = device(new Map(), baseOf(3, "Old"));
      type(typed);
      if (isLost) loseSubmission();
      await sync.open(project === "" ? null : project);
      await vi.advanceTimersByTimeAsync(10_000);
      expect(name()).toBe(typed);
    },
  );

  it("P-24.300 conflicts that no merge ends are retried with back-off", async () => {
    const { sync, type, save } = device(new Map());
    await sync.open(null);
    save.mockResolvedValue({ kind: "conflict", current: null });
    type("Bakehouse");
    await vi.advanceTimersByTimeAsync(120_000);
    expect(save.mock.calls.length).toBeLessThan(20);
  });

  it("P-25.9 what was typed while the answers were being submitted begins the next draft", async () => {
    const server = new Map([["", draft(2, "Sent")]]);
    const { sync, type } = device(server);
    await sync.open(null);
    type("Typed since");
    await sync.deleteDraft(named("Sent").onboarding);
    await vi.advanceTimersByTimeAsync(2000);
    expect(server.get("")).toMatchObject({ version: 1, state: named("Typed since") });
  });

  it("P-22.38 the draft of submitted answers is deleted as soon as the server confirms it", async () => {
    const server = new Map([["", draft(2, "Sent")]]);
    const { sync, submit, goOffline, goOnline, save } = device(server);
    await sync.open(null);
    submit();
    goOffline();
    expect(await sync.deleteDraft(named("Sent").onboarding)).toBe(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.size).toBe(1);
    goOnline();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([server.size, sync.isDirty]).toEqual([0, false]);
    expect(save).not.toHaveBeenCalled();
  });

  it("P-22.38 the draft of submitted answers is deleted also where the page was loaded again meanwhile", async () => {
    const server = new Map([["", draft(2, "Sent")]]);
    const { sync, type, submit } = device(server, baseOf(2, "Sent"));
    type("Sent");
    submit();
    await sync.open(null);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.size).toBe(0);
  });

  it("P-22.39 going to another step after a submission makes no draft of what was submitted", async () => {
    const server = new Map([["", draft(2, "Sent")]]);
    const { sync, store, submit, type } = device(server);
    await sync.open(null);
    submit();
    await sync.deleteDraft(named("Sent").onboarding);
    store.setState(({ position }) => ({ position: { ...position, activeTab: "theme" } }));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.size).toBe(0);
    type("Another shop");
    await vi.advanceTimersByTimeAsync(2000);
    expect(storedName(server)).toBe("Another shop");
  });

  it("P-22.41 a submission names the last acknowledged save, also of one that was running when it began", async () => {
    const server = new Map([["", draft(2, "Mine")]]);
    const { sync, store, type, submit, deleteNamed, goOffline, save } = device(server);
    await sync.open(null);
    type("Sent");
    sync.flushOnPageHide();
    const sending = sync.submit(async (headers) => {
      deleteNamed(headers);
      return headers;
    });
    expect(await sending).toEqual({ "draft-version": "3", "draft-saved-at": savedAt });
    submit();
    goOffline();
    expect(await sync.deleteDraft(store.getState().onboarding)).toBe(false);
    expect(server.size).toBe(0);
    expect(save).toHaveBeenCalledTimes(1);
  });

  it("P-22.41 a draft that another device has saved since a submission's is left, and nothing is named without a draft", async () => {
    const server = new Map<string, Draft>();
    const [first, second] = [device(server), device(server)];
    await first.sync.open(null);
    expect(await first.sync.submit(async (headers) => headers)).toEqual({});
    first.type("Bakehouse");
    await vi.advanceTimersByTimeAsync(2000);
    await second.sync.open(null);
    second.write({ niche: "bakery" });
    await vi.advanceTimersByTimeAsync(2000);
    await first.sync.submit(async (headers) => first.deleteNamed(headers));
    expect(server.get("")).toMatchObject({ version: 2 });
  });

  it("P-22.42 nothing is saved while a submission runs: what was typed meanwhile is saved after it", async () => {
    const server = new Map([["", draft(2, "Mine")]]);
    const { sync, store, type, submit, deleteNamed, save } = device(server);
    await sync.open(null);
    type("Sent");
    const sent = store.getState().onboarding;
    let respond = (): void => {};
    const submitting = sync.submit(async (headers) => {
      deleteNamed(headers);
      await new Promise<void>((resolve) => {
        respond = resolve;
      });
    });
    await vi.advanceTimersByTimeAsync(0);
    submit();
    type("Typed since");
    await vi.advanceTimersByTimeAsync(5000);
    expect([save.mock.calls.length, server.size]).toEqual([0, 0]);
    respond();
    await submitting;
    await sync.deleteDraft(sent);
    await vi.advanceTimersByTimeAsync(2000);
    expect(server.get("")).toMatchObject({ version: 1, state: named("Typed since") });
  });

  it("P-22.42 saving goes on after a submission that failed", async () => {
    const server = new Map([["", draft(2, "Mine")]]);
    const { sync, type } = device(server);
    await sync.open(null);
    type("Typed");
    await sync.submit(async () => "offline");
    await vi.advanceTimersByTimeAsync(2000);
    expect(server.get("")).toMatchObject({ version: 3, state: named("Typed") });
  });

  it("P-22.43 what was saved into a project makes no draft again where the next call fails", async () => {
    const server = new Map([["p1", draft(2, "Mine")]]);
    const { sync, store, type, deleteNamed, goOffline, goOnline } = device(server);
    await sync.open("p1");
    type("Sent");
    await sync.submit(async (headers) => deleteNamed(headers, "p1"));
    goOffline();
    await sync.deleteDraft(store.getState().onboarding);
    goOnline();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([server.size, sync.isDirty]).toEqual([0, false]);
    type("Typed since");
    await vi.advanceTimersByTimeAsync(2000);
    expect(server.get("p1")).toMatchObject({ version: 1, state: named("Typed since") });
  });

  it("P-24.46 what another device has saved since is not deleted with the draft of a submission", async () => {
    const server = new Map<string, Draft>();
    const [first, second] = [device(server), device(server)];
    await first.sync.open(null);
    first.type("Bakehouse");
    await vi.advanceTimersByTimeAsync(2000);
    await second.sync.open(null);
    second.write({ niche: "bakery" });
    await vi.advanceTimersByTimeAsync(2000);
    await first.sync.deleteDraft(named("Bakehouse").onboarding);
    await vi.advanceTimersByTimeAsync(2000);
    expect(server.get("")?.state.onboarding.formData).toMatchObject({ niche: "bakery" });
    expect(first.form()).toMatchObject({ businessName: "Bakehouse", niche: "bakery" });
    expect(first.questions).toEqual([]);
  });

  it("P-24.75 a deletion that the server does not confirm changes nothing: the draft stays known, and is saved into", async () => {
    const server = new Map([["", draft(2, "Sent")]]);
    const { sync, type, goOffline, goOnline, questions, merged } = device(server);
    await sync.open(null);
    goOffline();
    expect(await sync.deleteDraft(named("Sent").onboarding)).toBe(false);
    expect(await sync.deleteDraft()).toBe(false);
    goOnline();
    type("Typed since");
    await vi.advanceTimersByTimeAsync(2000);
    expect(server.get("")).toMatchObject({ version: 3, state: named("Typed since") });
    expect([questions, merged]).toEqual([[], []]);
    expect(await sync.deleteDraft(named("Typed since").onboarding)).toBe(true);
    expect(server.size).toBe(0);
  });

  it("P-24.78 two that wait for the same save are sent one after the other", async () => {
    const { sync, type, save } = device(new Map());
    await sync.open(null);
    const log: string[] = [];
    const hold = () => {
      let end = (): void => {};
      const ended = new Promise<void>((resolve) => {
        end = resolve;
      });
      return { ended, end };
    };
    const [saving, first] = [hold(), hold()];
    save.mockImplementationOnce(async () => {
      await saving.ended;
      return { kind: "saved", version: 1, savedAt: new Date(savedAt) };
    });
    type("Bakehouse");
    void sync.flush();
    const both = ["one", "two"].map((name) =>
      sync.submit(async () => {
        log.push(`${name} begins`);
        await first.ended;
        log.push(`${name} ends`);
      }),
    );
    saving.end();
    await vi.advanceTimersByTimeAsync(0);
    expect(log).toEqual(["one begins"]);
    first.end();
    await Promise.all(both);
    expect(log).toEqual(["one begins", "one ends", "two begins", "two ends"]);
  });

  it("P-24.76 what is typed while the draft is being deleted is saved after that", async () => {
    const server = new Map([["", draft(2, "Mine")]]);
    const { sync, type, save, holdDeletion } = device(server);
    await sync.open(null);
    const finish = holdDeletion();
    const deletion = sync.deleteDraft();
    await vi.advanceTimersByTimeAsync(0);
    type("Typed since");
    await vi.advanceTimersByTimeAsync(5000);
    expect(save).not.toHaveBeenCalled();
    finish();
    await deletion;
    await vi.advanceTimersByTimeAsync(2000);
    expect(server.get("")).toMatchObject({ version: 1, state: named("Typed since") });
  });

  it("P-29.37 a draft that is loaded after the sign-out changes nothing", async () => {
    const server = new Map([["", draft(3, "Theirs")]]);
    const { sync, type, name, save } = device(server);
    const opening = sync.open(null);
    sync.stop();
    await opening;
    expect(name()).toBe("");
    type("Mine");
    await vi.advanceTimersByTimeAsync(2000);
    await sync.flush();
    expect(save).not.toHaveBeenCalled();
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

  it("a deleted draft is not created again from the same answers", async () => {
    const server = new Map([["", draft(2, "Mine")]]);
    const { sync } = device(server);
    await sync.open(null);
    await sync.deleteDraft();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.size).toBe(0);
  });
});
