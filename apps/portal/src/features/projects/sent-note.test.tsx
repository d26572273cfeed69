import type { User } from "@sitewright/contracts";
import { act, cleanup, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { autosave } from "../../lib/saving/autosave.ts";
import { submissionKey } from "../../lib/submission/submission-key.ts";
import { useSubmission } from "../../lib/submission/submission-store.ts";
import { wizard } from "../../lib/wizard/actions.ts";
import { initialWizardState, useWizard } from "../../lib/wizard/wizard-store.ts";
import { SitemapRoute } from "../../routes/sitemap-route.tsx";
import { fakeService } from "../../test/fake-service.ts";
import { freshPortalForEachTest, renderPortal } from "../../test/render-portal.tsx";
import { administrator, client, completeAnswers, storedProject } from "../../test/sample-project.ts";

freshPortalForEachTest();

const { onboarding: _, ...bakehouse } = storedProject(1);
const list = (projects: (typeof bakehouse)[]) => ({ status: 200, body: { projects, nextCursor: null } });
const sentence = /^You submitted “Greenwich Bakehouse” on 1 March 2026 at \d\d:\d\d\. This is version 1\.$/;

function show(handlers: Parameters<typeof fakeService>[0], user: User = client) {
  useWizard.setState({ ...initialWizardState, onboarding: completeAnswers }, true);
  const service = fakeService(handlers);
  return { service, person: renderPortal(<SitemapRoute user={user} />) };
}
/** The signed-in client's work, with no draft on the server. */
function beginWork(): Promise<() => void> {
  fakeService({ "GET /api/draft": () => ({ status: 200, body: { draft: null } }) });
  return autosave.start({ uid: client.uid, isFreshSignIn: false });
}
const asked = ({ requests }: ReturnType<typeof fakeService>): boolean =>
  requests.some(({ path }) => path === "/api/projects");

describe("P-22 the last step after a submission", () => {
  it("P-22.8 says when this project was submitted, and loads that one for changing", async () => {
    const end = await beginWork();
    const { person } = show({
      "GET /api/projects": () => list([bakehouse]),
      "GET /api/projects/project-1": () => ({ status: 200, body: { project: storedProject(1) } }),
      "GET /api/draft": () => ({ status: 200, body: { draft: null } }),
      "PUT /api/draft": () => ({ status: 200, body: { version: 1, savedAt: "2026-03-02T09:00:00.000Z" } }),
    });
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.getByRole("button", { name: /Finish & Submit Project/ })).toBeTruthy();
    await person.click(screen.getByRole("button", { name: "Load project" }));
    await vi.waitFor(() =>
      expect(useWizard.getState().editing).toEqual({ projectId: "project-1", version: 1 }),
    );
    expect(screen.queryByText(sentence)).toBeNull();
    end();
  });

  it("P-22.8 says so as soon as it has been submitted", async () => {
    let stored: (typeof bakehouse)[] = [];
    const { service } = show({ "GET /api/projects": () => list(stored) });
    await vi.waitFor(() => expect(asked(service)).toBe(true));
    stored = [bakehouse];
    act(() =>
      useSubmission.setState({
        outcome: { kind: "submitted", name: "Greenwich Bakehouse", email: client.email },
      }),
    );
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it("P-22.8 is about the newest project with this name, and no other", async () => {
    const other = {
      ...bakehouse,
      id: "other",
      businessName: "Other",
      submittedAt: "2026-03-09T10:00:00.000Z",
    };
    const older = { ...bakehouse, id: "older", submittedAt: "2026-02-01T10:00:00.000Z" };
    show({ "GET /api/projects": () => list([other, bakehouse, older]) });
    const said = await screen.findAllByText(/^You submitted/);
    expect(said.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(sentence)]);
  });

  it("while a submission is not confirmed it does not say that another one makes a second project", async () => {
    const second = /Anything you submit here becomes a second project/;
    show({ "GET /api/projects": () => list([bakehouse]) });
    expect(await screen.findByText(second)).toBeTruthy();
    cleanup();
    submissionKey(localStorage, JSON.stringify(completeAnswers), () => "key-number-1");
    show({ "GET /api/projects": () => list([bakehouse]) });
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.queryByText(second)).toBeNull();
  });

  describe("on the device that submitted", () => {
    const sent = { id: "project-1", name: "Greenwich Bakehouse", answers: completeAnswers, isNoted: false };
    const submit = { name: /Finish & Submit Project/ };

    it("P-22.34 unchanged answers cannot be sent again, unless as a second project", async () => {
      const { person } = show({ "GET /api/projects": () => list([bakehouse]) });
      act(() => useWizard.setState({ sent }));
      expect(await screen.findByText(sentence)).toBeTruthy();
      expect(screen.getByText("Nothing has changed since, so there is nothing to send.")).toBeTruthy();
      expect(screen.getByText("Submitted")).toBeTruthy();
      expect(screen.queryByRole("button", submit)).toBeNull();
      await person.click(screen.getByRole("button", { name: "Start a second one" }));
      expect(screen.getByRole("button", submit)).toBeTruthy();
    });

    it("P-22.35 changes since are sent as the next version of the submitted project", async () => {
      const end = await beginWork();
      const { person, service } = show({
        "GET /api/projects": () => list([bakehouse]),
        "GET /api/projects/project-1": () => ({ status: 200, body: { project: storedProject(1) } }),
        "GET /api/draft": () => ({ status: 200, body: { draft: null } }),
        "PUT /api/draft": () => ({ status: 200, body: { version: 1, savedAt: "2026-03-02T09:00:00.000Z" } }),
        "DELETE /api/draft": () => ({ status: 204 }),
        "PUT /api/projects/project-1": () => ({ status: 200, body: { project: storedProject(2) } }),
      });
      act(() => useWizard.setState({ sent }));
      act(() => wizard.updateForm({ niche: "Sourdough" }));
      expect(screen.queryByRole("button", submit)).toBeNull();
      await person.click(screen.getByRole("button", { name: "Send changes" }));
      await vi.waitFor(() =>
        expect(useWizard.getState().editing).toEqual({ projectId: "project-1", version: 2 }),
      );
      const changes = service.requests.filter(({ path }) => path === "/api/projects/project-1");
      expect(changes.at(-1)).toMatchObject({ method: "PUT", body: { formData: { niche: "Sourdough" } } });
      expect(service.requests.filter(({ method }) => method === "POST")).toEqual([]);
      end();
    });
  });

  it("P-22.8 is not for an administrator, who submits nothing", async () => {
    const { service } = show({}, administrator);
    expect(await screen.findByRole("button", { name: /Export Complete Project Data/ })).toBeTruthy();
    expect(asked(service)).toBe(false);
  });
});
