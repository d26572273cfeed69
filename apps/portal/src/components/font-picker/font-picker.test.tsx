import { act, cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

vi.mock(import("../font-faces/face-sheets.ts"), async (original) => {
  const { faceSheets: real } = await original();
  return { faceSheets: Object.fromEntries(Object.keys(real).map((name) => [name, vi.fn(async () => {})])) };
});

// Loaded anew, with the sheets above: another file of this page may have fetched faces already.
vi.resetModules();
const { faceSheets } = await import("../font-faces/face-sheets.ts");
const { FontPicker } = await import("./font-picker.tsx");

const fetched = () =>
  Object.entries(faceSheets)
    .filter(([, load]) => vi.mocked(load).mock.calls.length > 0)
    .map(([family]) => family);

/** happy-dom lays nothing out: the test itself says what is in sight. */
class Sight {
  static watched = new Map<Element, Sight>();
  readonly #report: (entries: { isIntersecting: boolean; target: Element }[]) => void;
  constructor(report: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    this.#report = report;
  }
  observe = (target: Element) => void Sight.watched.set(target, this);
  unobserve = (target: Element) => void Sight.watched.delete(target);
  disconnect() {}
  static show(target: Element, isIntersecting: boolean) {
    const sight = Sight.watched.get(target);
    if (!sight) throw new Error(`Nobody watches ${target.textContent}.`);
    sight.#report([{ isIntersecting, target }]);
  }
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal("IntersectionObserver", Sight);
});
afterEach(cleanup);

test("P-11.20 a face is fetched when its row scrolls into view, before that only the chosen one", async () => {
  const user = userEvent.setup();
  const body = { role: "body", label: "Font", value: "Lora" } as const;
  render(<FontPicker {...body} onValueChange={() => {}} />);
  await vi.waitFor(() => expect(fetched()).toEqual(["Lora"]));
  await user.click(screen.getByRole("combobox", { name: "Font" }));
  const nunito = screen.getByRole("option", { name: "Nunito" });
  await vi.waitFor(() => expect(Sight.watched.has(nunito)).toBe(true));
  act(() => Sight.show(screen.getByRole("option", { name: "Figtree" }), false));
  act(() => Sight.show(nunito, true));
  expect(fetched()).toEqual(["Nunito", "Lora"]);
});
