import { NotFetchedError } from "@sitewright/app-kit/late-import";
import { fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { freshPortalForEachTest, renderPortal } from "../../test/render-portal.tsx";
import { useFetchFailure } from "./use-fetch-failure.ts";

freshPortalForEachTest();
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Fails({ error }: { error: unknown }) {
  const show = useFetchFailure();
  return (
    <button type="button" onClick={() => show("The export could not be loaded.", error)}>
      Export
    </button>
  );
}

function fail(error: unknown) {
  renderPortal(<Fails error={error} />);
  fireEvent.click(screen.getByRole("button", { name: "Export" }));
}

describe("a failure to fetch code", () => {
  it("without a connection it can be tried again, so no reload is offered", () => {
    fail(new NotFetchedError());
    expect(screen.getByText("Check your connection and try again.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Reload the page" })).toBeNull();
  });

  it("an import that the browser may repeat from memory: the page is reloaded on demand, once the server answers", async () => {
    const reloaded = vi.spyOn(location, "reload").mockReturnValue(undefined);
    const fetched = vi.fn<typeof fetch>().mockRejectedValue(new TypeError("Failed to fetch"));
    vi.stubGlobal("fetch", fetched);
    fail(new NotFetchedError(new TypeError("Failed to fetch dynamically imported module")));
    expect(screen.getByText("Reload the page to try again. Your answers are kept.")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Reload the page" }));
    expect(await screen.findByText("Still no connection. Please try again in a moment.")).toBeTruthy();
    expect(reloaded).not.toHaveBeenCalled();
    fetched.mockResolvedValue(new Response());
    fireEvent.click(screen.getByRole("button", { name: "Export" }));
    fireEvent.click(await screen.findByRole("button", { name: "Reload the page" }));
    await vi.waitFor(() => expect(reloaded).toHaveBeenCalledOnce());
  });

  it("any other failure is not blamed on the connection", () => {
    fail(new Error("the font answered 500"));
    expect(screen.getByText("Please try again in a moment.")).toBeTruthy();
  });
});
