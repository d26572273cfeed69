import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, expect, vi } from "vitest";

// An error on the console fails the test, whatever the screen shows.
beforeEach(() => {
  vi.spyOn(console, "error");
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  const complaints = vi.mocked(console.error).mock.calls;
  vi.restoreAllMocks();
  expect(complaints).toEqual([]);
});
