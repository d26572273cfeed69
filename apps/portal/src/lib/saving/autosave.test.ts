import { describe, expect, it, vi } from "vitest";
import { fakeService, type SeenRequest } from "../../test/fake-service.ts";
import { freshPortalForEachTest } from "../../test/render-portal.tsx";
import { client, completeAnswers, storedProject } from "../../test/sample-project.ts";
import { silentUploads } from "../../test/silent-uploads.ts";
import { finishEditing, saveChanges, submitProject } from "../submission/submit.ts";
import { uploads } from "../uploads/uploads.ts";
import { wizard } from "../wizard/actions.ts";
import { useWizard } from "../wizard/wizard-store.ts";
import { autosave } from "./autosave.ts";

freshPortalForEachTest();
let end = (): void => {};

/** A signed-in client at work, the server's drafts by project ("" for the new one) and what it was asked. */
async function startedAutosave(drafts: Record<string, object> = {}) {
  const keyOf = ({ path }: SeenRequest) =>
    new URL(path, "http://localhost").searchParams.get("project") ?? "";
  const onSessionChange = vi.fn();
  const { requests } = fakeService({
    "GET /api/draft": (request) => ({ status: 200, body: { draft: drafts[keyOf(request)] ?? null } }),
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

describe("files uploading", () => {
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
