import type { User } from "@sitewright/contracts";
import { defaultOnboarding } from "@sitewright/spec-core/onboarding";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { Route, Routes } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { autosave } from "../../lib/saving/autosave.ts";
import { clearSessionEnd, useSessionEnd } from "../../lib/session/session-end.ts";
import { uploads } from "../../lib/uploads/uploads.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { type FakeAnswer, fakeService, problem } from "../../test/fake-service.ts";
import { freshPortalForEachTest, renderPortal } from "../../test/render-portal.tsx";
import { client, storedProject } from "../../test/sample-project.ts";
import { silentUploads } from "../../test/silent-uploads.ts";
import { SettingsScreen } from "./settings-screen.tsx";

freshPortalForEachTest();

const { onboarding: _, ...summary } = storedProject(3);
const older = {
  ...summary,
  id: "project-0",
  businessName: "",
  industry: "",
  submittedAt: "2026-02-01T10:00:00.000Z",
};
const list = (projects: (typeof summary)[]) => ({ status: 200, body: { projects, nextCursor: null } });
const assign = vi.fn();
type Handlers = Parameters<typeof fakeService>[0];

beforeEach(() => {
  assign.mockReset();
  vi.spyOn(location, "assign").mockImplementation(assign);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function show(handlers: Handlers = {}, user: User = client) {
  const service = fakeService({
    "GET /api/projects": () => list([summary, older]),
    "GET /api/projects/project-1": () => ({ status: 200, body: { project: storedProject(3) } }),
    "GET /api/account/security": () => ({ status: 200, body: { hasPassword: true, sessions: [] } }),
    "GET /api/draft": () => ({ status: 200, body: { draft: null } }),
    ...handlers,
  });
  const person = renderPortal(
    <Routes>
      <Route path="/app/settings" element={<SettingsScreen user={user} />} />
      <Route path="/app" element={<p>The wizard</p>} />
    </Routes>,
    "/app/settings",
  );
  return { ...service, person };
}

const openDetails = async (person: ReturnType<typeof show>["person"], name = /^Details ?: Greenwich/) =>
  person.click(await screen.findByRole("button", { name }));

describe("account and projects", () => {
  it("A-07.1 e-mail and creation date are shown", () => {
    show();
    const account = within(screen.getByRole("region", { name: "Account" }));
    expect(account.getByText("anna@bakehouse.example")).toBeTruthy();
    expect(account.getByText("1 January 2026")).toBeTruthy();
  });

  it("leads to the profile, where name and contact details are changed", () => {
    show();
    const link = screen.getByRole("link", { name: "Change name and contact details" });
    expect(link.getAttribute("href")).toBe("/profile/person-1");
  });

  it("A-07.8 what is missing reads 'Not specified', 'Unknown', 'Unknown User' and 'Unnamed Project'", async () => {
    show({}, { ...client, email: "", displayName: " ", createdAt: "" });
    const account = within(screen.getByRole("region", { name: "Account" }));
    expect(account.getByText("Not specified")).toBeTruthy();
    expect(account.getByText("Unknown")).toBeTruthy();
    expect(account.getByText("Unknown User")).toBeTruthy();
    expect(await screen.findByText("Unnamed Project")).toBeTruthy();
  });

  it("A-07.1 a picture that cannot be loaded is replaced by the first letter", () => {
    show({}, { ...client, photoURL: "https://lh3.googleusercontent.com/a/gone" });
    fireEvent.error(screen.getByRole("img", { name: "Anna Baker" }));
    expect(screen.getByRole("img", { name: "Anna Baker" }).textContent).toBe("A");
  });

  it("A-07.2 the projects are in the server's order, newest submission first", async () => {
    show();
    await screen.findByText("Greenwich Bakehouse");
    const projects = within(screen.getByRole("region", { name: "Your Projects" }));
    expect(projects.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent)).toEqual([
      "Greenwich Bakehouse",
      "Unnamed Project",
    ]);
  });

  it("that projects cannot be loaded is shown, and loading can be retried", async () => {
    let isUp = false;
    const { person } = show({
      "GET /api/projects": () => (isUp ? list([summary]) : problem("unavailable")),
    });
    const again = await screen.findByRole("button", { name: "Try again" });
    isUp = true;
    await person.click(again);
    expect(await screen.findByText("Greenwich Bakehouse")).toBeTruthy();
  });
});

describe("what is loaded already", () => {
  it("A-07.74 stays where more projects cannot be loaded, and the retry loads them", async () => {
    let isUp = false;
    const { person } = show({
      "GET /api/projects": ({ path }) => {
        if (!path.includes("cursor"))
          return { status: 200, body: { projects: [summary], nextCursor: "next" } };
        return isUp ? list([older]) : problem("unavailable");
      },
    });
    await person.click(await screen.findByRole("button", { name: "Load more" }));
    const again = await screen.findByRole("button", { name: "Try again" });
    expect(screen.getByText("Greenwich Bakehouse")).toBeTruthy();
    isUp = true;
    await person.click(again);
    expect(await screen.findByText("Unnamed Project")).toBeTruthy();
  });

  it("A-07.75 stays in a project's details where they cannot be loaded again", async () => {
    let answered = 0;
    const { person } = show({
      "GET /api/projects/project-1": () => {
        answered += 1;
        return answered === 1
          ? { status: 200, body: { project: storedProject(3) } }
          : problem("internal-error");
      },
    });
    const open = async () => {
      await openDetails(person);
      const dialog = within(await screen.findByRole("dialog", { name: "Greenwich Bakehouse" }));
      expect(await dialog.findByText("Goals")).toBeTruthy();
      return dialog;
    };
    const first = await open();
    await person.click(first.getByRole("button", { name: "Close" }));
    const second = await open();
    await vi.waitFor(() => expect(answered).toBe(2));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(second.getByText("Goals")).toBeTruthy();
  });
});

describe("a project's details", () => {
  it("A-07.3 show what was answered, and 'Not specified' where nothing was", async () => {
    const bare = storedProject(3, { ...defaultOnboarding, formData: { ...defaultOnboarding.formData } });
    const { person } = show({
      "GET /api/projects/project-1": () => ({ status: 200, body: { project: { ...bare, industry: "" } } }),
    });
    await openDetails(person);
    const dialog = within(await screen.findByRole("dialog", { name: "Greenwich Bakehouse" }));
    expect(await dialog.findByText("Goals")).toBeTruthy();
    expect(dialog.getAllByText("Not specified").length).toBeGreaterThanOrEqual(5);
  });

  it("A-07.3 'Edit Project' loads the project into the editor and closes the dialog", async () => {
    const { person } = show();
    const end = await autosave.start({ uid: "person-1", isFreshSignIn: false });
    await openDetails(person);
    await person.click(await screen.findByRole("button", { name: "Edit Project" }));
    expect(await screen.findByText("The wizard")).toBeTruthy();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(useWizard.getState().editing).toEqual({ projectId: "project-1", version: 3 });
    end();
  });

  it("A-07.4 deleting asks first, then takes the project off the list", async () => {
    let projects = [summary];
    const { person } = show({
      "GET /api/projects": () => list(projects),
      "DELETE /api/projects/project-1": () => {
        projects = [];
        return { status: 204 };
      },
    });
    await openDetails(person);
    await person.click(await screen.findByRole("button", { name: "Delete Project" }));
    expect(projects).toHaveLength(1);
    const asking = within(screen.getByRole("alertdialog"));
    await person.click(asking.getByRole("button", { name: "Delete Project" }));
    expect(await screen.findByText("Project deleted successfully")).toBeTruthy();
    expect(await screen.findByText("You have not submitted a project yet.")).toBeTruthy();
  });

  it("A-07.21 a project whose deletion was not answered is off the list, and deleting it again succeeds", async () => {
    let projects = [summary];
    const { person } = show({
      "GET /api/projects": () => list(projects),
      "DELETE /api/projects/project-1": () => {
        if (projects.length === 0) return problem("not-found");
        projects = [];
        return "offline";
      },
    });
    await openDetails(person);
    const remove = async () => {
      await person.click(await screen.findByRole("button", { name: "Delete Project" }));
      const asking = within(screen.getByRole("alertdialog"));
      await person.click(asking.getByRole("button", { name: "Delete Project" }));
    };
    await remove();
    expect(await screen.findByText("Failed to delete project. Please try again.")).toBeTruthy();
    expect(await screen.findByText("You have not submitted a project yet.")).toBeTruthy();
    await remove();
    expect(await screen.findByText("Project deleted successfully")).toBeTruthy();
  });

  it("A-07.4 a deletion that fails says so and leaves the project", async () => {
    const { person } = show({ "DELETE /api/projects/project-1": () => problem("internal-error") });
    await openDetails(person);
    await person.click(await screen.findByRole("button", { name: "Delete Project" }));
    const asking = within(screen.getByRole("alertdialog"));
    await person.click(asking.getByRole("button", { name: "Delete Project" }));
    expect(await screen.findByText("Failed to delete project. Please try again.")).toBeTruthy();
  });
});

describe("taking and deleting the data", () => {
  const ask = async (person: ReturnType<typeof show>["person"]) => {
    await person.click(screen.getByRole("button", { name: "Delete Account" }));
    return within(await screen.findByRole("alertdialog"));
  };

  it("A-07.7 'Download all my data' lets the browser save the archive", () => {
    show();
    const link = screen.getByRole("link", { name: "Download all my data" });
    expect(link.getAttribute("href")).toBe("/api/account/export");
    expect(link.hasAttribute("download")).toBe(true);
  });

  it.each(["", "delete", "DELETE ", " DELETE", "DELET"])(
    "A-07.5 'Please type DELETE to confirm': with %j typed the button stays closed",
    async (typed) => {
      const { person, requests } = show();
      const dialog = await ask(person);
      const field = dialog.getByLabelText("Please type DELETE to confirm");
      if (typed) await person.type(field, typed);
      expect(dialog.getByRole("button", { name: "Delete Account" })).toHaveProperty("disabled", true);
      await person.type(field, "{Enter}");
      expect(requests.some(({ method }) => method === "DELETE")).toBe(false);
    },
  );

  it.each([
    ["delete", "Use capital letters: DELETE"],
    ["DELETE ", "There is a space before or after the word. Remove it."],
    ["DELET{Enter}", "That is not the whole word DELETE."],
    ["yes", "That is not the whole word DELETE."],
    ["DEL", ""],
    ["delete{Backspace>6}DELETE", ""],
  ])("with '%s' typed the field says why the account cannot be deleted yet: '%s'", async (keys, fault) => {
    const { person } = show();
    const dialog = await ask(person);
    const field = dialog.getByLabelText("Please type DELETE to confirm");
    await person.type(field, keys);
    const message = document.getElementById(field.getAttribute("aria-describedby") ?? "");
    expect(message?.textContent ?? "").toBe(fault);
  });

  it("A-07.6 with the exact word the account is deleted; that is said, then the home page opens", async () => {
    localStorage.setItem("onboarding_owner", "person-1");
    const { person, requests } = show({ "DELETE /api/account": () => ({ status: 204 }) });
    const end = await autosave.start({ uid: "person-1", isFreshSignIn: false });
    const dialog = await ask(person);
    await person.type(dialog.getByLabelText("Please type DELETE to confirm"), "DELETE");
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await person.click(dialog.getByRole("button", { name: "Delete Account" }));
    expect(await screen.findByRole("dialog", { name: "Your account has been deleted." })).toBeTruthy();
    expect(requests.find(({ method }) => method === "DELETE")?.body).toEqual({ confirm: "DELETE" });
    expect(Object.keys(localStorage).filter((key) => key.startsWith("onboarding_"))).toEqual([]);
    act(() => vi.advanceTimersByTime(5000));
    expect(assign).toHaveBeenCalledWith("/");
    end();
  });

  it("A-07.76 what had not reached the server is removed from the browser with the account, another person's is not", async () => {
    // The test environment has no locks, under which a waiting file is sent again.
    vi.spyOn(uploads, "startResending").mockImplementation(() => {});
    const { person } = show({ "DELETE /api/account": () => ({ status: 204 }) });
    const end = await autosave.start({ uid: "person-1", isFreshSignIn: false });
    const sent = silentUploads();
    void uploads.add([new File(["x"], "oven.png", { type: "image/png" })], "media");
    sent[0]?.fail();
    await uploads.allDone();
    const [{ id } = { id: "" }] = useWizard.getState().onboarding.uploadedFiles;
    expect(await uploads.waitingBytes(id)).not.toBeNull();
    for (const uid of ["person-1", "person-2"])
      for (const key of ["nda_waiting", "saved_designs"]) localStorage.setItem(`${key}_${uid}`, "[]");
    const dialog = await ask(person);
    await person.type(dialog.getByLabelText("Please type DELETE to confirm"), "DELETE");
    await person.click(dialog.getByRole("button", { name: "Delete Account" }));
    expect(await screen.findByRole("dialog", { name: "Your account has been deleted." })).toBeTruthy();
    expect(await uploads.waitingBytes(id)).toBeNull();
    expect(
      Object.keys(localStorage)
        .filter((key) => key.includes("person-"))
        .sort(),
    ).toEqual(["nda_waiting_person-2", "saved_designs_person-2"]);
    end();
  });

  it("A-07.300 the deletion does not wait for a file that is uploading", async () => {
    vi.spyOn(uploads, "startResending").mockImplementation(() => {});
    const { person } = show({ "DELETE /api/account": () => ({ status: 204 }) });
    const end = await autosave.start({ uid: "person-1", isFreshSignIn: false });
    const sent = silentUploads();
    void uploads.add([new File(["x"], "oven.png", { type: "image/png" })], "media");
    const dialog = await ask(person);
    await person.type(dialog.getByLabelText("Please type DELETE to confirm"), "DELETE");
    await person.click(dialog.getByRole("button", { name: "Delete Account" }));
    expect(await screen.findByRole("dialog", { name: "Your account has been deleted." })).toBeTruthy();
    expect(sent[0]?.isAborted()).toBe(true);
    end();
  });

  describe("while no answer arrives", () => {
    let isReachable = false;
    let user: User | null = client;
    let refusal: FakeAnswer = "offline";
    beforeEach(() => {
      isReachable = true;
      user = client;
      refusal = "offline";
    });
    afterEach(() => {
      clearSessionEnd();
    });
    const showLost = async () => {
      const { person } = show({
        "GET /api/auth/session": () => (isReachable ? { status: 200, body: { user } } : "offline"),
        "DELETE /api/account": () => refusal,
      });
      const dialog = await ask(person);
      await person.type(dialog.getByLabelText("Please type DELETE to confirm"), "DELETE");
      return () => person.click(dialog.getByRole("button", { name: "Delete Account" }));
    };
    const gone = () => screen.findByRole("dialog", { name: "Your account has been deleted." });
    const failed = () => screen.findByText(/^Error deleting account/);

    it("A-07.22 an account that nobody is signed in to any more after it is deleted", async () => {
      const press = await showLost();
      user = null;
      await press();
      expect(await gone()).toBeTruthy();
    });

    it("A-07.23 an account that was deleted is noticed at the next press, and nobody is asked to sign in to it", async () => {
      const press = await showLost();
      isReachable = false;
      await press();
      await failed();
      isReachable = true;
      user = null;
      refusal = problem("sign-in-required");
      await press();
      expect(await gone()).toBeTruthy();
      expect(useSessionEnd.getState().hasEnded).toBe(false);
    });

    it("A-07.24 an account that somebody is still signed in to, and one whose session had ended before, are not taken for deleted", async () => {
      const press = await showLost();
      await press();
      await failed();
      user = null;
      refusal = problem("sign-in-required");
      await press();
      await failed();
      expect(screen.queryByRole("dialog", { name: "Your account has been deleted." })).toBeNull();
    });
  });

  it("A-07.6 a failure says 'Error deleting account. Please try again or contact support.'", async () => {
    const { person } = show({ "DELETE /api/account": () => problem("internal-error") });
    const dialog = await ask(person);
    await person.type(dialog.getByLabelText("Please type DELETE to confirm"), "DELETE");
    await person.click(dialog.getByRole("button", { name: "Delete Account" }));
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toBe("Error deleting account. Please try again or contact support.");
    expect(assign).not.toHaveBeenCalled();
  });
});
