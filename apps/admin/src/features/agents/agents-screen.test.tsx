import { createFakeServer, ok, problem } from "@sitewright/app-kit/fake-server";
import { renderPart } from "@sitewright/app-kit/render-part";
import { createClient } from "@sitewright/contracts";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { newQueryClient } from "../../app.tsx";
import { AdminRoutes } from "../../routes/admin-routes.tsx";
import { renderAdmin } from "../../test/render-admin.tsx";
import { founder, sampleAgent, sampleAlert, sampleDashboard, testNow } from "../../test/samples.ts";

afterEach(() => void vi.useRealTimers());

const housekeeper = sampleAgent("Housekeeper");
const courier = sampleAgent("Mail courier", {
  status: "error",
  currentTask: null,
  schedules: [],
  waiting: 2,
});

it("D-10.13 banner, tiles, states, alerts and performance show the figures of the service", async () => {
  renderAdmin("/agents", { user: founder, agents: sampleDashboard([housekeeper, courier], [sampleAlert]) });
  const banner = await screen.findByText(
    "1 of 2 agents needs attention: Mail courier (error). 1 alert needs attention.",
  );
  // Read out when it changes, and at no other refresh.
  expect(banner.closest("[role=status]")).not.toBeNull();
  for (const text of [
    "2 h 5 min",
    "391 ms",
    "The last attempts failed; see the alerts. 2 tasks waiting.",
    "3, the oldest for 4 s",
  ])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getAllByText(/heartbeat 12 s ago · up for 2 h 5 min/)).toHaveLength(2);
  const row = screen.getByRole("rowheader", { name: "Housekeeper" }).closest("tr");
  expect([...(row?.querySelectorAll("td") ?? [])].map((cell) => cell.textContent)).toEqual([
    "12",
    "75%",
    "25%",
    "1.4 s",
    "–",
    "–",
  ]);
  expect(screen.getByRole("button", { name: "Write a post" })).toBeTruthy();
  const link = screen.getByRole("link", { name: /An email could not be sent/ });
  expect(link.getAttribute("href")).toBe("/admin/outbox?status=dead");
});

it("D-10.14 quick actions and the buttons of a line ask the service for what they say", async () => {
  const { user, server } = renderAdmin("/agents", {
    user: founder,
    agents: sampleDashboard([housekeeper], [sampleAlert]),
  });
  const asked = () =>
    server.requests.filter(({ method }) => method !== "GET").map(({ method, path }) => `${method} ${path}`);
  for (const [name, call] of [
    ["Restart All Agents", "POST /api/admin/agents/all/restart"],
    ["Restart Housekeeper", "POST /api/admin/agents/Housekeeper/restart"],
    ["Pause Housekeeper", "PUT /api/admin/agents/Housekeeper"],
    [/^Resolve/, "POST /api/admin/alerts/alert/resolve"],
  ] as const) {
    await user.click(await screen.findByRole("button", { name }));
    await waitFor(() => expect(asked().at(-1)).toBe(call));
  }
  expect(server.requests.find(({ method }) => method === "PUT")?.body).toEqual({
    isPaused: true,
    maxAttempts: null,
    schedules: [{ kind: "housekeeping", everyMinutes: null }],
    settingsVersion: "first",
  });
});

it("D-10.320 what a line's buttons do is written on them", async () => {
  const paused = sampleAgent("Mail courier", { isPaused: true });
  renderAdmin("/agents", { user: founder, agents: sampleDashboard([housekeeper, paused]) });
  const words = [
    ["Restart Housekeeper", "Restart"],
    ["Pause Housekeeper", "Pause"],
    ["Resume Mail courier", "Resume"],
    ["Settings for Housekeeper", "Settings"],
  ] as const;
  for (const [name, word] of words)
    expect((await screen.findByRole("button", { name })).textContent).toBe(word);
});

it("D-10.15 settings are checked before they are sent, and an empty field keeps the default", async () => {
  const { user, server } = renderAdmin("/agents?dialog=agent-settings&agent=Housekeeper", {
    user: founder,
    agents: sampleDashboard([courier, housekeeper]),
  });
  const interval = await screen.findByLabelText("Delete what has expired");
  const save = screen.getByRole("button", { name: "Save settings" });
  await user.type(interval, "1.5");
  await user.click(save);
  expect(screen.getByText("Please enter a whole number from 1 to 43,200.")).toBeTruthy();
  await user.clear(interval);
  await user.type(interval, "15");
  await user.click(save);
  await screen.findByText("Settings saved for Housekeeper");
  expect(server.requests.find(({ method }) => method === "PUT")?.body).toEqual({
    isPaused: false,
    maxAttempts: null,
    schedules: [{ kind: "housekeeping", everyMinutes: 15 }],
    settingsVersion: "first",
  });
});

it("D-10.16 a report is added up by task, and saved as the service gave it", async () => {
  const { user, saved } = renderAdmin("/agents?dialog=agent-report", {
    user: founder,
    agents: sampleDashboard([housekeeper]),
  });
  const dialog = await screen.findByRole("dialog", { name: "Reports" });
  const header = await within(dialog).findByRole("rowheader", { name: "Mail courier Send emails" });
  expect([...(header.closest("tr")?.querySelectorAll("td") ?? [])].map((cell) => cell.textContent)).toEqual([
    "4",
    "2",
    "250 ms",
  ]);
  await user.click(within(dialog).getByRole("button", { name: "Download JSON" }));
  expect(saved).toMatchObject([{ name: "agents-2026-11-14-to-2026-11-20.json", type: "application/json" }]);
  const csv = within(dialog).getByRole("link", { name: "Download CSV" }).getAttribute("href");
  expect(csv).toBe("/api/admin/exports/agents?from=2026-11-14&to=2026-11-20");
});

