import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeService } from "../../test/fake-service.ts";
import { freshPortalForEachTest, renderPortal } from "../../test/render-portal.tsx";
import { administrator, client, completeAnswers } from "../../test/sample-project.ts";
import { useWizard } from "../wizard/wizard-store.ts";
import { useExport } from "./use-export.ts";

freshPortalForEachTest();
beforeEach(async () => {
  // Its code, which is fetched with the first export, is not what is timed here.
  await Promise.all([import("./export-project.ts"), import("./build-archive.ts")]);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Export({ user }: { user: typeof client }) {
  const exportNow = useExport(user);
  return (
    <button type="button" onClick={exportNow}>
      Export
    </button>
  );
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

describe("the result of an export", () => {
  it("P-26.3 the result is shown in a toast for 5 seconds", async () => {
    vi.useFakeTimers();
    renderPortal(<Export user={client} />);
    press("Export");
    await wait(0);
    const text = "Export functionality is only available for admin users.";
    expect(screen.getByText(text)).toBeTruthy();
    await wait(4900);
    expect(screen.queryByText(text)).not.toBeNull();
    await wait(200);
    expect(screen.queryByText(text)).toBeNull();
  });

  it("P-26.9 an incomplete export stays until it is dismissed, and can be tried again from there", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:export");
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    const picture = { id: "a", name: "shop.jpg", type: "media", size: 4, storagePath: "media/a" };
    const uploadedFiles = [{ ...picture, url: "/api/uploads/a/content" }];
    useWizard.setState({ onboarding: { ...completeAnswers, uploadedFiles } });
    let isUp = false;
    const { requests } = fakeService({
      "GET /api/uploads/a/content": () => (isUp ? { status: 200, body: "a" } : "offline"),
    });
    renderPortal(<Export user={administrator} />);
    press("Export");
    const text = "Exported, but 1 of 1 file could not be fetched";
    expect(await screen.findByText(text)).toBeTruthy();
    vi.useFakeTimers();
    await wait(60_000);
    expect(screen.queryByText(text)).not.toBeNull();
    vi.useRealTimers();
    isUp = true;
    press("Try again");
    expect(screen.queryByText(text)).toBeNull();
    expect(await screen.findByText("Project Exported Successfully!")).toBeTruthy();
    expect(requests.filter(({ path }) => path === "/api/uploads/a/content")).toHaveLength(2);
  });
});
