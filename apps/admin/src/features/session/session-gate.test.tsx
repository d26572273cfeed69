import { createFakeServer, ok } from "@sitewright/app-kit/fake-server";
import { renderPart } from "@sitewright/app-kit/render-part";
import { useClient } from "@sitewright/app-kit/services";
import { sessionKey } from "@sitewright/app-kit/session";
import { adminListUsers, createClient, expectedUserHeader } from "@sitewright/contracts";
import { useQuery } from "@tanstack/react-query";
import { screen, waitFor } from "@testing-library/react";
import { useEffect } from "react";
import { expect, it } from "vitest";
import { newQueryClient } from "../../app.tsx";
import { renderAdmin } from "../../test/render-admin.tsx";
import { baker, founder, sampleProject } from "../../test/samples.ts";
import { SessionGate } from "./session-gate.tsx";

const accounts = [
  { user: founder, password: "a long password" },
  { user: baker, password: "another password" },
];

async function fillIn(user: ReturnType<typeof renderAdmin>["user"], email: string, password: string) {
  await user.type(await screen.findByLabelText("Email"), email);
  await user.type(screen.getByLabelText("Password"), password);
  await user.click(screen.getByRole("button", { name: "Sign in" }));
}

it("D-01.1 a visitor sees the sign-in form and no administrator's call is made", async () => {
  const { server } = renderAdmin("/projects", { projects: [sampleProject(1)] });
  await screen.findByRole("heading", { name: "Sign in" });
  expect(server.requests.map(({ path }) => path)).toEqual(["/api/auth/session"]);
});

it("D-01.11 a member of staff who forgot the password gets to the form that sends a link for a new one", async () => {
  renderAdmin("/projects", {});
  const link = await screen.findByRole("link", { name: "Forgot password?" });
  expect(link.getAttribute("href")).toBe("/app/forgot-password");
});

it("D-01.1 a signed-in client is refused in plain words, with the way to the portal", async () => {
  const { server } = renderAdmin("/projects", { user: baker, projects: [sampleProject(1)] });
  await screen.findByRole("heading", { name: "Staff only" });
  expect(screen.getByRole("link", { name: "Open the client portal" }).getAttribute("href")).toBe("/app");
  expect(server.requests.map(({ path }) => path)).toEqual(["/api/auth/session"]);
});

it("D-01.1 an administrator who signs in gets to the requested page", async () => {
  const { user, address } = renderAdmin("/projects?search=Business", {
    accounts,
    projects: [sampleProject(1)],
  });
  await fillIn(user, founder.email, "a long password");
  await screen.findByRole("link", { name: "Business 1" });
  expect(address()).toBe("/projects?search=Business");
});

it("D-01.1 a client who signs in is refused all the same", async () => {
  const { user } = renderAdmin("/projects", { accounts });
  await fillIn(user, baker.email, "another password");
  await screen.findByRole("heading", { name: "Staff only" });
});

it("D-01.1 a wrong password is shown at its field with the API's message, and the focus goes there", async () => {
  const { user } = renderAdmin("/projects", { accounts });
  await fillIn(user, founder.email, "wrong");
  await screen.findByText("Incorrect password.");
  expect(document.activeElement).toBe(screen.getByLabelText("Password"));
});

it("D-01.1 a refusal without a field is shown above the button", async () => {
  const { user } = renderAdmin("/projects", { accounts });
  await fillIn(user, "nobody@agency.example", "wrong");
  expect((await screen.findByRole("alert")).textContent).toBe("Authentication failed. Please try again.");
});

it("D-01.1 a fault in the e-mail address is shown at its field with the API's message", async () => {
  const { user } = renderAdmin("/projects", { accounts });
  await fillIn(user, "founder", "a long password");
  await screen.findByText("Invalid email address.");
  expect(screen.getByLabelText("Email").getAttribute("aria-invalid")).toBe("true");
  expect(screen.queryByRole("alert")).toBeNull();
});

it("D-01.2 a session that the service has ended leads back to the sign-in form", async () => {
  const { user, server } = renderAdmin("/projects", { user: founder, projects: [sampleProject(1)] });
  await screen.findByRole("link", { name: "Business 1" });
  server.state.user = null;
  await user.click(screen.getByRole("button", { name: "Refresh" }));
  await screen.findByRole("heading", { name: "Sign in" });
  expect(screen.queryByText("Business 1")).toBeNull();
});

