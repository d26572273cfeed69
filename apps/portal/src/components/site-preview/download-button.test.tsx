import { NotFetchedError } from "@sitewright/app-kit/late-import";
import { screen } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { preview } from "../../lib/preview/preview.ts";
import { freshPortalForEachTest, renderPortal } from "../../test/render-portal.tsx";
import { DownloadButton } from "./download-button.tsx";

freshPortalForEachTest();
afterEach(() => void vi.restoreAllMocks());

function Bar() {
  const [news, setNews] = useState<ReactNode>("");
  return (
    <>
      <DownloadButton onNews={setNews} />
      <p role="status">{news}</p>
    </>
  );
}

it.each([
  ["without a connection", new NotFetchedError(), "Check your connection and try again. ", false],
  [
    "an import that failed",
    new NotFetchedError(new TypeError("Failed to fetch dynamically imported module")),
    "Reload the page to try again. Your answers are kept. Reload the page",
    true,
  ],
  ["a file that the server does not give", new Error("500"), "Please try again in a moment. ", false],
])(
  "a site that could not be downloaded (%s) says what to do about it",
  async (_, error, remedy, offersReload) => {
    vi.spyOn(console, "warn").mockReturnValue(undefined);
    vi.spyOn(preview, "wholeSite").mockRejectedValue(error);
    const person = renderPortal(<Bar />);
    await person.click(screen.getByRole("button", { name: "Download" }));
    await vi.waitFor(() =>
      expect(screen.getByRole("status").textContent).toBe(`The site could not be downloaded. ${remedy}`),
    );
    expect(screen.queryByRole("button", { name: "Reload the page" }) !== null).toBe(offersReload);
  },
);
