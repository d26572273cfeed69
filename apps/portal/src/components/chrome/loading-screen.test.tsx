import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { LoadingScreen } from "./loading-screen.tsx";

test("M-12.361 the page that waits for data is marked as busy, by which the chat's launcher stays in its place", () => {
  render(<LoadingScreen />);
  expect(screen.getByRole("status").getAttribute("aria-busy")).toBe("true");
});
