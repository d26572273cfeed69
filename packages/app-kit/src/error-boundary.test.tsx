import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ErrorBoundary } from "./error-boundary.tsx";

beforeEach(() => void vi.spyOn(console, "error").mockReturnValue(undefined));
afterEach(cleanup);

function Page({ name }: { name: string }) {
  if (name === "broken") throw new Error("No connection");
  return <p>{name}</p>;
}
const shown = (name: string) => (
  <ErrorBoundary resetKey={name} fallback={<p>failed</p>}>
    <Page name={name} />
  </ErrorBoundary>
);

test("after an error another page is rendered again", () => {
  const { rerender } = render(shown("broken"));
  expect(screen.getByText("failed")).toBeTruthy();
  rerender(shown("broken"));
  expect(screen.getByText("failed")).toBeTruthy();
  rerender(shown("steps"));
  expect(screen.getByText("steps")).toBeTruthy();
});
