import { keptMax, keys } from "../storage-keys.ts";
import type { ChatWindow } from "../widget/mount.tsx";
import { greet } from "./greet.ts";
import { watchUnderneath } from "./step-aside.ts";
import { keep, readList } from "./stored-list.ts";

const greetAfterMs = 500;
const greetBeforeMs = 5000;
const pollEveryMs = 1000;
const pollBeforeMs = 10_000;

/** The chat of a page. */
export interface Chat {
  /** Notes that another page was opened without loading a document. */
  visit(path: string): void;
  stop(): void;
}

/** Calls until it gives true, first after so long and then as often, for at most so long; the last call is told that it is one. */
function poll(call: (isLast: boolean) => boolean, everyMs: number, beforeMs: number): () => void {
  let passedMs = 0;
  const timer = setInterval(() => {
    passedMs += everyMs;
    if (call(passedMs >= beforeMs) || passedMs >= beforeMs) clearInterval(timer);
  }, everyMs);
  return () => clearInterval(timer);
}

/** Opens the chat when the launcher is pressed. Its code is fetched then; where that fails, the launcher says so. */
function openOnPress(launcher: HTMLElement, signal: AbortSignal): void {
  const label = launcher.querySelector("span");
  const name = label?.textContent ?? "";
  let loading: Promise<ChatWindow> | undefined;
  async function open(event: Event): Promise<void> {
    event.preventDefault();
    greet(launcher, true);
    loading ??= import("../widget/mount.tsx").then(({ loadChat }) => loadChat());
    const chat = await loading.catch(() => undefined);
    if (label) label.textContent = chat ? name : (launcher.dataset.failed ?? name);
    // No connection, or a new release: another press tries again.
    if (!chat) loading = undefined;
    chat?.open(launcher);
  }
  launcher.role = "button";
  launcher.ariaHasPopup = "dialog";
  launcher.addEventListener("click", open, { signal });
  launcher.addEventListener("keydown", (event) => event.key === " " && open(event), { signal });
}

/** Puts the launcher away where a chat of another maker comes, whose name is a property of the window. */
function makeRoom(launcher: HTMLElement, name: string): () => void {
  const look = () => {
    launcher.hidden = Reflect.has(window, name);
    return launcher.hidden;
  };
  return poll(look, pollEveryMs, pollBeforeMs);
}

/**
 * Makes a launcher, which is a link where no script runs, open the chat; greets a visitor who has no history yet, and
 * keeps which pages they saw. The chat itself is fetched when the launcher is pressed.
 */
export function startChat(launcher: HTMLElement): Chat {
  const stopping = new AbortController();
  const { external } = launcher.dataset;
  openOnPress(launcher, stopping.signal);
  watchUnderneath(launcher, stopping.signal);
  const stopGreeting = poll((isLast) => greet(launcher, isLast), greetAfterMs, greetBeforeMs);
  const stopPolling = external ? makeRoom(launcher, external) : undefined;
  const chat: Chat = {
    visit(path) {
      const visited = readList(keys.visited);
      if (!visited.includes(path)) keep(keys.visited, JSON.stringify([...visited, path].slice(-keptMax)));
    },
    stop() {
      stopping.abort();
      stopGreeting();
      stopPolling?.();
    },
  };
  chat.visit(location.pathname);
  return chat;
}
