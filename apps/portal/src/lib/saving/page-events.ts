import { z } from "zod";

/** What happens to a page that matters to what is kept and saved. */
export interface PageEvents {
  readonly onOnline: () => void;
  /** Out of sight; it may be going for good. */
  readonly onHidden: () => void;
  readonly onVisible: () => void;
  /** Another tab wrote this key of the storage; null: it emptied the storage. */
  readonly onStored: (key: string | null) => void;
  /** Whether going now would lose something. The browser asks the person then. */
  readonly isOnlyInMemory: () => boolean;
}

/** Listens to the page. Returns what ends it. */
export function listenToPage(events: PageEvents): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const lookAt = (): void => {
    if (document.visibilityState === "hidden") events.onHidden();
    else events.onVisible();
  };
  window.addEventListener("online", events.onOnline, { signal });
  document.addEventListener("visibilitychange", lookAt, { signal });
  window.addEventListener("pagehide", events.onHidden, { signal });
  window.addEventListener("pageshow", (event) => event.persisted && events.onVisible(), { signal });
  window.addEventListener(
    "storage",
    ({ key, storageArea }) => {
      if (storageArea === localStorageOrNull()) events.onStored(key);
    },
    { signal },
  );
  window.addEventListener(
    "beforeunload",
    (event) => {
      if (events.isOnlyInMemory()) event.preventDefault();
    },
    { signal },
  );
  return () => ending.abort();
}

function localStorageOrNull(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

const messageSchema = z.enum(["reset", "session"]);

/** `reset`: the project was given up. `session`: somebody has signed in or out. */
export type TabMessage = z.infer<typeof messageSchema>;

/** The line to the other tabs of this browser. */
export interface TabChannel {
  readonly tell: (message: TabMessage) => void;
  readonly close: () => void;
}

/** Opens the line; a browser without channels has none, and nothing happens. */
export function openTabChannel(onMessage: (message: TabMessage) => void): TabChannel {
  if (typeof BroadcastChannel === "undefined") return { tell: () => {}, close: () => {} };
  const channel = new BroadcastChannel("sitewright");
  channel.onmessage = ({ data }) => {
    const message = messageSchema.safeParse(data);
    if (message.success) onMessage(message.data);
  };
  return { tell: (message) => channel.postMessage(message), close: () => channel.close() };
}
