import type { Onboarding } from "@sitewright/spec-core/onboarding";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { WizardAsideProvider } from "../../components/chrome/wizard-aside.tsx";
import { autosave } from "../../lib/saving/autosave.ts";
import { submissionKey } from "../../lib/submission/submission-key.ts";
import { useSubmission } from "../../lib/submission/submission-store.ts";
import { wizard } from "../../lib/wizard/actions.ts";
import { initialWizardState, useWizard } from "../../lib/wizard/wizard-store.ts";
import { fakeService, problem } from "../../test/fake-service.ts";
import { freshPortalForEachTest, renderPortal } from "../../test/render-portal.tsx";
import { administrator, client, completeAnswers, storedProject } from "../../test/sample-project.ts";
import { SitemapStep } from "./sitemap-step.tsx";
import { SubmissionResult } from "./submission-result.tsx";

freshPortalForEachTest();

const editing = { projectId: "project-1", version: 4 };

function show(onboarding: Onboarding = completeAnswers, user = client, isEditing = false) {
  useWizard.setState({ ...initialWizardState, onboarding, editing: isEditing ? editing : null }, true);
  wizard.goTo("sitemap");
  return renderPortal(
    <WizardAsideProvider>
      {(aside) => (
        <>
          <SitemapStep user={user} />
          {aside}
          <SubmissionResult />
        </>
      )}
    </WizardAsideProvider>,
  );
}
const withPages = (pages: string[], customPages: string[] = []): Onboarding => ({
  ...completeAnswers,
  formData: { ...completeAnswers.formData, pages, customPages },
});
const submit = () => screen.getByRole("button", { name: /Finish & Submit Project/ });
const asXml = (text: string | null) => new DOMParser().parseFromString(text ?? "", "text/xml");

/** The files that the page hands to the browser to save. */
function caughtDownloads() {
  const files: { name: string; text: Promise<string> }[] = [];
  const blobs = new Map<string, Blob>();
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    blobs.set(`blob:${blobs.size}`, blob as Blob);
    return `blob:${blobs.size - 1}`;
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, text: blobs.get(this.href)?.text() ?? Promise.resolve("") });
  });
  return files;
}

it("P-22.36 the last step asks to submit what has not been submitted, and only that", () => {
  show();
  const asks = () => screen.queryAllByText(/then submit|until you submit/).length > 0;
  expect(asks()).toBe(true);
  const sent = { id: "project-1", name: "Greenwich Bakehouse", answers: completeAnswers, isNoted: false };
  act(() => useWizard.setState({ sent }));
  expect(asks()).toBe(false);
});

