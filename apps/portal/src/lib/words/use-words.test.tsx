import type { PublicWords } from "@sitewright/spec-core/content";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { fact, judges, reads } from "../../test/sample-words.ts";
import { wizard } from "../wizard/actions.ts";
import { type ReadWords, useWords } from "./use-words.ts";

afterEach(cleanup);

function Reading({ read }: { read: ReadWords }) {
  const result = useWords({ isWanted: true, debounceMs: 0, read });
  if (result.state === "failed")
    return (
      <button type="button" onClick={result.retry}>
        Try again
      </button>
    );
  return <p>{result.state === "ready" ? result.words.facts.map(({ text }) => text).join() : "waiting"}</p>;
}

it("P-38.27 a failure to fetch code is shown, and a retry fetches it", async () => {
  const consoleError = vi.spyOn(console, "error").mockImplementation(() => {});
  const read = vi
    .fn(reads([], [fact("phone", "0951 / 29 64 10")]))
    .mockRejectedValueOnce(new Error("The worker that draws the site could not be started."));
  render(<Reading read={read} />);
  const again = await screen.findByRole("button", { name: "Try again" });
  expect(consoleError).toHaveBeenCalled();
  act(() => again.click());
  expect(await screen.findByText("0951 / 29 64 10")).toBeTruthy();
  consoleError.mockRestore();
});

it("P-38.38 what was read stays until newer answers are read, and an older reading never replaces a newer one", async () => {
  const answered: ((words: PublicWords) => void)[] = [];
  const read = () => new Promise<PublicWords>((answer) => answered.push(answer));
  const wordsOf = (text: string) => judges([], [fact("phone", text)])({ wordChoices: [] });
  render(<Reading read={read} />);
  expect(screen.getByText("waiting")).toBeTruthy();
  await act(async () => answered[0]?.(wordsOf("one")));
  expect(screen.getByText("one")).toBeTruthy();
  act(() => wizard.updateForm({ description: "Bread" }));
  act(() => wizard.updateForm({ description: "Bread and rolls" }));
  expect(answered).toHaveLength(3);
  expect(screen.getByText("one")).toBeTruthy();
  await act(async () => answered[2]?.(wordsOf("three")));
  await act(async () => answered[1]?.(wordsOf("two")));
  expect(screen.getByText("three")).toBeTruthy();
});
