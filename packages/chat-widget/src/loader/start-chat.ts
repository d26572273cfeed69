import { keptMax, keys } from "../storage-keys.ts";
import type { ChatWindow } from "../widget/mount.tsx";
import { keepClearOfControls } from "./avoid-controls.ts";
import { greet } from "./greet.ts";
import { readList, store } from "./stored-list.ts";

/**
 * An article's title may appear after the page, and another vendor's chat even later: both are polled for a limited
 * time.
 */
const titleEveryMs = 500;
const titleForMs = 5000;
const otherChatEveryMs = 1000;
const otherChatForMs = 10_000;

/** The chat of a page. */
export interface Chat {
  /** Records that another page was opened without loading a document. */
  visit(path: string): void;
  stop(): void;
}

/** Calls at an interval until it returns true, for at most `forMs`; `isLast` marks the last call. */
function poll(call: (isLast: boolean) => boolean, everyMs: number, forMs: number): () => void {
  let passedMs = 0;
  const timer = setInterval(() => {
    passedMs += everyMs;
    if (call(passedMs >= forMs) || passedMs >= forMs) clearInterval(timer);
  }, everyMs);
  return () => clearInterval(timer);
}

/**
 * Opens the chat when the launcher is pressed. Its code is loaded then; if that fails, the launcher shows a
 * message, and a second press tries again, or follows the launcher's link.
 */
function openOnPress(launcher: HTMLAnchorElement, signal: AbortSignal): void {
  const label = launcher.querySelector("span");
  const name = label?.textContent ?? "";
  let loading: Promise<ChatWindow | undefined> | undefined;
  /** Makes it a link again, to a page that loads everything anew; in a new tab, so that nothing typed here is lost. */
  function beLink(): undefined {
    launcher.role = "link";
    launcher.ariaHasPopup = null;
    launcher.target = "_blank";
  }
  async function open(event: Event): Promise<void> {
    if (launcher.target) return;
    event.preventDefault();
    greet(launcher, true);
    // Chromium repeats a failed import from memory until the page is reloaded, so no import is started without a
    // connection, and none after one that failed.
    if (navigator.onLine)
      loading ??= import("../widget/mount.tsx").then(({ loadChat }) => loadChat(), beLink);
    const chat = await loading?.catch(() => undefined);
    // The focus stays here, so a screen reader would not read the message by itself.
    launcher.ariaLive = chat ? null : "polite";
    if (label) label.textContent = chat ? name : (launcher.dataset.failed ?? name);
    // Another press tries again.
    if (!chat) loading = undefined;
    chat?.open(launcher);
  }
  launcher.role = "button";
  launcher.ariaHasPopup = "dialog";
  launcher.addEventListener("click", open, { signal });
  launcher.addEventListener("keydown", (event) => event.key === " " && open(event), { signal });
}

/** Hides the launcher if the chat of another vendor loads, detected by its property of the window. */
function hideForOtherChat(launcher: HTMLElement, name: string): () => void {
  const look = () => {
    launcher.hidden = Reflect.has(window, name);
    return launcher.hidden;
  };
  return poll(look, otherChatEveryMs, otherChatForMs);
}

/**
 * Makes a launcher, which is a link without scripts, open the chat; greets a visitor without history, and
 * records visited pages. The chat itself is loaded when the launcher is pressed.
 */
export function startChat(launcher: HTMLAnchorElement): Chat {
  const stopping = new AbortController();
  const { external } = launcher.dataset;
  openOnPress(launcher, stopping.signal);
  keepClearOfControls(launcher, stopping.signal);
  const stopGreeting = poll((isLast) => greet(launcher, isLast), titleEveryMs, titleForMs);
  const stopLooking = external ? hideForOtherChat(launcher, external) : undefined;
  const chat: Chat = {
    visit(path) {
      const visited = readList(keys.visited);
      if (!visited.includes(path)) store(keys.visited, JSON.stringify([...visited, path].slice(-keptMax)));
    },
    stop() {
      stopping.abort();
      stopGreeting();
      stopLooking?.();
    },
  };
  chat.visit(location.pathname);
  return chat;
}
