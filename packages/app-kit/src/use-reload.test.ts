import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useReload } from "./use-reload.ts";

const reloadPage = vi.fn();
let answer: () => Promise<Response>;
beforeEach(() => {
  reloadPage.mockReset();
  answer = () => Promise.reject(new TypeError("Failed to fetch"));
  vi.spyOn(location, "reload").mockImplementation(reloadPage);
  vi.stubGlobal("fetch", () => answer());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("without a connection the page stays, since a reload would replace it by the browser's own error page", async () => {
  const { result } = renderHook(useReload);
  await act(result.current.reload);
  expect(reloadPage).not.toHaveBeenCalled();
  expect(result.current.state).toBe("unreachable");
});

test("it is reloaded by itself once there is a connection again", async () => {
  const { result } = renderHook(useReload);
  await act(result.current.reload);
  answer = async () => new Response(null);
  await act(async () => void window.dispatchEvent(new Event("online")));
  expect(reloadPage).toHaveBeenCalledOnce();
});

test("with a connection it is reloaded at once, and the button stays busy until then", async () => {
  answer = async () => new Response(null);
  const { result } = renderHook(useReload);
  await act(result.current.reload);
  expect(reloadPage).toHaveBeenCalledOnce();
  expect(result.current.state).toBe("asking");
});
