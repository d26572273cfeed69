import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { fakeService, problem, type SeenRequest } from "../../test/fake-service.ts";
import { freshPortalForEachTest } from "../../test/render-portal.tsx";
import { client, completeAnswers, storedProject } from "../../test/sample-project.ts";
import { silentUploads } from "../../test/silent-uploads.ts";
import { clearNotices, usePageNotices } from "../page-notices.ts";
import { clearSessionEnd } from "../session/session-end.ts";
import { useSubmission } from "../submission/submission-store.ts";
import { finishEditing, saveChanges, submitProject } from "../submission/submit.ts";
import { lateFileTexts } from "../uploads/late-file-texts.ts";
import { uploads } from "../uploads/uploads.ts";
import { wizard } from "../wizard/actions.ts";
import { sentProjectBeforeChanges } from "../wizard/sent-changes.ts";
import { initialWizardState, useWizard } from "../wizard/wizard-store.ts";
import { autosave } from "./autosave.ts";
import { savingTexts } from "./texts.ts";

freshPortalForEachTest();
let end = (): void => {};
/** Projects that the server does not have any more. */
const gone = new Set<string>();
/** Projects about which no answer arrives. */
const lost = new Set<string>();
beforeEach(() => {
  gone.clear();
  lost.clear();
  clearNotices();
});

/** A signed-in client at work, the server's drafts by project ("" for the new one) and what it was asked. */
async function startedAutosave(drafts: Record<string, object> = {}) {
  const keyOf = ({ path }: SeenRequest) =>
    new URL(path, "http://localhost").searchParams.get("project") ?? "";
  const onSessionChange = vi.fn();
  const { requests } = fakeService({
    "GET /api/projects/project-1": () => ({ status: 200, body: { project: storedProject(4) } }),
    "GET /api/draft": (request) => {
      if (lost.has(keyOf(request))) return "offline";
      if (gone.has(keyOf(request))) return problem("not-found");
      return { status: 200, body: { draft: drafts[keyOf(request)] ?? null } };
    },
    "PUT /api/draft": () => ({ status: 200, body: { version: 1, savedAt: "2026-03-01T10:00:00.000Z" } }),
    "DELETE /api/draft": () => ({ status: 204 }),
    "POST /api/projects": () => ({ status: 201, body: { project: storedProject(1) } }),
    "PUT /api/projects/project-1": () => ({ status: 200, body: { project: storedProject(5) } }),
    "POST /api/projects/project-1/finalise": () => ({ status: 200, body: { project: storedProject(5) } }),
  });
  end = await autosave.start({ uid: client.uid, isFreshSignIn: false, onSessionChange });
  return { requests, onSessionChange, puts: () => requests.filter(({ method }) => method === "PUT") };
}

/** A write of another tab of this browser. */
function otherTabWrites(key: string, value: unknown): void {
  const newValue = JSON.stringify(value);
  localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent("storage", { key, newValue, storageArea: localStorage }));
}

const editingHere = () => useWizard.getState().editing;

describe("two tabs of one browser", () => {
  it("P-24.47 a version that another tab has stored is the one that changes here are made from", async () => {
    await startedAutosave();
    await autosave.openProject(storedProject(4));
    const { id, onboarding } = storedProject(5);
    otherTabWrites("onboarding_project", { id, version: 5, onboarding });
    otherTabWrites("onboarding_editing", { projectId: id, version: 5 });
    await vi.waitFor(() => expect(editingHere()).toEqual({ projectId: id, version: 5 }));
    wizard.updateForm({ niche: "" });
    expect(JSON.parse(localStorage.getItem("onboarding_editing") ?? "")).toEqual({
      projectId: id,
      version: 5,
    });
  });

  it("P-24.79 what is typed after another tab has begun a new project is not a change to the submitted one", async () => {
    await startedAutosave();
    useWizard.setState({ onboarding: completeAnswers });
    await submitProject(client);
    expect(useWizard.getState().sent?.id).toBe("project-1");
    localStorage.removeItem("onboarding_sent");
    otherTabWrites("onboarding_formData", initialWizardState.onboarding.formData);
    await vi.waitFor(() => expect(useWizard.getState().onboarding.formData.businessName).toBe(""));
    wizard.updateForm({ businessName: "Harbour Cafe" });
    expect(useWizard.getState().sent).toBeNull();
    expect(sentProjectBeforeChanges(useWizard.getState())).toBeNull();
  });
});

