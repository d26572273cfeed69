import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderAdmin } from "../test/render-admin.tsx";
import { founder } from "../test/samples.ts";

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
