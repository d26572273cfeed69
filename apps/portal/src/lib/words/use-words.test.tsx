import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useWords } from "./use-words.ts";

const line = vi.hoisted(() => ({ isCut: true }));
vi.mock("@sitewright/spec-core/content", () => {
  if (line.isCut) throw new TypeError("Failed to fetch dynamically imported module");
  return { publicWords: () => ({ statements: [], facts: [] }) };
});

afterEach(cleanup);

function Reading() {
  const result = useWords({ isWanted: true, debounceMs: 0 });
  return result.state === "failed" ? (
    <button type="button" onClick={result.retry}>
      Try again
    </button>
  ) : (
    <p>{result.state}</p>
  );
}

it("P-38.27 a failure to fetch code is shown, and a retry fetches it", async () => {
  const told = vi.spyOn(console, "error").mockImplementation(() => {});
  render(<Reading />);
  const again = await screen.findByRole("button", { name: "Try again" });
  expect(told).toHaveBeenCalled();
  line.isCut = false;
  act(() => again.click());
  expect(await screen.findByText("ready")).toBeTruthy();
  told.mockRestore();
});
