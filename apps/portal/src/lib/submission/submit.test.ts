import { type Onboarding, onboardingSchema } from "@sitewright/spec-core/onboarding";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { fakeService, problem } from "../../test/fake-service.ts";
import { client, completeAnswers, storedProject } from "../../test/sample-project.ts";
import { silentUploads } from "../../test/silent-uploads.ts";
import { autosave } from "../saving/autosave.ts";
import { useConflictQuestion } from "../saving/resolve-conflicts.ts";
import { writeProjectBase } from "../saving/stored-bases.ts";
import { uploads } from "../uploads/uploads.ts";
import { wizard } from "../wizard/actions.ts";
import { submissionState } from "../wizard/sent-changes.ts";
import { initialWizardState, useWizard } from "../wizard/wizard-store.ts";
import { isUnconfirmed } from "./submission-key.ts";
import { useSubmission } from "./submission-store.ts";
import { finishEditing, saveChanges, submitProject } from "./submit.ts";

const created = () => ({ status: 201, body: { project: storedProject(1) } });
const idle = { phase: "idle", outcome: null, error: null, reasons: [] } as const;

beforeEach(() => {
  localStorage.clear();
  window.scrollTo = () => {};
  useSubmission.setState(idle);
  useWizard.setState({ ...initialWizardState, onboarding: completeAnswers }, true);
});

