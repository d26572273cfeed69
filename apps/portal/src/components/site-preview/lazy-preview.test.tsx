import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { initialPreviewState, usePreview } from "../../lib/preview/preview-store.ts";
import { freshPortalForEachTest, renderPortal } from "../../test/render-portal.tsx";
import { LazyPreview } from "./lazy-preview.tsx";

freshPortalForEachTest();
beforeEach(() => void vi.spyOn(console, "error").mockReturnValue(undefined));
afterEach(() => {
  vi.restoreAllMocks();
  usePreview.setState(initialPreviewState);
});

it("a full-screen preview that cannot be shown says so and is closed again, so that it can be opened again", async () => {
  // Stands for code that could not be loaded: both are thrown while it is rendered.
  vi.spyOn(HTMLDialogElement.prototype, "showModal").mockImplementation(() => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  renderPortal(<LazyPreview formId="main" />);
  act(() => usePreview.setState({ isFullScreen: true }));
  expect(await screen.findByText(/^The preview could not be loaded/)).toBeTruthy();
  expect(usePreview.getState().isFullScreen).toBe(false);
});
