/** @jsxImportSource preact */

import { chatPageOf } from "@sitewright/contracts/chat-pages";
import { createClient } from "@sitewright/contracts/client";
import { render } from "preact";
import { openConversation } from "../conversation/conversation.ts";
import { fetchInTime } from "../conversation/fetch-in-time.ts";
import { handOverKey } from "../conversation/hand-over-key.ts";
import { pageStorage } from "../conversation/page-storage.ts";
import { newConversation } from "../loader/new-conversation.ts";
import { forgetKey, keys } from "../storage-keys.ts";
import { leadsWithinPage } from "./chat-link.tsx";
import { ChatPanel } from "./chat-panel.tsx";
import { keepInSight } from "./keep-in-sight.ts";
import styles from "./widget.css?url";

/** The chat of a page. */
export interface ChatWindow {
  /** Opens it; closing returns the focus to the launcher. */
  open(launcher: HTMLElement): void;
}

/** The chat fills the window where page and chat do not fit side by side. */
const isNarrow = (): boolean => matchMedia("(width < 38.75rem)").matches;

/** Opens the contact form; from the portal in a new tab, so that the work there stays open. */
function goToForm(): void {
  const page = chatPageOf(location.pathname);
  if (page === "contact") dispatchEvent(new Event(handOverKey));
  else if (page === "app" || page === "profile") open("/contact", "_blank", "noopener");
  else location.assign("/contact");
}

function createWindow(): ChatWindow {
  const storage = pageStorage();
  const conversation = openConversation({
    client: createClient({ fetch: fetchInTime }),
    storage,
    now: () => Date.now(),
    newConversation,
    page: () => chatPageOf(location.pathname),
  });
  const dialog = document.createElement("dialog");
  dialog.className = "chat-panel";
  dialog.setAttribute("aria-labelledby", "chat-title");
  document.body.append(dialog);
  keepInSight(dialog);
  let opener: HTMLElement | undefined;

  /** Shows the launcher again; returns it the first time. */
  function showLauncher(): HTMLElement | undefined {
    const launcher = opener;
    launcher?.classList.remove("chat-open");
    launcher?.setAttribute("aria-expanded", "false");
    opener = undefined;
    return launcher;
  }
  function returnFocus(): void {
    showLauncher()?.focus({ preventScroll: true });
  }
  function close(): void {
    dialog.close();
    returnFocus();
  }
  dialog.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  });
  // A phone's back gesture closes it too.
  dialog.addEventListener("close", returnFocus);
  dialog.addEventListener("click", ({ target }) => {
    const link = target instanceof Element && target.closest("a");
    if (!link || !isNarrow() || !leadsWithinPage(link)) return;
    // The chat would cover the link's place; the browser moves the focus there, so it does not return.
    showLauncher();
    dialog.close();
  });
  /** Closes for the next person: what was typed is in the panel's state only. */
  function forget(): void {
    showLauncher();
    dialog.close();
    render(null, dialog);
    storage.forget();
    conversation.reload();
  }
  addEventListener("storage", ({ key }) => {
    if (key === forgetKey) forget();
    else if (key === null || key === keys.history) conversation.reload();
  });
  addEventListener("pagehide", conversation.leave);

  return {
    open(launcher) {
      opener = launcher;
      conversation.reload();
      const onForm = () => {
        close();
        goToForm();
      };
      render(<ChatPanel conversation={conversation} onClose={close} onForm={onForm} />, dialog);
      launcher.classList.add("chat-open");
      launcher.setAttribute("aria-expanded", "true");
      if (dialog.open) return;
      if (isNarrow()) dialog.showModal();
      else dialog.show();
      // Not on a touch device: its keyboard would cover half of the chat before anything was read.
      const first = matchMedia("(pointer: coarse)").matches ? "h2" : "textarea";
      dialog.querySelector<HTMLElement>(first)?.focus({ preventScroll: true });
    },
  };
}

/**
 * Loads the chat's styles. Without the bundler: that would add its own loader, as large as ours, to every
 * page.
 */
function loadStyles(): Promise<void> {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = styles;
  return new Promise((done, fail) => {
    link.onload = () => done();
    link.onerror = () => {
      link.remove();
      fail(new Error("The chat's styles could not be fetched."));
    };
    document.head.append(link);
  });
}

/**
 * Loads the rest of the chat, and creates it; called once.
 * @throws where the connection fails
 */
export async function loadChat(): Promise<ChatWindow> {
  await loadStyles();
  return createWindow();
}