describe("a browser in which somebody else has signed in", () => {
  it("P-28.9 nothing is sent in their name, and the session is read again", async () => {
    const { puts, onSessionChange } = await startedAutosave();
    wizard.updateForm({ niche: "Bakery" });
    localStorage.setItem("onboarding_owner", "person-2");
    expect(await autosave.flush()).toBe(false);
    expect(puts()).toEqual([]);
    expect(onSessionChange).toHaveBeenCalled();
  });
});

describe("a form that was reset on another device", () => {
  it("P-27.306 is emptied with a notice, by which its answers can be brought back beside what was typed since", async () => {
    const drafts: Record<string, object> = {};
    wizard.updateForm({ businessName: "Bakehouse" });
    drafts[""] = { version: 1, savedAt: "2026-03-01T10:00:00.000Z", state: useWizard.getState() };
    await startedAutosave(drafts);
    delete drafts[""];
    document.dispatchEvent(new Event("visibilitychange"));
    const form = () => useWizard.getState().onboarding.formData;
    await vi.waitFor(() => expect(form().businessName).toBe(""));
    const { notices } = usePageNotices.getState();
    expect(notices.map(({ title }) => title)).toEqual([savingTexts.emptied]);
    wizard.updateForm({ niche: "Bakery" });
    notices[0]?.action?.onPress();
    await vi.waitFor(() => expect(form()).toMatchObject({ businessName: "Bakehouse", niche: "Bakery" }));
  });
});

it("P-41.302 what waits for its upload is tried again when the page becomes visible", async () => {
  await startedAutosave();
  const resent = vi.spyOn(uploads, "resendNow").mockReturnValue(undefined);
  onTestFinished(() => resent.mockRestore());
  document.dispatchEvent(new Event("visibilitychange"));
  expect(resent).toHaveBeenCalled();
});

describe("the end of a session", () => {
  it("P-28.23 the next person on the page is not shown the result of the former one", async () => {
    await startedAutosave();
    useWizard.setState({ onboarding: completeAnswers });
    await submitProject(client);
    useWizard.setState({ sent: null });
    useSubmission.setState({ error: "failed" });
    autosave.end();
    end = await autosave.start({ uid: "person-2", isFreshSignIn: true });
    expect(useSubmission.getState()).toMatchObject({ outcome: null, error: null });
  });
});

