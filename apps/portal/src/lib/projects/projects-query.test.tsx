import { ServicesContext } from "@sitewright/app-kit/services";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { z } from "zod";
import { portalServices } from "../../services.ts";
import { type FakeAnswer, fakeService } from "../../test/fake-service.ts";
import { freshPortalForEachTest } from "../../test/render-portal.tsx";
import { client, completeAnswers, storedProject } from "../../test/sample-project.ts";
import { autosave } from "../saving/autosave.ts";
import { wizard } from "../wizard/actions.ts";
import { initialWizardState, useWizard } from "../wizard/wizard-store.ts";
import { UnsavedError, useDeleteProject, useLoadProject } from "./projects-query.ts";

freshPortalForEachTest();
let end = (): void => {};
afterEach(() => end());

const savedAt = "2026-03-02T09:00:00.000Z";
const named = (id: string, businessName: string) => ({
  ...storedProject(1, {
    ...completeAnswers,
    formData: { ...completeAnswers.formData, businessName },
  }),
  id,
});
const answering = (project: object): FakeAnswer => ({ status: 200, body: { project } });
const saveSchema = z.object({ version: z.number(), state: z.unknown() });

const queries = new QueryClient();
const wrapper = ({ children }: { children: ReactNode }) => (
  <ServicesContext value={portalServices()}>
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  </ServicesContext>
);

/** A signed-in client's work on a new project, over a server that keeps drafts until it is `isDown`. */
async function working(handlers: Parameters<typeof fakeService>[0]) {
  const server = { isDown: false, unreadable: new Set<string>(), drafts: new Map<string, object>() };
  const keyOf = (path: string) => new URL(path, "http://localhost").searchParams.get("project") ?? "";
  fakeService({
    "GET /api/draft": ({ path }) =>
      server.isDown || server.unreadable.has(keyOf(path))
        ? "offline"
        : { status: 200, body: { draft: server.drafts.get(keyOf(path)) ?? null } },
    "PUT /api/draft": ({ path, body }) => {
      if (server.isDown) return "offline";
      const { version, state } = saveSchema.parse(body);
      server.drafts.set(keyOf(path), { version: version + 1, savedAt, state });
      return { status: 200, body: { version: version + 1, savedAt } };
    },
    ...handlers,
  });
  end = await autosave.start({ uid: client.uid, isFreshSignIn: false });
  return server;
}

/** The button that loads a project. */
function loadButton() {
  const onLoaded = vi.fn();
  const onFailed = vi.fn();
  const { result } = renderHook(() => useLoadProject(onLoaded, onFailed), { wrapper });
  return {
    press: (id: string) => result.current.mutate(id),
    isBusy: () => result.current.isPending,
    onLoaded,
    onFailed,
  };
}

/** Answers that arrive when the test says so, by the id of the project. */
function heldProjects() {
  const arrive = new Map<string, (project: object) => void>();
  const answer = (id: string) => () =>
    new Promise<FakeAnswer>((resolve) => arrive.set(id, (project) => resolve(answering(project))));
  return {
    arrive,
    handlers: { "GET /api/projects/one": answer("one"), "GET /api/projects/two": answer("two") },
  };
}

const businessName = () => useWizard.getState().onboarding.formData.businessName;
const niche = () => useWizard.getState().onboarding.formData.niche;

it("P-24.80 what is typed while a project is being loaded is saved before it takes the place of the answers", async () => {
  const { arrive, handlers } = heldProjects();
  const server = await working(handlers);
  const { press, onLoaded } = loadButton();
  wizard.updateForm({ niche: "Bakery" });
  press("one");
  await vi.waitFor(() => expect(arrive.has("one")).toBe(true));
  wizard.updateForm({ niche: "Bakery and cafe" });
  arrive.get("one")?.(named("one", "Garage"));
  await vi.waitFor(() => expect(onLoaded).toHaveBeenCalled());
  expect(businessName()).toBe("Garage");
  expect(server.drafts.get("")).toMatchObject({
    state: { onboarding: { formData: { niche: "Bakery and cafe" } } },
  });
});