it("D-10.17 the figures are refetched every 30 seconds, and not while the page is hidden", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const { server } = renderAdmin("/agents", { user: founder, agents: sampleDashboard([housekeeper]) });
  const reads = () => server.requests.filter(({ path }) => path === "/api/admin/agents").length;
  await screen.findByText("All agents are running. Nothing needs your attention.");
  expect(reads()).toBe(1);
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  await waitFor(() => expect(reads()).toBe(2));
  const hidden = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  expect(reads()).toBe(2);
  hidden.mockRestore();
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  await waitFor(() => expect(reads()).toBe(3));
});

it("an agent that is added again after a lost answer is sent under the same key", async () => {
  const keys: (string | undefined)[] = [];
  const { fetch } = createFakeServer({
    "GET /api/auth/session": () => ok({ user: founder }),
    "GET /api/admin/overview": () => problem("unavailable"),
    "GET /api/admin/agents": () => ok(sampleDashboard([housekeeper])),
    "POST /api/admin/agents": ({ headers }) => {
      keys.push(headers["idempotency-key"]);
      return keys.length === 1 ? "offline" : { status: 201, body: { id: "added" } };
    },
  });
  const { user } = renderPart(<AdminRoutes />, {
    address: "/admin/agents?dialog=add-agent",
    queryClient: newQueryClient(),
    services: { client: createClient({ fetch }), now: () => testNow },
  });
  await user.type(await screen.findByLabelText(/^Name/), "Night sweep");
  await user.selectOptions(screen.getByLabelText(/^Task/), "housekeeping");
  await user.type(screen.getByLabelText(/^Minutes between runs/), "60");
  await user.click(screen.getByRole("button", { name: "Add agent" }));
  await screen.findByRole("alert");
  await user.click(screen.getByRole("button", { name: "Add agent" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(keys[0]).toMatch(/^[\w-]{36}$/);
  expect(keys).toEqual([keys[0], keys[0]]);
});

it("D-10.24 settings that another person saved meanwhile are shown beside the entered ones, and neither is lost without a question", async () => {
  const { user, server } = renderAdmin("/agents?dialog=agent-settings&agent=Housekeeper", {
    user: founder,
    agents: sampleDashboard([housekeeper]),
    decided: sampleAgent("Housekeeper", { maxAttempts: 3, settingsVersion: "second" }),
  });
  const interval = await screen.findByLabelText("Delete what has expired");
  await user.type(interval, "15");
  const save = screen.getByRole("button", { name: "Save settings" });
  await user.click(save);
  expect(await screen.findByText("Theirs: 3")).toBeTruthy();
  expect(screen.getByText("Yours: 15")).toBeTruthy();
  expect(screen.getByDisplayValue("15")).toBeTruthy();
  await user.click(save);
  await screen.findByText("Settings saved for Housekeeper");
  const sent = server.requests.filter(({ method }) => method === "PUT").map(({ body }) => body);
  expect(sent).toMatchObject([{ settingsVersion: "first" }, { settingsVersion: "second" }]);
});

it("D-10.26 entered settings are not lost without a question: by another agent, by Escape or by a press outside", async () => {
  const { user } = renderAdmin("/agents?dialog=agent-settings&agent=Housekeeper", {
    user: founder,
    agents: sampleDashboard([courier, housekeeper]),
  });
  const dialog = await screen.findByRole("dialog", { name: "Agent Settings" });
  const select = within(dialog).getByLabelText<HTMLSelectElement>("Agent");
  const attempts = () => within(dialog).getByLabelText<HTMLInputElement>("Attempts before giving up");
  const answer = async (name: string) => {
    const question = await screen.findByRole("alertdialog", { name: "Discard your changes?" });
    await user.click(within(question).getByRole("button", { name }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  };
  await user.type(attempts(), "7");
  await user.keyboard("{Escape}");
  await answer("Keep editing");
  fireEvent.pointerDown(dialog.parentElement ?? dialog);
  expect(attempts().value).toBe("7");
  await user.selectOptions(select, "Mail courier");
  await answer("Keep editing");
  expect([select.value, attempts().value]).toEqual(["Housekeeper", "7"]);
  await user.selectOptions(select, "Mail courier");
  await answer("Discard changes");
  expect([select.value, attempts().value]).toEqual(["Mail courier", ""]);
  expect(within(dialog).queryByLabelText("Delete what has expired")).toBeNull();
  await user.selectOptions(select, "Housekeeper");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("an agent that is paused is no longer counted as running in the navigation", async () => {
  const { user, server } = renderAdmin("/agents", {
    user: founder,
    agents: sampleDashboard([housekeeper]),
  });
  const pause = await screen.findByRole("button", { name: /^Pause/ });
  const reads = () => server.requests.filter(({ path }) => path === "/api/admin/overview").length;
  await waitFor(() => expect(reads()).toBe(1));
  await user.click(pause);
  await waitFor(() => expect(reads()).toBe(2));
});