describe("the sitemap", () => {
  it("P-20.1 lists every page with its address", () => {
    show(withPages(["Home", "FAQ"], ["Opening hours"]));
    const pages = within(screen.getByRole("list", { name: "Pages, in navigation order" }));
    expect(pages.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "Homehttps://sitewright.example/Edit",
      "FAQhttps://sitewright.example/faqEdit",
      "Opening hoursCustomhttps://sitewright.example/opening-hoursEdit",
    ]);
  });

  it("C-12.11 an address with other letters is shown as it is read", () => {
    const { formData, ...others } = withPages(["Home"]);
    show({ ...others, formData: { ...formData, hasDomain: true, domainName: "bäckerei-großmüller.de" } });
    const pages = within(screen.getByRole("list", { name: "Pages, in navigation order" }));
    expect(pages.getByRole("listitem").textContent).toBe("Homehttps://bäckerei-großmüller.de/Edit");
  });

  it("P-20.2 previews the XML of exactly these pages, once it is opened", async () => {
    const person = show(withPages(["Home", "FAQ"]));
    const opener = screen.getByRole("button", { name: "XML preview" });
    expect(screen.getByText(/^A list of your pages for search engines/)).toBeTruthy();
    expect(opener.getAttribute("aria-expanded")).toBe("false");
    expect(screen.queryByRole("region", { name: "Content of sitemap.xml" })).toBeNull();
    await person.click(opener);
    const xml = asXml(screen.getByRole("region", { name: "Content of sitemap.xml" }).textContent);
    const urls = [...xml.getElementsByTagName("loc")].map((loc) => loc.textContent);
    expect(urls).toEqual(["https://sitewright.example/", "https://sitewright.example/faq"]);
  });

  it("P-20.3 shows a summary of the project", () => {
    show();
    const summary = within(screen.getByRole("region", { name: "Project summary" }));
    expect(summary.getByText("Greenwich Bakehouse")).toBeTruthy();
    expect(summary.getByText("Fun, Casual")).toBeTruthy();
  });

  const askForPage = async (name: string) => {
    const person = show(withPages(["Home"]));
    await person.click(screen.getByRole("button", { name: "Add custom page" }));
    const field = within(screen.getByRole("dialog")).getByLabelText("Enter custom page name:");
    await person.type(field, `${name}{Enter}`);
    return useWizard.getState().onboarding.formData.customPages;
  };
  it("P-20.4 asks 'Enter custom page name:' in a dialog and adds the trimmed name", async () => {
    expect(await askForPage("  Opening hours ")).toEqual(["Opening hours"]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });
  it("P-20.5 a blank name is ignored", async () => {
    expect(await askForPage("   ")).toEqual([]);
  });

  it.each([
    ["client", "Download sitemap.xml", client],
    ["administrator", "Download Sitemap (XML)", administrator],
  ])("P-20.6 P-34.6 a %s can download sitemap.xml by '%s'", async (_, label, user) => {
    const files = caughtDownloads();
    const person = show(withPages(["Home"]), user);
    await person.click(screen.getByRole("button", { name: label }));
    expect(files[0]?.name).toBe("sitemap.xml");
    expect(asXml((await files[0]?.text) ?? "").getElementsByTagName("loc")).toHaveLength(1);
    vi.restoreAllMocks();
  });

  it("P-20.7 P-34.5 a client submits by 'Finish & Submit Project'; an administrator exports in its place", () => {
    show();
    expect(submit()).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Export Complete Project Data" })).toBeNull();
  });
  it("P-02.9 P-34.2 an administrator finds 'Export Complete Project Data' in its place", () => {
    show(completeAnswers, administrator);
    expect(screen.getByRole("button", { name: "Export Complete Project Data" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: /Finish & Submit/ })).toBeNull();
  });

  it("P-20.8 Reset asks with its words before anything is lost", async () => {
    const person = show();
    await person.click(screen.getByRole("button", { name: "Reset" }));
    const dialog = screen.getByRole("alertdialog");
    expect(
      within(dialog).getByText(
        "Are you sure you want to reset and start a new project? All current data will be lost.",
      ),
    ).toBeTruthy();
    await person.click(within(dialog).getByRole("button", { name: "Cancel" }));
    expect(useWizard.getState().onboarding).toEqual(completeAnswers);
  });

  it("P-20.9 without pages the list is empty and sends the person to choosing them", async () => {
    const person = show(withPages([]));
    expect(screen.queryByRole("region", { name: "Content of sitemap.xml" })).toBeNull();
    await person.click(screen.getByRole("button", { name: "Choose pages" }));
    expect(useWizard.getState().position.activeTab).toBe("questionnaire");
  });
});