describe("files uploading", () => {
  afterEach(() => {
    vi.useRealTimers();
    clearSessionEnd();
  });
  const png = () => new File(["x"], "oven.png", { type: "image/png" });
  const files = () => useWizard.getState().onboarding.uploadedFiles.map(({ name }) => name);

  it("P-17.11 belong to the project that they were added to: another one is opened only once they are stored", async () => {
    const { puts } = await startedAutosave();
    const requests = silentUploads();
    void uploads.add([png()], "media");
    const leaving = autosave.flush().then(() => autosave.openProject(storedProject(4)));
    requests[0]?.answer();
    await leaving;
    expect(puts().at(-1)?.body).toMatchObject({
      state: { onboarding: { uploadedFiles: [{ name: "oven.png" }] } },
    });
    expect(files()).toEqual([]);
  });

  const lists = (requests: readonly SeenRequest[]) =>
    requests.map(({ path, body }) => {
      const { version, state } = body as { version: number; state: { onboarding: typeof completeAnswers } };
      return [path, version, state.onboarding.uploadedFiles.map(({ name }) => name)];
    });
  const notices = () => usePageNotices.getState().notices.map(({ title }) => title);
  const position = () => useWizard.getState().position;

  it("P-17.15 that were chosen while another project was being opened are listed in the one that was open", async () => {
    const { puts } = await startedAutosave({
      "": {
        version: 3,
        savedAt: "2026-03-01T09:00:00.000Z",
        state: { onboarding: completeAnswers, position: position() },
      },
    });
    const requests = silentUploads();
    void uploads.add([png()], "media");
    await autosave.openProject(storedProject(4));
    requests[0]?.answer();
    await uploads.allDone();
    await vi.waitFor(() => expect(lists(puts())).toEqual([["/api/draft", 3, ["oven.png"]]]));
    expect(files()).toEqual([]);
    await vi.waitFor(() => expect(notices()).toEqual([lateFileTexts.listed("oven.png")]));
    expect(uploads.hasUnstoredBytes()).toBe(false);
  });

  it("P-17.16 are listed in their project although another tab has opened another one meanwhile", async () => {
    const { puts } = await startedAutosave();
    await autosave.openProject(storedProject(4));
    const requests = silentUploads();
    void uploads.add([png()], "media");
    const { onboarding } = storedProject(2);
    otherTabWrites("onboarding_project", { id: "project-2", version: 2, onboarding });
    otherTabWrites("onboarding_editing", { projectId: "project-2", version: 2 });
    await vi.waitFor(() => expect(editingHere()?.projectId).toBe("project-2"));
    requests[0]?.fail();
    await uploads.allDone();
    expect(files()).toEqual([]);
    await vi.waitFor(() =>
      expect(lists(puts())).toEqual([["/api/draft?project=project-1", 0, ["oven.png"]]]),
    );
    const [body] = puts().map((put) => put.body as { state: { onboarding: typeof completeAnswers } });
    expect(body?.state.onboarding.formData.businessName).toBe("Greenwich Bakehouse");
    expect(body?.state.onboarding.uploadedFiles[0]).toMatchObject({ url: "", isTemporary: true });
  });

  it("P-17.17 whose project is gone are named as not added", async () => {
    await startedAutosave();
    await autosave.openProject(storedProject(4));
    const requests = silentUploads();
    void uploads.add([png()], "media");
    await autosave.closeProjectUnsaved();
    gone.add("project-1");
    requests[0]?.answer();
    await uploads.allDone();
    await vi.waitFor(() => expect(notices()).toEqual([lateFileTexts.notListed("oven.png")]));
    expect(files()).toEqual([]);
  });

  it("P-17.18 and tried again are replaced in the list of their project, once there is a connection", async () => {
    const temporary = {
      id: "t1",
      name: "oven.png",
      type: "media",
      size: 1,
      url: "",
      storagePath: "",
    } as const;
    const withFile = { ...completeAnswers, uploadedFiles: [{ ...temporary, isTemporary: true as const }] };
    const { puts } = await startedAutosave({
      "project-1": {
        version: 2,
        savedAt: "2026-03-01T09:00:00.000Z",
        state: { onboarding: withFile, position: position() },
      },
    });
    await autosave.openProject(storedProject(4));
    await vi.waitFor(() => expect(files()).toEqual(["oven.png"]));
    const requests = silentUploads();
    const [listed] = useWizard.getState().onboarding.uploadedFiles;
    if (!listed) throw new Error("No file is listed.");
    void uploads.retry(listed, png());
    await autosave.closeProjectUnsaved();
    lost.add("project-1");
    requests[0]?.answer();
    await uploads.allDone();
    expect([puts(), notices(), uploads.hasUnstoredBytes()]).toEqual([[], [], true]);
    lost.clear();
    await vi.waitFor(() => expect(notices()).toEqual([lateFileTexts.listed("oven.png")]), 4000);
    expect(puts().map(({ body }) => body)).toMatchObject([
      {
        version: 2,
        state: { onboarding: { uploadedFiles: [{ id: "oven.png", storagePath: "media/p/oven.png" }] } },
      },
    ]);
  });

  it("P-17.19 that found no connection are sent when their project is open again", async () => {
    const drafts: Record<string, object> = {};
    const { puts } = await startedAutosave(drafts);
    const requests = silentUploads();
    void uploads.add([png()], "media");
    await autosave.openProject(storedProject(4));
    requests[0]?.fail();
    await uploads.allDone();
    const savedAt = "2026-03-01T09:00:00.000Z";
    drafts[""] = { ...(puts()[0]?.body as object), version: 1, savedAt };
    await autosave.closeProjectUnsaved();
    expect(files()).toEqual(["oven.png"]);
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    requests[1]?.answer();
    await uploads.allDone();
    expect(useWizard.getState().onboarding.uploadedFiles).toMatchObject([
      { storagePath: "media/p/oven.png" },
    ]);
  });

  it.each([
    ["in this tab", autosave.resume],
    ["in another tab", autosave.resumeAfterOtherTab],
  ])(
    "P-17.31 that were refused because the session had ended are sent once the person has signed in again %s",
    async (_, resume) => {
      await startedAutosave();
      // The retries have begun.
      await vi.dynamicImportSettled();
      const requests = silentUploads();
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
      void uploads.add([png()], "media");
      requests[0]?.refuseSession();
      await uploads.allDone();
      vi.runAllTimers();
      expect(useWizard.getState().onboarding.uploadedFiles).toMatchObject([{ isTemporary: true }]);
      clearSessionEnd();
      resume();
      await vi.waitFor(() => expect(requests).toHaveLength(2));
      requests[1]?.answer();
      await uploads.allDone();
      expect(useWizard.getState().onboarding.uploadedFiles).toMatchObject([
        { storagePath: "media/p/oven.png" },
      ]);
    },
  );

  it("P-17.10 are not shown to the person who signs in next", async () => {
    await startedAutosave();
    const requests = silentUploads();
    void uploads.add([png()], "media");
    expect(requests[0]?.headers["expected-user"]).toBe(client.uid);
    end();
    await autosave.start({ uid: "person-2", isFreshSignIn: false });
    requests[0]?.answer();
    await uploads.allDone();
    expect(requests[0]?.isAborted()).toBe(true);
    expect(files()).toEqual([]);
  });
});

