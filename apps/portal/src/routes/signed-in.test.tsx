import { defaultTheme } from "@sitewright/spec-core/color";
import { act, screen, within } from "@testing-library/react";
import { type NavigateFunction, useNavigate } from "react-router";
import { expect, it, vi } from "vitest";
import { uploads } from "../lib/uploads/uploads.ts";
import { wizard } from "../lib/wizard/actions.ts";
import { useWizard } from "../lib/wizard/wizard-store.ts";
import { fakeService, problem } from "../test/fake-service.ts";
import { freshPortalForEachTest, renderPortal } from "../test/render-portal.tsx";
import { client } from "../test/sample-project.ts";
import { silentUploads } from "../test/silent-uploads.ts";
import { PortalRoutes } from "./portal-routes.tsx";

freshPortalForEachTest();

let navigate: NavigateFunction;
function Navigation() {
  navigate = useNavigate();
  return null;
}
const go = (address: string) => act(() => navigate(address));
const title = (name: string) => screen.findByRole("heading", { level: 1, name });

const accepted = { action: "accepted", ndaVersion: "2026-01-01", textSha256: "1".repeat(64) };

/** The portal over a service at which somebody is signed in, or signs in; `taken` are the calls that changed something. */
function open(user: typeof client | null = client) {
  const server = { user, taken: [] as string[], refuses: false };
  const take = (name: string, body: unknown) => {
    if (server.refuses) return problem("sign-in-required");
    server.taken.push(name);
    return { status: 201, body };
  };
  const { requests } = fakeService({
    "GET /api/auth/session": () => ({ status: 200, body: { user: server.user, hasGoogle: false } }),
    "POST /api/auth/sign-in": () => {
      server.refuses = false;
      return { status: 200, body: { user: client } };
    },
    "GET /api/draft": () => ({ status: 200, body: { draft: null } }),
    "PUT /api/draft": () => ({ status: 200, body: { version: 1, savedAt: "2026-03-01T10:00:00.000Z" } }),
    "GET /api/projects": () =>
      server.refuses
        ? problem("sign-in-required")
        : { status: 200, body: { projects: [], nextCursor: null } },
    "POST /api/designs": ({ body }) =>
      take("design", { ...(body as object), id: "autumn", createdAt: "2026-03-02T09:00:00.000Z" }),
    "POST /api/agreements/nda": ({ body }) =>
      take("agreement", {
        ...(body as object),
        id: "record",
        signerName: "Anna Baker",
        signerEmail: client.email,
        createdAt: "2026-03-02T14:00:00.000Z",
      }),
  });
  const person = renderPortal(
    <>
      <PortalRoutes />
      <Navigation />
    </>,
  );
  const signIn = async (form = within(document.body)) => {
    await person.type(await form.findByLabelText("Password"), "a long phrase for bread{Enter}");
  };
  return {
    server,
    person,
    signIn,
    sent: (method: string) => requests.filter((seen) => seen.method === method),
  };
}

/** A palette and an acceptance that were made without a connection. */
function makeOffline() {
  const palettes = [{ name: "Autumn", colors: defaultTheme }];
  localStorage.setItem(`saved_designs_${client.uid}`, JSON.stringify({ fonts: [], palettes }));
  const acts = [{ ...accepted, chosenAt: "2026-03-02T08:00:00.000Z" }];
  localStorage.setItem(`nda_waiting_${client.uid}`, JSON.stringify(acts));
}

it("P-24.77 opening the profile stops neither the last save nor an upload", async () => {
  const { sent } = open();
  const files = silentUploads();
  await title("Welcome");
  void uploads.add([new File(["x"], "oven.png", { type: "image/png" })], "media");
  wizard.updateForm({ niche: "Bakery" });
  go(`/profile/${client.uid}`);
  await vi.waitFor(() => expect(screen.queryByRole("heading", { name: "Welcome" })).toBeNull());
  await vi.waitFor(() =>
    expect(sent("PUT").at(-1)?.body).toMatchObject({
      state: { onboarding: { formData: { niche: "Bakery" } } },
    }),
  );
  go("/app");
  await title("Welcome");
  expect(files[0]?.isAborted()).toBe(false);
  files[0]?.answer();
  await uploads.allDone();
  const { uploadedFiles } = useWizard.getState().onboarding;
  expect(uploadedFiles).toMatchObject([{ name: "oven.png", storagePath: "media/p/oven.png" }]);
  expect(sent("GET").filter(({ path }) => path === "/api/draft")).toHaveLength(1);
});

it("P-06.6 only the sign-in itself opens the welcome, not a return from the profile after it", async () => {
  const { person, signIn } = open(null);
  await person.type(await screen.findByLabelText("Email"), client.email);
  await signIn();
  await title("Welcome");
  act(() => wizard.startJourney());
  await title("Client Questionnaire");
  go(`/profile/${client.uid}`);
  await vi.waitFor(() => expect(screen.queryByRole("heading", { name: "Client Questionnaire" })).toBeNull());
  go("/app");
  await title("Client Questionnaire");
  expect(useWizard.getState().position.journeyStarted).toBe(true);
});

it("P-33.23 designs saved without a connection are sent whichever step is open", async () => {
  makeOffline();
  const { server } = open();
  await title("Welcome");
  await vi.waitFor(() => expect(server.taken.toSorted()).toEqual(["agreement", "design"]));
  await vi.waitFor(() => expect(localStorage.getItem(`nda_waiting_${client.uid}`)).toBeNull());
});

it("P-33.24 waiting designs are sent once the person has signed in again", async () => {
  makeOffline();
  const { server, signIn } = open();
  server.refuses = true;
  const dialog = within(await screen.findByRole("dialog"));
  expect(server.taken).toEqual([]);
  await signIn(dialog);
  await vi.waitFor(() => expect(server.taken.toSorted()).toEqual(["agreement", "design"]));
});

it("what was refused while the session had ended is loaded once the person has signed in again", async () => {
  const { server, signIn } = open();
  await title("Welcome");
  server.refuses = true;
  go("/app/projects");
  const dialog = within(await screen.findByRole("dialog"));
  await screen.findByRole("button", { name: "Try again", hidden: true });
  await signIn(dialog);
  expect(await screen.findByText("No saved projects yet")).toBeTruthy();
});