describe("submitting", () => {
  it("P-21.3 the button says 'Submitting...' and is disabled while busy, and keeps the focus", async () => {
    const { requests } = fakeService({ "POST /api/projects": () => new Promise(() => {}) });
    const person = show();
    await person.click(submit());
    const button = screen.getByRole("button", { name: "Submitting..." });
    expect(button.getAttribute("aria-disabled")).toBe("true");
    expect(document.activeElement).toBe(button);
    await person.click(button);
    await person.keyboard("{Enter}");
    expect(requests.filter(({ method }) => method === "POST")).toHaveLength(1);
    // A button with `disabled` loses the focus in a browser, though not in jsdom.
    expect(button).toHaveProperty("disabled", false);
  });

  it("P-21.4 a failure is shown with its message, and the button is enabled again", async () => {
    fakeService({ "POST /api/projects": () => problem("internal-error") });
    const person = show();
    await person.click(submit());
    expect((await screen.findByRole("alert")).textContent).toBe(
      "There was an error submitting your project. Please try again or contact support.",
    );
    expect(submit().getAttribute("aria-disabled")).not.toBe("true");
  });

  it("P-21.35 without a connection the failure says what to do, and that the answers are kept", async () => {
    fakeService({ "POST /api/projects": () => "offline" });
    const person = show();
    await person.click(submit());
    const alert = within(await screen.findByRole("alert"));
    expect(alert.getByText(/^There was an error submitting your project/)).toBeTruthy();
    expect(alert.getByText(/Check your connection .* Your answers are safe/)).toBeTruthy();
  });

  it("after a reload that interrupted a submission the step says that its outcome is not known", async () => {
    submissionKey(localStorage, JSON.stringify(completeAnswers), () => "key-number-1");
    show();
    const note = /no confirmation reached this page/;
    expect(screen.getByText(note).textContent).toMatch(/Submit again to be sure. Nothing is sent twice/);
  });

  it("changes after a submission that had arrived are offered as its next version, not sent as a second project", async () => {
    submissionKey(localStorage, JSON.stringify(completeAnswers), () => "key-number-1");
    const { formData } = completeAnswers;
    const { requests } = fakeService({
      "POST /api/projects": ({ body }) =>
        JSON.stringify(body) === JSON.stringify(completeAnswers)
          ? { status: 201, body: { project: storedProject(1) } }
          : problem("key-reused", { detail: "Sent before." }),
    });
    const person = show({ ...completeAnswers, formData: { ...formData, audience: "Everybody" } });
    await person.click(submit());
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toMatch(/^Your earlier submission had arrived as “Greenwich Bakehouse”/);
    expect(screen.getByRole("button", { name: "Send changes" })).toBeTruthy();
    expect(new Set(requests.map(({ headers }) => headers["idempotency-key"]))).toEqual(
      new Set(["key-number-1"]),
    );
  });

  it("says nothing of the kind before a submission, while one is in progress, and once it is confirmed", async () => {
    const note = /no confirmation reached this page/;
    let noted = true;
    fakeService({
      "POST /api/projects": () => {
        noted = screen.queryByText(note) !== null;
        return { status: 201, body: { project: storedProject(1) } };
      },
    });
    const person = show();
    expect(screen.queryByText(note)).toBeNull();
    await person.click(submit());
    await screen.findByRole("dialog");
    expect([noted, screen.queryByText(note)]).toEqual([false, null]);
  });

  it("P-21.13 too many submissions are refused with the API's message, and the button is enabled again", async () => {
    const detail =
      "You have submitted 10 projects within an hour. Your answers are kept; you can submit again in 20 minutes.";
    fakeService({ "POST /api/projects": () => problem("too-many-requests", { detail }) });
    const person = show();
    await person.click(submit());
    expect((await screen.findByRole("alert")).textContent).toBe(detail);
    expect(submit().getAttribute("aria-disabled")).not.toBe("true");
  });

  it("while editing the page speaks of saving the changes, since nothing is there to submit", () => {
    show(completeAnswers, client, true);
    expect(screen.getByText(/are sent when you press ‘Save changes’ or finish editing/)).toBeTruthy();
    expect(screen.queryByText(/then submit|until you submit|required to submit/)).toBeNull();
  });

  it("P-21.10 is hidden while editing, where saving and finishing replace it", () => {
    show(completeAnswers, client, true);
    expect(screen.queryByRole("button", { name: /Finish & Submit Project/ })).toBeNull();
    expect(screen.getByRole("button", { name: "Save changes" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Finish Editing & Submit Final Changes" })).toBeTruthy();
  });

  it("P-21.11 the steps still incomplete are listed, each with the way there", async () => {
    const person = show(withPages([]));
    for (const title of ["Client Questionnaire", "Font & Typography", "Hosting & Legal"])
      expect(screen.getByRole("button", { name: new RegExp(`^Go to ${title}`) })).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Go to Tone/ })).toBeNull();
    await person.click(screen.getByRole("button", { name: "Font & Typography" }));
    const typography = within(screen.getByRole("region", { name: "Font & Typography" }));
    expect(typography.getByText("You have not changed or confirmed anything here yet.")).toBeTruthy();
    await person.click(screen.getByRole("button", { name: /^Go to Hosting & Legal/ }));
    expect(useWizard.getState().position.activeTab).toBe("legal");
  });

  it("P-21.12 missing answers are listed and nothing is sent", async () => {
    const { requests } = fakeService({});
    const person = show(withPages([]));
    await person.click(submit());
    const summary = screen.getByRole("alert");
    expect(within(summary).getByRole("link", { name: "Please choose at least one page" })).toBeTruthy();
    expect(requests).toEqual([]);
  });

  it("P-17.4 files that are not uploaded are named", () => {
    const file = { id: "t", name: "menu.pdf", type: "media", size: 1, url: "", storagePath: "" };
    show({ ...completeAnswers, uploadedFiles: [{ ...file, isTemporary: true }] });
    expect(screen.getByText(/Not uploaded yet: menu.pdf/)).toBeTruthy();
  });
});