describe("a draft that becomes part of a project", () => {
  const savedAt = "2026-03-01T09:00:00.000Z";
  const draftOf = (version: number) => ({
    version,
    savedAt,
    state: { onboarding: completeAnswers, position: useWizard.getState().position },
  });
  const named = (requests: readonly SeenRequest[], path: string) => {
    const { headers } = requests.find((request) => request.method !== "GET" && request.path === path) ?? {};
    return [headers?.["draft-version"], headers?.["draft-saved-at"]];
  };

  it("P-22.41 submitting, saving and finishing each name the draft that the server deletes with them", async () => {
    const { requests } = await startedAutosave({ "": draftOf(3), "project-1": draftOf(7) });
    await submitProject(client);
    expect(named(requests, "/api/projects")).toEqual(["3", savedAt]);
    await autosave.openProject(storedProject(4));
    await saveChanges(client);
    expect(named(requests, "/api/projects/project-1")).toEqual(["7", savedAt]);
    await autosave.openProject(storedProject(5));
    await finishEditing(client);
    expect(named(requests, "/api/projects/project-1/finalise")).toEqual(["7", savedAt]);
  });

  it("P-22.44 the draft of a project that was opened while another was submitted stays", async () => {
    const { requests } = await startedAutosave({ "project-1": draftOf(7) });
    useWizard.setState({ onboarding: completeAnswers });
    const submitting = submitProject(client);
    await autosave.openProject(storedProject(4));
    await submitting;
    expect(requests.filter(({ method }) => method === "DELETE")).toEqual([]);
  });
});

describe("a project that is left while its successor's draft cannot be read", () => {
  it("P-24.84 the draft is there once the connection is back", async () => {
    const { position } = useWizard.getState();
    const savedAt = "2026-03-01T09:00:00.000Z";
    await startedAutosave({ "": { version: 3, savedAt, state: { onboarding: completeAnswers, position } } });
    await autosave.openProject(storedProject(4));
    lost.add("");
    await autosave.closeProjectUnsaved();
    expect(useWizard.getState().onboarding.formData.businessName).toBe("");
    lost.clear();
    window.dispatchEvent(new Event("online"));
    await vi.waitFor(() =>
      expect(useWizard.getState().onboarding.formData.businessName).toBe("Greenwich Bakehouse"),
    );
  });
});

describe("a project that is finished", () => {
  it("P-25.12 its answers do not become part of the new project", async () => {
    const fresh = {
      ...completeAnswers,
      formData: { ...completeAnswers.formData, businessName: "Harbour Cafe" },
    };
    const { position } = useWizard.getState();
    const savedAt = "2026-03-01T09:00:00.000Z";
    await startedAutosave({ "": { version: 3, savedAt, state: { onboarding: fresh, position } } });
    await autosave.openProject(storedProject(4));
    await finishEditing(client);
    await vi.waitFor(() => expect(editingHere()).toBeNull());
    end();
    // The page is loaded again before the message has been read.
    const { puts } = await startedAutosave({
      "": { version: 3, savedAt, state: { onboarding: fresh, position } },
    });
    await autosave.flush();
    expect(useWizard.getState().onboarding.formData.businessName).toBe("Harbour Cafe");
    expect(puts()).toEqual([]);
  });

  it("P-25.13 what was typed while it was being finished is saved before it is left", async () => {
    const { puts } = await startedAutosave();
    await autosave.openProject(storedProject(4));
    const finishing = finishEditing(client);
    wizard.updateForm({ niche: "Patisserie" });
    await finishing;
    await autosave.closeProject();
    expect(puts().at(-1)?.path).toBe("/api/draft?project=project-1");
    expect(puts().at(-1)?.body).toMatchObject({
      state: { onboarding: { formData: { niche: "Patisserie" } } },
    });
  });
});