describe("submitting a new project", () => {
  it("P-21.1 is busy as 'submitting' until the answer is there", async () => {
    let phaseMeanwhile = "";
    fakeService({
      "POST /api/projects": () => {
        phaseMeanwhile = useSubmission.getState().phase;
        return created();
      },
    });
    await submitProject(client);
    expect([phaseMeanwhile, useSubmission.getState().phase]).toEqual(["submitting", "idle"]);
  });

  it.each([
    ["a refusal", () => problem("internal-error")],
    ["no connection", () => "offline" as const],
    ["an unreadable answer", () => ({ status: 201, body: { nonsense: true } })],
  ])("P-21.2 after %s the busy flag is cleared and the failure shown", async (_, answer) => {
    fakeService({ "POST /api/projects": answer });
    await submitProject(client);
    expect(useSubmission.getState()).toMatchObject({ phase: "idle", error: "failed", outcome: null });
  });

  it("P-22.51 a failure is not shown for the project that is begun after it", async () => {
    fakeService({ "POST /api/projects": () => problem("internal-error") });
    const sent = { id: "project-1", name: "Greenwich Bakehouse", answers: completeAnswers, isNoted: true };
    useWizard.setState({ sent });
    await submitProject(client);
    wizard.reset();
    expect(useSubmission.getState().error).toBeNull();
  });

  it("P-21.51 a submission that gets no response ends by itself, as one without an answer", async () => {
    const clock = new AbortController();
    const limit = vi.spyOn(AbortSignal, "timeout").mockReturnValue(clock.signal);
    vi.stubGlobal(
      "fetch",
      (_: string, { signal }: RequestInit) =>
        new Promise((__, reject) => signal?.addEventListener("abort", () => reject(signal.reason))),
    );
    const submitting = submitProject(client);
    await vi.waitFor(() => expect(limit).toHaveBeenCalled());
    clock.abort(new DOMException("Too long.", "TimeoutError"));
    await submitting;
    expect(useSubmission.getState()).toMatchObject({ phase: "idle", error: "failed", isUnanswered: true });
    limit.mockRestore();
  });

  it("P-21.5 a double click makes one call", async () => {
    const { requests } = fakeService({ "POST /api/projects": created });
    await Promise.all([submitProject(client), submitProject(client)]);
    expect(requests.filter(({ method }) => method === "POST")).toHaveLength(1);
  });

  it("P-21.6 a retry after a lost answer carries the same Idempotency-Key", async () => {
    const { requests } = fakeService({ "POST /api/projects": () => "offline" });
    await submitProject(client);
    await submitProject(client);
    const [first, second] = requests.map(({ headers }) => headers["idempotency-key"]);
    expect(first).toMatch(/.{8,}/);
    expect(second).toBe(first);
  });

  it("P-21.7 a submission after a confirmed one carries another key", async () => {
    const { requests } = fakeService({ "POST /api/projects": created });
    await submitProject(client);
    await submitProject(client);
    const keys = requests.flatMap(({ headers }) => headers["idempotency-key"] ?? []);
    expect(new Set(keys).size).toBe(2);
  });

  it("missing answers are reported and nothing is sent", async () => {
    useWizard.setState({ ...initialWizardState }, true);
    const { requests } = fakeService({});
    await submitProject(client);
    expect(requests).toEqual([]);
    expect(useSubmission.getState().error).toBe("incomplete");
    expect(useWizard.getState().errors).toHaveProperty(["formData.businessName"]);
  });

  const detail =
    "You have submitted 10 projects within an hour. Your answers are kept; you can submit again in 20 minutes.";

  it("P-21.13 too many submissions are refused with the API's message; answers and Idempotency-Key stay for the next try", async () => {
    let isOver = true;
    const { requests } = fakeService({
      "POST /api/projects": () => (isOver ? problem("too-many-requests", { detail }) : created()),
    });
    await submitProject(client);
    expect(useSubmission.getState()).toMatchObject({ phase: "idle", error: "failed", reasons: [detail] });
    expect(useWizard.getState().onboarding).toEqual(completeAnswers);
    isOver = false;
    await submitProject(client);
    expect(useSubmission.getState()).toMatchObject({
      error: null,
      reasons: [],
      outcome: { kind: "submitted" },
    });
    const [first, second] = requests.map(({ headers }) => headers["idempotency-key"]);
    expect(second).toBe(first);
  });

  it("a submission that was refused is not taken for one whose outcome is unknown, and does not hide one before it", async () => {
    let answer: () => ReturnType<typeof problem> | "offline" = () => problem("too-many-requests");
    fakeService({ "POST /api/projects": () => answer() });
    await submitProject(client);
    expect(isUnconfirmed(localStorage)).toBe(false);
    answer = () => "offline";
    await submitProject(client);
    answer = () => problem("sign-in-required");
    await submitProject(client);
    expect(isUnconfirmed(localStorage)).toBe(true);
  });

  it("P-21.40 that a project was deleted meanwhile is reported, and the next attempt creates a new project", async () => {
    let isDeleted = true;
    const detail = "These answers were sent before, and that project has been deleted.";
    const { requests } = fakeService({
      "POST /api/projects": () => (isDeleted ? problem("not-found", { detail }) : created()),
    });
    await submitProject(client);
    expect(useSubmission.getState()).toMatchObject({ phase: "idle", error: "failed", reasons: [detail] });
    isDeleted = false;
    await submitProject(client);
    expect(useSubmission.getState()).toMatchObject({ error: null, outcome: { kind: "submitted" } });
    const [first, second] = requests.map(({ headers }) => headers["idempotency-key"]);
    expect(second).not.toBe(first);
  });

  it("P-21.44 a key that was already used for a project is reported, and the next try makes no second project", async () => {
    const detail = "We have received these answers before, as your project “Harbour Bakery”.";
    const { requests } = fakeService({ "POST /api/projects": () => problem("key-reused", { detail }) });
    await submitProject(client);
    expect(useSubmission.getState()).toMatchObject({ phase: "idle", error: "failed", reasons: [detail] });
    await submitProject(client);
    const [first, second] = requests.map(({ headers }) => headers["idempotency-key"]);
    expect(second).toBe(first);
  });

  const change = (audience: string): Onboarding => {
    const changed = { ...completeAnswers, formData: { ...completeAnswers.formData, audience } };
    useWizard.setState({ onboarding: changed });
    return changed;
  };

  it("answers that change after a submission whose confirmation was lost lead to its project, and make no second one", async () => {
    let calls = 0;
    const { requests } = fakeService({
      "POST /api/projects": ({ body }) => {
        calls += 1;
        if (calls === 1) return "offline";
        const isFirst = JSON.stringify(body) === JSON.stringify(completeAnswers);
        return isFirst ? created() : problem("key-reused", { detail: "Sent before." });
      },
    });
    await submitProject(client);
    change("Everybody");
    await submitProject(client);
    const keys = requests.map(({ headers }) => headers["idempotency-key"]);
    expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
    expect(useSubmission.getState()).toMatchObject({ phase: "idle", error: "arrived", outcome: null });
    expect(useWizard.getState().sent).toMatchObject({ id: "project-1", answers: completeAnswers });
    expect(submissionState(useWizard.getState())).toBe("changed");
    expect(useWizard.getState().onboarding.formData.audience).toBe("Everybody");
  });

  it("answers that change after a submission that did not arrive are the ones that are submitted", async () => {
    let isUp = false;
    const { requests } = fakeService({ "POST /api/projects": () => (isUp ? created() : "offline") });
    await submitProject(client);
    change("Everybody");
    isUp = true;
    await submitProject(client);
    expect(requests).toHaveLength(2);
    expect(requests[1]?.body).toMatchObject({ formData: { audience: "Everybody" } });
    expect(useSubmission.getState()).toMatchObject({ error: null, outcome: { kind: "submitted" } });
  });

  it("a connection that is lost again while the project is looked for is said, and the next try finds it", async () => {
    let calls = 0;
    fakeService({
      "POST /api/projects": () => {
        calls += 1;
        if (calls === 1 || calls === 3) return "offline";
        return calls === 5 ? created() : problem("key-reused", { detail: "Sent before." });
      },
    });
    await submitProject(client);
    change("Everybody");
    await submitProject(client);
    expect(useSubmission.getState()).toMatchObject({ error: "failed", isUnanswered: true });
    await submitProject(client);
    expect(useSubmission.getState()).toMatchObject({ error: "arrived" });
  });

  it("where the answers of the project that had arrived are not known any more, the next change makes a project of its own", async () => {
    const detail = "Sent before.";
    let isUp = false;
    const { requests } = fakeService({
      "POST /api/projects": ({ body, headers }) => {
        if (!isUp) return "offline";
        if (headers["idempotency-key"] !== requests[0]?.headers["idempotency-key"]) return created();
        // As answers that a new release does not take any more.
        const isInvalid = JSON.stringify(body).includes("Earlier");
        return problem(isInvalid ? "invalid-input" : "key-reused", { detail });
      },
    });
    for (const audience of ["The one that arrived", "1", "2", "3", "4", "Earlier"]) {
      change(audience);
      await submitProject(client);
    }
    isUp = true;
    change("6");
    // Repeated without a change, they make no second project.
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await submitProject(client);
      expect(useSubmission.getState()).toMatchObject({ error: "failed", reasons: [detail] });
      expect(useWizard.getState().errors).toEqual({});
      expect(isUnconfirmed(localStorage)).toBe(false);
    }
    change("7");
    await submitProject(client);
    expect(useSubmission.getState()).toMatchObject({ error: null, outcome: { kind: "submitted" } });
  });

  it("P-21.14 a file that was deleted elsewhere stays as not uploaded, is reported by its name, and the next try goes without it", async () => {
    const file = (id: string) => {
      const url = `/api/uploads/${id}/content`;
      return { id, name: `${id}.png`, type: "media", size: 1, url, storagePath: `media/p/${id}` };
    };
    const waiting = { ...file("waiting"), url: "blob:x", storagePath: "", isTemporary: true };
    const contentDocuments = [{ id: "gone", name: "gone.png" }];
    const formData = { ...completeAnswers.formData, contentDocuments };
    const uploadedFiles = [waiting, file("oven"), file("gone")];
    useWizard.setState({ onboarding: { ...completeAnswers, formData, uploadedFiles } });
    const message = "“gone.png” is no longer stored. Add it again or continue without it.";
    let isFirst = true;
    const { requests } = fakeService({
      "POST /api/projects": () => {
        const errors = [{ path: "uploadedFiles.1", message }];
        const answer = isFirst ? problem("invalid-input", { errors }) : created();
        isFirst = false;
        return answer;
      },
    });
    await submitProject(client);
    expect(useSubmission.getState()).toMatchObject({ error: "failed", reasons: [message] });
    expect(useWizard.getState().onboarding.uploadedFiles).toEqual([
      waiting,
      file("oven"),
      { ...file("gone"), url: "", storagePath: "", isTemporary: true },
    ]);
    await submitProject(client);
    expect(requests[1]?.body).toMatchObject({
      uploadedFiles: [file("oven")],
      formData: { contentDocuments: [] },
    });
    expect(useSubmission.getState().outcome?.kind).toBe("submitted");
  });

  it("P-17.12 submitting waits for a running upload, and includes its file", async () => {
    const { requests } = fakeService({ "POST /api/projects": created });
    const sends = silentUploads();
    void uploads.add([new File(["x"], "oven.png", { type: "image/png" })], "media");
    const submitting = submitProject(client);
    expect(useSubmission.getState().phase).toBe("submitting");
    sends[0]?.answer();
    await submitting;
    expect(requests[0]?.body).toMatchObject({ uploadedFiles: [{ name: "oven.png" }] });
    expect(useSubmission.getState().phase).toBe("idle");
  });

  it("P-21.300 a project that was opened while the upload was waited for is not sent in its place", async () => {
    const { requests } = fakeService({ "POST /api/projects": created });
    const waiting = [
      vi.spyOn(uploads, "countUnderWay").mockReturnValue(1),
      vi.spyOn(uploads, "allDone").mockImplementation(async () => {
        useWizard.setState({ editing: { projectId: "project-1", version: 4 } });
      }),
    ];
    onTestFinished(() => {
      for (const spy of waiting) spy.mockRestore();
    });
    await submitProject(client);
    expect(requests).toEqual([]);
    expect(useSubmission.getState().phase).toBe("idle");
  });

  it("P-17 files that never reached the server are not part of what is submitted", async () => {
    const file = { id: "t", name: "a.png", type: "media", size: 1, url: "blob:x", storagePath: "" };
    const onboarding = { ...completeAnswers, uploadedFiles: [{ ...file, isTemporary: true }] };
    useWizard.setState({ ...initialWizardState, onboarding }, true);
    const { requests } = fakeService({ "POST /api/projects": created });
    await submitProject(client);
    expect(requests[0]?.body).toMatchObject({ uploadedFiles: [] });
  });
});

