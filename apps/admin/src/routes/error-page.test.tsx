import { createFakeServer, ok, problem } from "@sitewright/app-kit/fake-server";
import { NotFetchedError } from "@sitewright/app-kit/late-import";
import { renderPart } from "@sitewright/app-kit/render-part";
import { createClient } from "@sitewright/contracts";
import { screen } from "@testing-library/react";
import { Route, Routes } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { newQueryClient } from "../app.tsx";
import { renderAdmin } from "../test/render-admin.tsx";
import { founder } from "../test/samples.ts";
import { Root } from "./root.tsx";

beforeEach(() => void vi.mocked(console.error).mockReturnValue(undefined));
afterEach(() => {
  // React reports the error that the boundary caught.
  vi.mocked(console.error).mockClear();
  vi.unstubAllGlobals();
});

class BrokenObserver {
  constructor() {
    throw new TypeError("Broken");
  }
}

/** Opens the overview, then a screen whose frame throws. */
async function openBrokenPage() {
  const shown = renderAdmin("/overview", { user: founder });
  await screen.findByRole("heading", { name: "Overview" });
  vi.stubGlobal("ResizeObserver", BrokenObserver);
  await shown.user.click(screen.getByRole("link", { name: /^Outbox/ }));
  expect((await screen.findByRole("alert")).textContent).toContain("This page stopped working.");
  vi.unstubAllGlobals();
  return shown;
}

it("Back from a page that stopped working leads to the page before", async () => {
  const { back } = await openBrokenPage();
  back();
  await screen.findByRole("heading", { name: "Overview" });
  expect(screen.queryByRole("alert")).toBeNull();
});

it("'Reload' without a connection says so and keeps the page, instead of the browser's own error page", async () => {
  const reload = vi.spyOn(location, "reload").mockReturnValue(undefined);
  const { user } = await openBrokenPage();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await user.click(screen.getByRole("button", { name: "Reload" }));
  await screen.findByText(/^No connection yet\./);
  expect(reload).not.toHaveBeenCalled();
});

/** Opens a screen that throws an error, within the frame of every screen. */
async function openBrokenScreen(error: Error) {
  const Broken = () => {
    throw error;
  };
  const { fetch } = createFakeServer({
    "GET /api/auth/session": () => ok({ user: founder }),
    "GET /api/admin/overview": () => problem("unavailable"),
  });
  const { user } = renderPart(
    <Routes>
      <Route element={<Root />}>
        <Route path="/admin/broken" element={<Broken />} />
        <Route path="/admin/audit" element={<h1>Audit</h1>} />
      </Route>
    </Routes>,
    {
      address: "/admin/broken",
      queryClient: newQueryClient(),
      services: { client: createClient({ fetch }) },
    },
  );
  const note = await screen.findByRole("alert");
  return { user, note };
}

it("a screen that stopped working keeps the navigation, which leads on", async () => {
  const { user, note } = await openBrokenScreen(new TypeError("Broken"));
  expect(note.textContent).toContain("This page stopped working.");
  expect(document.title).toMatch(/^Page not available: /);
  await user.click(screen.getByRole("link", { name: "Audit" }));
  await screen.findByRole("heading", { level: 1, name: "Audit" });
  expect(screen.queryByRole("alert")).toBeNull();
});

it("a screen whose code cannot be fetched without a connection says so, and not that it stopped working", async () => {
  const { note } = await openBrokenScreen(new NotFetchedError());
  expect(note.textContent).toContain("This page could not be loaded.");
  expect(note.textContent).toContain("Check your connection");
  screen.getByRole("navigation", { name: "Admin" });
});