it("D-01.2 an administrator whom the service no longer takes for one is refused at the next call", async () => {
  const { user, server } = renderAdmin("/projects", { user: founder, projects: [sampleProject(1)] });
  await screen.findByRole("link", { name: "Business 1" });
  server.state.user = baker;
  await user.click(screen.getByRole("link", { name: /^Outbox/ }));
  await screen.findByRole("heading", { name: "Staff only" });
});

it("D-01.15 where another member of staff has signed in, their screens are opened anew; the former ones end under the former name and leave nothing loaded", async () => {
  const other = { ...founder, uid: "ann" };
  const state = { user: founder };
  const { fetch, requests } = createFakeServer({ "GET /api/auth/session": () => ok({ user: state.user }) });
  /** A screen that saves when it is left, as the editor of a post does. */
  function Screen({ name }: { name: string }) {
    const client = useClient();
    const loaded = useQuery({ queryKey: ["notes"], queryFn: () => name });
    useEffect(() => () => void client.call(adminListUsers, { query: {} }), [client]);
    return <p>Notes of {loaded.data}</p>;
  }
  const { queries } = renderPart(<SessionGate>{({ uid }) => <Screen name={uid} />}</SessionGate>, {
    queryClient: newQueryClient(),
    services: { client: createClient({ fetch }) },
  });
  await screen.findByText("Notes of founder");
  state.user = other;
  await queries.invalidateQueries({ queryKey: sessionKey });
  await screen.findByText("Notes of ann");
  await waitFor(() =>
    expect(requests.filter(({ path }) => path.startsWith("/api/admin"))).toMatchObject([
      { headers: { [expectedUserHeader]: "founder" } },
    ]),
  );
});

it("D-01.300 whoever signs in after a session has ended is shown nothing that the former person had loaded", async () => {
  const other = { ...founder, uid: "ann", email: "ann@agency.example" };
  const state: { user: typeof founder | null } = { user: founder };
  const { fetch } = createFakeServer({
    "GET /api/auth/session": () => ok({ user: state.user }),
    "POST /api/auth/sign-in": () => ok({ user: other }),
  });
  function Screen({ name }: { name: string }) {
    const loaded = useQuery({ queryKey: ["notes"], queryFn: () => name });
    return <p>Notes of {loaded.data ?? "nobody yet"}</p>;
  }
  const { queries, user } = renderPart(<SessionGate>{({ uid }) => <Screen name={uid} />}</SessionGate>, {
    queryClient: newQueryClient(),
    services: { client: createClient({ fetch }) },
  });
  await screen.findByText("Notes of founder");
  state.user = null;
  await queries.invalidateQueries({ queryKey: sessionKey });
  await screen.findByRole("button", { name: "Sign in" });
  expect(queries.getQueryData(["notes"])).toBeUndefined();
  // As where a screen that is being closed was still loading.
  queries.setQueryData(["notes"], "founder");
  await fillIn(user, other.email, "another password");
  await screen.findByText("Notes of ann");
});

it("D-01.5 a list that the service refuses reads as empty", async () => {
  const faults = [{ path: "/api/admin", fault: "forbidden" as const }];
  renderAdmin("/projects", { user: founder, projects: [sampleProject(1)], faults });
  await screen.findByRole("heading", { name: "No projects yet" });
  expect(screen.queryByRole("alert")).toBeNull();
});

it("signing out leads to the sign-in form", async () => {
  const { user, server } = renderAdmin("/projects", { user: founder });
  await user.click(await screen.findByRole("button", { name: "Sign out" }));
  await screen.findByRole("heading", { name: "Sign in" });
  expect(server.state.user).toBeNull();
});

it("a session that cannot be read is an error with a retry, not a sign-in form", async () => {
  const { user, server } = renderAdmin("/projects", {
    user: founder,
    faults: [{ path: "/api/auth/session", fault: "offline" }],
  });
  expect((await screen.findByRole("alert")).textContent).toContain("The server did not answer.");
  server.state.faults = [];
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByRole("heading", { name: "Projects" });
});
