import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetChat } from "../forget.ts";
import { loadChat } from "./mount.tsx";

/** Opens the chat of a page, as a press of its launcher does; `isNarrow`: in a phone's window. */
async function open({ isNarrow }: { isNarrow: boolean }) {
  document.body.innerHTML = '<button type="button">Questions?</button><p id="message" tabindex="-1"></p>';
  vi.stubGlobal("matchMedia", () => ({ matches: isNarrow }));
  // There are no files to fetch styles from.
  vi.spyOn(document.head, "append").mockImplementation((link) => {
    if (link instanceof HTMLLinkElement) link.onload?.(new Event("load"));
  });
  const launcher = document.querySelector("button")!;
  const chat = await loadChat();
  chat.open(launcher);
  const dialog = document.querySelector("dialog")!;
  const find = (selector: string, text: string) =>
    [...dialog.querySelectorAll<HTMLElement>(selector)].find(({ textContent }) => textContent === text)!;
  return { launcher, dialog, find, reopen: () => chat.open(launcher) };
}

/** The test's page follows no link. */
const stay = (event: Event) => event.preventDefault();

beforeEach(() => {
  localStorage.clear();
  document.addEventListener("click", stay);
  history.replaceState(null, "", "/contact");
});
afterEach(() => {
  vi.restoreAllMocks();
  document.removeEventListener("click", stay);
  document.body.replaceChildren();
  history.replaceState(null, "", "/");
});

test("M-12.24 in a narrow window a link to a place on the open page closes the chat, and leaves the focus to that place", async () => {
  const { launcher, dialog, find } = await open({ isNarrow: true });
  const focused = vi.spyOn(launcher, "focus");
  find("a", "Send Message").click();
  expect([dialog.open, launcher.className, launcher.getAttribute("aria-expanded")]).toEqual([
    false,
    "",
    "false",
  ]);
  await new Promise((closed) => setTimeout(closed));
  expect(focused).not.toHaveBeenCalled();
});

test("M-12.25 in a wide window the chat stays beside the place that its link leads to, and a link to another page closes it in none", async () => {
  const wide = await open({ isNarrow: false });
  wide.find("a", "Send Message").click();
  expect(wide.dialog.open).toBe(true);
  const narrow = await open({ isNarrow: true });
  narrow.find("a", "Start Free").click();
  expect(narrow.dialog.open).toBe(true);
});

/** Asks a question that the server does not answer, until the test ends its time; `limit` was asked for that time. */
async function askInVain({ dialog, find }: Awaited<ReturnType<typeof open>>) {
  const time = new AbortController();
  const limit = vi.spyOn(AbortSignal, "timeout").mockReturnValue(time.signal);
  vi.stubGlobal(
    "fetch",
    (_: string, init?: RequestInit) =>
      new Promise((__, reject) =>
        init?.signal?.addEventListener("abort", () => reject(init.signal?.reason), { once: true }),
      ),
  );
  const field = dialog.querySelector("textarea")!;
  field.value = "crm";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  await vi.waitFor(() => expect(find("[type=submit]", "Send").getAttribute("aria-disabled")).toBe("false"));
  field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  await vi.waitFor(() => expect(dialog.textContent).toContain("Looking that up…"));
  return { limit, end: () => time.abort(new DOMException("Too long.", "TimeoutError")) };
}

test("M-13.80 a question that gets no answer counts as not sent after a while, and can be sent again", async () => {
  const chat = await open({ isNarrow: false });
  const { limit, end } = await askInVain(chat);
  expect(chat.find("button", "Try again")).toBeUndefined();
  end();
  await vi.waitFor(() => expect(chat.find("button", "Try again")).toBeDefined());
  // S-05: at most 120 s per operation.
  expect(Math.max(...limit.mock.calls.flat())).toBeLessThanOrEqual(120_000);
});

test("M-13.81 the chat notices that its page is left, so that a question on its way is stored as not sent", async () => {
  await askInVain(await open({ isNarrow: false }));
  const state = () => JSON.parse(localStorage.getItem("chatHistory") ?? "[]").at(-1).state;
  expect(state()).toBe("sending");
  dispatchEvent(new Event("pagehide"));
  expect(state()).toBe("failed");
});

test("M-12.303 at a sign-out an open chat closes, and the next person finds nothing of what was typed or asked there, stored or not", async () => {
  const { dialog, find, launcher, reopen } = await open({ isNarrow: false });
  // Where storage is full the conversation is in the page's memory only.
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  vi.stubGlobal("fetch", async () => Response.json({ kind: "unmatched", links: [] }));
  const type = (text: string) => {
    const field = dialog.querySelector("textarea")!;
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    return field;
  };
  const field = type("my secret");
  await vi.waitFor(() => expect(find("[type=submit]", "Send").getAttribute("aria-disabled")).toBe("false"));
  field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  await vi.waitFor(() => expect(dialog.textContent).toContain("I do not know that."));
  find("button", "Talk to a person").click();
  await vi.waitFor(() => expect(dialog.querySelector("textarea")?.value).toContain("my secret"));
  type("my secret, in other words");
  forgetChat();
  expect([dialog.open, launcher.getAttribute("aria-expanded"), dialog.textContent]).toEqual([
    false,
    "false",
    "",
  ]);
  reopen();
  await vi.waitFor(() => expect(dialog.textContent).toContain("Talk to a person"));
  expect(dialog.textContent).not.toContain("my secret");
  expect(dialog.querySelector("textarea")?.value).toBe("");
});

test("M-12.304 a sign-out closes the chat of another window too", async () => {
  const { dialog } = await open({ isNarrow: false });
  const written: string[] = [];
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem: (key: string) => written.push(key),
    removeItem: () => {},
  });
  forgetChat();
  vi.unstubAllGlobals();
  dialog.show();
  // What browsers dispatch to other windows for what was written.
  for (const key of written) dispatchEvent(new StorageEvent("storage", { key }));
  expect([dialog.open, dialog.textContent]).toEqual([false, ""]);
});