describe("editing a stored project", () => {
  const put = "PUT /api/projects/project-1";
  const finalise = "POST /api/projects/project-1/finalise";
  beforeEach(() => {
    const editing = { projectId: "project-1", version: 4 };
    useWizard.setState({ ...initialWizardState, onboarding: completeAnswers, editing }, true);
  });

  it("P-25.1 'Save changes' makes a new version from the one that was loaded", async () => {
    const { requests } = fakeService({ [put]: () => ({ status: 200, body: { project: storedProject(5) } }) });
    await saveChanges(client);
    expect(requests[0]?.headers["if-match"]).toBe('"4"');
    expect(useWizard.getState().editing).toEqual({ projectId: "project-1", version: 5 });
    expect(useSubmission.getState().outcome).toMatchObject({ kind: "updated" });
  });

  it("P-21.13 too many versions are refused with the API's message, and the changes stay", async () => {
    const detail = "You have saved your changes 60 times within an hour.";
    fakeService({ [put]: () => problem("too-many-requests", { detail }) });
    await saveChanges(client);
    expect(useSubmission.getState()).toMatchObject({ phase: "idle", error: "failed", reasons: [detail] });
    expect(useWizard.getState().editing).toEqual({ projectId: "project-1", version: 4 });
    expect(useWizard.getState().onboarding).toEqual(completeAnswers);
  });

  it("P-24.87 that the project is gone is said, and the changes stay", async () => {
    fakeService({ [put]: () => problem("not-found") });
    await saveChanges(client);
    const reasons = ["This project is no longer in your account. Your answers stay on this device."];
    expect(useSubmission.getState()).toMatchObject({ phase: "idle", error: "failed", reasons });
    expect(useWizard.getState().onboarding).toEqual(completeAnswers);
  });

  it("P-25.6 the editing id is cleared 500 ms after finishing", async () => {
    vi.useFakeTimers();
    fakeService({ [finalise]: () => ({ status: 200, body: { project: storedProject(5) } }) });
    await finishEditing(client);
    vi.advanceTimersByTime(499);
    expect(useWizard.getState().editing).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(useWizard.getState().editing).toBeNull();
    vi.useRealTimers();
  });

  it("P-25.32 the message that changes were saved goes with the next change", async () => {
    fakeService({ [put]: () => ({ status: 200, body: { project: storedProject(5) } }) });
    await saveChanges(client);
    wizard.goTo("theme");
    expect(useSubmission.getState().outcome?.kind).toBe("updated");
    wizard.updateForm({ audience: "Everybody" });
    expect(useSubmission.getState().outcome).toBeNull();
  });

  const openAnother = () => wizard.loadProject({ ...storedProject(2), id: "project-2" });
  it.each([
    ["a success", () => ({ status: 200, body: { project: storedProject(5) } }), openAnother],
    ["a failure", () => problem("internal-error"), openAnother],
    ["a failure", () => problem("internal-error"), wizard.reset],
  ])("P-25.33 %s is not shown for another project", async (_, answer, leave) => {
    fakeService({ [put]: answer });
    await saveChanges(client);
    leave();
    expect(useSubmission.getState()).toMatchObject({ phase: "idle", outcome: null, error: null });
  });

  it("P-25.34 the thanks for a finished edit stay when its project is left by itself", async () => {
    vi.useFakeTimers();
    fakeService({ [finalise]: () => ({ status: 200, body: { project: storedProject(5) } }) });
    await finishEditing(client);
    vi.advanceTimersByTime(1000);
    expect(useWizard.getState().editing).toBeNull();
    expect(useSubmission.getState().outcome?.kind).toBe("finalized");
    vi.useRealTimers();
  });

  it("P-25.21 a project that is opened within the 500 ms after finishing another one stays open", async () => {
    vi.useFakeTimers();
    fakeService({ [finalise]: () => ({ status: 200, body: { project: storedProject(5) } }) });
    await finishEditing(client);
    const other = { projectId: "project-2", version: 1 };
    useWizard.setState({ editing: other });
    vi.advanceTimersByTime(1000);
    expect(useWizard.getState().editing).toEqual(other);
    vi.useRealTimers();
  });

  const answersWith = (audience: string, niche: string): Onboarding => ({
    ...completeAnswers,
    formData: { ...completeAnswers.formData, audience, niche },
  });
  /** Edits version 4 here while version 7 was saved elsewhere. */
  function saveOver(mine: Onboarding, theirs: Onboarding) {
    let isFirst = true;
    writeProjectBase(localStorage, { id: "project-1", version: 4, onboarding: completeAnswers });
    useWizard.setState({ onboarding: mine });
    return fakeService({
      [put]: ({ body }) => {
        const answer = isFirst
          ? problem("version-conflict", { current: storedProject(7, theirs) })
          : { status: 200, body: { project: storedProject(8, onboardingSchema.parse(body)) } };
        isFirst = false;
        return answer;
      },
    });
  }

  it("P-24.9 other answers changed in a newer version: both are kept, and saved as the version after it", async () => {
    const { requests } = saveOver(answersWith("Everybody", "Bakery"), answersWith("Neighbours", "Sourdough"));
    await saveChanges(client);
    const both = { formData: { audience: "Everybody", niche: "Sourdough" } };
    expect(requests.map(({ headers }) => headers["if-match"])).toEqual(['"4"', '"7"']);
    expect(requests[1]?.body).toMatchObject(both);
    expect(useWizard.getState()).toMatchObject({ onboarding: both, editing: { version: 8 } });
    expect(useSubmission.getState().outcome?.kind).toBe("updated");
  });

  it("P-25.14 a version whose response was lost is recognized: nobody is asked about their own answers", async () => {
    const [first, second] = [answersWith("Everyone", "Bakery"), answersWith("Neighbours in SE10", "Bakery")];
    let calls = 0;
    writeProjectBase(localStorage, { id: "project-1", version: 4, onboarding: completeAnswers });
    useWizard.setState({ onboarding: first });
    const { requests } = fakeService({
      [put]: ({ body }) => {
        calls += 1;
        if (calls === 1) return "offline";
        if (calls === 2) return problem("version-conflict", { current: storedProject(5, first) });
        return { status: 200, body: { project: storedProject(6, onboardingSchema.parse(body)) } };
      },
    });
    await saveChanges(client);
    useWizard.setState({ onboarding: second });
    await saveChanges(client);
    expect(useConflictQuestion.getState().question).toBeNull();
    expect(requests.map(({ headers }) => headers["if-match"])).toEqual(['"4"', '"4"', '"5"']);
    expect(requests[2]?.body).toMatchObject({ formData: { audience: "Neighbours in SE10" } });
  });

  it("P-25.300 such a version is recognized after a reload too, where it is the first that the page learns of it", async () => {
    const [first, second] = [answersWith("Everyone", "Bakery"), answersWith("Neighbours in SE10", "Bakery")];
    writeProjectBase(localStorage, { id: "project-1", version: 4, onboarding: completeAnswers });
    useWizard.setState({ onboarding: first });
    fakeService({ [put]: () => "offline" });
    await saveChanges(client);
    useWizard.setState({ onboarding: second });
    expect(await autosave.mergeProject(storedProject(5, first))).toBe(true);
    expect(useConflictQuestion.getState().question).toBeNull();
    expect(useWizard.getState()).toMatchObject({ onboarding: second, editing: { version: 5 } });
  });

  it("P-25.301 answers that the server refused are no version of this device", async () => {
    const refused = answersWith("Everyone", "Bakery");
    writeProjectBase(localStorage, { id: "project-1", version: 4, onboarding: completeAnswers });
    useWizard.setState({ onboarding: refused });
    fakeService({ [put]: () => problem("invalid-input") });
    await saveChanges(client);
    expect(localStorage.getItem("onboarding_project")).not.toContain("Everyone");
  });

  it("P-24.10 the same answer changed in a newer version: the person chooses, and nothing is saved before", async () => {
    const { requests } = saveOver(answersWith("Everybody", "Bakery"), answersWith("Nobody", "Bakery"));
    const saving = saveChanges(client);
    await vi.waitFor(() => expect(useConflictQuestion.getState().question).not.toBeNull());
    expect(requests).toHaveLength(1);
    expect(useConflictQuestion.getState().question?.conflicts).toEqual([
      { path: "formData.audience", mine: "Everybody", theirs: "Nobody" },
    ]);
    useConflictQuestion.getState().question?.answer({ "formData.audience": "theirs" });
    await saving;
    expect(requests[1]?.body).toMatchObject({ formData: { audience: "Nobody" } });
    expect(requests[1]?.headers["if-match"]).toBe('"7"');
  });
});