it("P-24.80 where it cannot be saved, the project is not loaded", async () => {
  const { arrive, handlers } = heldProjects();
  const server = await working(handlers);
  const { press, onLoaded, onFailed } = loadButton();
  press("one");
  await vi.waitFor(() => expect(arrive.has("one")).toBe(true));
  wizard.updateForm({ niche: "Bakery and cafe" });
  server.isDown = true;
  arrive.get("one")?.(named("one", "Garage"));
  await vi.waitFor(() => expect(onFailed.mock.lastCall?.[0]).toBeInstanceOf(UnsavedError));
  expect(niche()).toBe("Bakery and cafe");
  expect(onLoaded).not.toHaveBeenCalled();
});

it("P-24.81 of two projects that are loaded at once, the one that was asked for last is opened", async () => {
  const { arrive, handlers } = heldProjects();
  await working(handlers);
  const [first, second] = [loadButton(), loadButton()];
  first.press("one");
  await vi.waitFor(() => expect(arrive.has("one")).toBe(true));
  second.press("two");
  await vi.waitFor(() => expect(arrive.has("two")).toBe(true));
  arrive.get("two")?.(named("two", "Garage"));
  await vi.waitFor(() => expect(second.onLoaded).toHaveBeenCalled());
  wizard.updateForm({ niche: "Cars" });
  arrive.get("one")?.(named("one", "Harbour Cafe"));
  await autosave.flush();
  await vi.waitFor(() => expect(first.isBusy()).toBe(false));
  expect([businessName(), niche()]).toEqual(["Garage", "Cars"]);
  expect(first.onLoaded).not.toHaveBeenCalled();
});

it("P-24.83 a project whose draft cannot be read is not opened without its unsent changes", async () => {
  const server = await working({ "GET /api/projects/one": () => answering(named("one", "Garage")) });
  server.unreadable.add("one");
  wizard.updateForm({ businessName: "Bakehouse" });
  const { press, onFailed, onLoaded } = loadButton();
  press("one");
  await vi.waitFor(() => expect(onFailed).toHaveBeenCalled());
  expect(onFailed.mock.lastCall?.[0]).not.toBeInstanceOf(UnsavedError);
  expect([businessName(), useWizard.getState().editing]).toEqual(["Bakehouse", null]);
  expect(onLoaded).not.toHaveBeenCalled();
});

it("P-24.85 the project that is edited is left when it is deleted, for the new one as it was", async () => {
  const server = await working({
    "DELETE /api/projects/one": () => ({ status: 204 }),
    "GET /api/projects": () => ({ status: 200, body: { projects: [], nextCursor: null } }),
  });
  server.drafts.set("", {
    version: 1,
    savedAt,
    state: { onboarding: completeAnswers, position: initialWizardState.position },
  });
  await autosave.openProject(named("one", "Garage"));
  const onDeleted = vi.fn();
  const { result } = renderHook(() => useDeleteProject(onDeleted, vi.fn()), { wrapper });
  result.current.mutate("one");
  await vi.waitFor(() => expect(onDeleted).toHaveBeenCalled());
  await vi.waitFor(() => expect(businessName()).toBe("Greenwich Bakehouse"));
  expect(useWizard.getState().editing).toBeNull();
});

it("P-24.85 another project that is deleted leaves the editor as it is", async () => {
  await working({
    "DELETE /api/projects/two": () => ({ status: 204 }),
    "GET /api/projects": () => ({ status: 200, body: { projects: [], nextCursor: null } }),
  });
  await autosave.openProject(named("one", "Garage"));
  const onDeleted = vi.fn();
  const { result } = renderHook(() => useDeleteProject(onDeleted, vi.fn()), { wrapper });
  result.current.mutate("two");
  await vi.waitFor(() => expect(onDeleted).toHaveBeenCalled());
  expect([businessName(), useWizard.getState().editing?.projectId]).toEqual(["Garage", "one"]);
});
