import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { freshPortalForEachTest, renderPortal } from "../../test/render-portal.tsx";
import { client } from "../../test/sample-project.ts";
import { useExport } from "./use-export.ts";

freshPortalForEachTest();
afterEach(() => {
  vi.useRealTimers();
});

function Export() {
  const exportNow = useExport(client);
  return (
    <button type="button" onClick={exportNow}>
      Export
    </button>
  );
}

describe("what came of an export", () => {
  it("P-26.3 is told in a toast for 5 seconds", async () => {
    // Its code, which is fetched with the first export, is not what is timed here.
    await import("./export-project.ts");
    vi.useFakeTimers();
    renderPortal(<Export />);
    fireEvent.click(screen.getByRole("button", { name: "Export" }));
    const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    await wait(0);
    const text = "Export functionality is only available for admin users.";
    expect(screen.getByText(text)).toBeTruthy();
    await wait(4900);
    expect(screen.queryByText(text)).not.toBeNull();
    await wait(200);
    expect(screen.queryByText(text)).toBeNull();
  });
});
