import { act, screen } from "@testing-library/react";
import { Route, Routes, useNavigate } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { freshPortalForEachTest, renderPortal } from "../../test/render-portal.tsx";
import { PageBoundary } from "./page-boundary.tsx";

freshPortalForEachTest();
beforeEach(() => void vi.spyOn(console, "error").mockReturnValue(undefined));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

let navigate: ReturnType<typeof useNavigate>;
function Steps() {
  navigate = useNavigate();
  return <h1>Welcome</h1>;
}
function Lost(): never {
  throw new TypeError("Failed to fetch dynamically imported module");
}

async function openLostPage() {
  const person = renderPortal(
    <PageBoundary>
      <Routes>
        <Route path="/app" element={<Steps />} />
        <Route path="/app/settings" element={<Lost />} />
      </Routes>
    </PageBoundary>,
  );
  act(() => void navigate("/app/settings"));
  expect((await screen.findByRole("alert")).textContent).toContain("This page could not be loaded.");
  return person;
}
const welcome = () => screen.findByRole("heading", { name: "Welcome" });

it("Back from a page whose code was lost on the way leads to the page before", async () => {
  await openLostPage();
  act(() => void navigate(-1));
  expect(await welcome()).toBeTruthy();
});

it("so does its link to the steps", async () => {
  const person = await openLostPage();
  await person.click(screen.getByRole("link", { name: "Back to the nine steps" }));
  expect(await welcome()).toBeTruthy();
});

it("'Try again' without a connection says so and keeps the page", async () => {
  const reload = vi.spyOn(location, "reload").mockReturnValue(undefined);
  const person = await openLostPage();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await person.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText(/^Still no connection/)).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
});