describe("after submitting", () => {
  const submitted = async () => {
    fakeService({
      "POST /api/projects": () => ({ status: 201, body: { project: storedProject(1) } }),
      "DELETE /api/draft": () => ({ status: 204 }),
      "GET /api/draft": () => ({ status: 200, body: { draft: null } }),
    });
    const person = show();
    await person.click(submit());
    return { person, dialog: within(await screen.findByRole("dialog")) };
  };

  it("P-22.1 a dialog 'Thank You for Your Submission!' carries the submitted message", async () => {
    const { dialog } = await submitted();
    expect(dialog.getByRole("heading", { name: "Thank You for Your Submission!" })).toBeTruthy();
    expect(
      dialog.getByText(
        'Thank you for submitting your project! We\'ve received your requirements for "Greenwich Bakehouse" and will be in touch within 24 hours. You should receive a confirmation email shortly at anna@bakehouse.example.',
      ),
    ).toBeTruthy();
  });

  it("P-34.3 a toast says 'Project Submitted Successfully!'", async () => {
    await submitted();
    expect(screen.getByText("Project Submitted Successfully!")).toBeTruthy();
  });

  it("P-22.2 Start New Project resets to the defaults and the welcome", async () => {
    fakeService({ "GET /api/draft": () => ({ status: 200, body: { draft: null } }) });
    const end = await autosave.start({ uid: client.uid, isFreshSignIn: false });
    const { person, dialog } = await submitted();
    await person.click(dialog.getByRole("button", { name: "Start New Project" }));
    await waitFor(() => expect(useWizard.getState()).toEqual(initialWizardState));
    expect(screen.queryByRole("dialog")).toBeNull();
    end();
  });

  it("P-22.37 a new project is begun only once the draft of the submitted one is deleted", async () => {
    fakeService({ "GET /api/draft": () => ({ status: 200, body: { draft: null } }) });
    const end = await autosave.start({ uid: client.uid, isFreshSignIn: false });
    const { person, dialog } = await submitted();
    let isCut = true;
    fakeService({
      "GET /api/draft": () => ({ status: 200, body: { draft: null } }),
      "DELETE /api/draft": () => (isCut ? "offline" : { status: 204 }),
    });
    await person.click(dialog.getByRole("button", { name: "Start New Project" }));
    expect(await screen.findByText("The new project was not started")).toBeTruthy();
    expect(useWizard.getState().onboarding).toEqual(completeAnswers);
    isCut = false;
    await person.click(dialog.getByRole("button", { name: "Start New Project" }));
    await waitFor(() => expect(useWizard.getState()).toEqual(initialWizardState));
    end();
  });

  it("P-22.3 Done closes it and leaves the answers", async () => {
    const { person, dialog } = await submitted();
    await person.click(dialog.getByRole("button", { name: "Done" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(useWizard.getState().onboarding).toEqual(completeAnswers);
  });
});

describe("finishing an edit", () => {
  const ask = async (person: UserEvent) => {
    await person.click(screen.getByRole("button", { name: /^Finish Editing/ }));
    return within(screen.getByRole("alertdialog", { name: "Finish editing?" }));
  };
  const finish = async (person: UserEvent) =>
    person.click((await ask(person)).getByRole("button", { name: "Finish editing" }));

  it("P-39.1 finishing asks first and says that it makes a final version and sends a mail", async () => {
    const { requests } = fakeService({});
    const person = show(completeAnswers, client, true);
    const question = await ask(person);
    expect(
      question.getByText(/saved as a new version.*marked as final.*confirmation.*anna@bakehouse/),
    ).toBeTruthy();
    await person.click(question.getByRole("button", { name: "Not yet" }));
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(requests).toEqual([]);
    expect(useWizard.getState().editing).toEqual(editing);
  });

  it("P-39.2 what is missing is listed before anything is asked", async () => {
    const person = show(withPages([]), client, true);
    await person.click(screen.getByRole("button", { name: /^Finish Editing/ }));
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("alert"));
  });

  it("P-39.3 a press beside either dialog, as the second of a double tap, does not close it", async () => {
    const { requests } = fakeService({
      "POST /api/projects/project-1/finalise": () => ({ status: 200, body: { project: storedProject(5) } }),
    });
    const person = show(completeAnswers, client, true);
    const question = await ask(person);
    fireEvent.pointerDown(document.body);
    fireEvent.click(document.body);
    expect(question.getByRole("button", { name: "Finish editing" }).isConnected).toBe(true);
    fireEvent.click(question.getByRole("button", { name: "Finish editing" }), { detail: 2 });
    expect(requests).toEqual([]);
    fireEvent.click(question.getByRole("button", { name: "Finish editing" }), { detail: 1 });
    const thanks = await screen.findByRole("dialog");
    fireEvent.pointerDown(document.body);
    fireEvent.click(document.body);
    expect(thanks.isConnected).toBe(true);
  });

  it.each([
    ["submits", client, false],
    ["exports", administrator, false],
    ["saves", client, true],
  ])("P-39.4 the second press of a double tap does nothing on what %s", async (_, user, isEditing) => {
    const { requests } = fakeService({});
    const files = caughtDownloads();
    show(completeAnswers, user, isEditing);
    const last = screen.getByRole("button", { name: /^(Finish & Submit|Export Complete|Save changes)/ });
    fireEvent.click(last, { detail: 2 });
    await Promise.resolve();
    expect(requests).toEqual([]);
    expect(files).toEqual([]);
    expect(useSubmission.getState().phase).toBe("idle");
    vi.restoreAllMocks();
  });

  it("P-39.5 a failure is in sight with the focus on it when the question has closed", async () => {
    fakeService({ "POST /api/projects/project-1/finalise": () => problem("internal-error") });
    const person = show(completeAnswers, client, true);
    await finish(person);
    const alert = await screen.findByRole("alert");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await waitFor(() => expect(document.activeElement?.contains(alert)).toBe(true));
  });

  it("P-25.2 'Save changes' shows the updated message and the toast", async () => {
    fakeService({
      "PUT /api/projects/project-1": () => ({ status: 200, body: { project: storedProject(5) } }),
    });
    const person = show(completeAnswers, client, true);
    await person.click(screen.getByRole("button", { name: "Save changes" }));
    expect(await screen.findByText("Project Updated!")).toBeTruthy();
    expect(screen.getByText("Your changes have been saved successfully.")).toBeTruthy();
    await waitFor(() => expect(useSubmission.getState().phase).toBe("idle"));
    expect(
      screen.getByText(
        'Your project "Greenwich Bakehouse" has been successfully updated! The changes have been saved and we\'ll review your updated requirements.',
      ),
    ).toBeTruthy();
  });

  it("P-25.83 'Save changes' without a change says that there is nothing to save, not that something was", async () => {
    fakeService({
      "PUT /api/projects/project-1": () => ({ status: 200, body: { project: storedProject(4) } }),
    });
    const person = show(completeAnswers, client, true);
    await person.click(screen.getByRole("button", { name: "Save changes" }));
    expect(
      await screen.findByText("Nothing has changed since the last version, so there is nothing to save."),
    ).toBeTruthy();
    expect(screen.queryByText(/Project Updated|successfully updated/)).toBeNull();
  });

  it("P-25.4 finishing says 'Finalizing...' while busy", async () => {
    fakeService({ "POST /api/projects/project-1/finalise": () => new Promise(() => {}) });
    const person = show(completeAnswers, client, true);
    await finish(person);
    expect(await screen.findByRole("button", { name: "Finalizing..." })).toBeTruthy();
  });

  it("P-25.5 and 'Project Successfully Finalized!' with its message and toast when done", async () => {
    fakeService({
      "POST /api/projects/project-1/finalise": () => ({ status: 200, body: { project: storedProject(5) } }),
    });
    const person = show(completeAnswers, client, true);
    await finish(person);
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByRole("heading", { name: "Project Successfully Finalized!" })).toBeTruthy();
    expect(
      dialog.getByText(
        'Perfect! Your project "Greenwich Bakehouse" has been finalized with all your latest changes. We\'ve sent you a confirmation email and will be in touch soon with the next steps.',
      ),
    ).toBeTruthy();
    expect(screen.getByText("Project Finalized!")).toBeTruthy();
  });
});
