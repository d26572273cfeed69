import { z } from "zod";

/** Events of the page that autosave acts on. */
export interface PageEvents {
  readonly onOnline: () => void;
  readonly onHidden: () => void;
  /** The page is being closed, or put into the back-forward cache. */
  readonly onClose: () => void;
  readonly onVisible: () => void;
  /** Another tab wrote this key of the storage; null: it cleared the storage. */
  readonly onStorageChange: (key: string | null) => void;
  /** True where closing the page now would lose data: the browser then asks the person first. */
  readonly wouldLoseData: () => boolean;
}

/** Adds the listeners. Returns a function that removes them. */
export function addPageListeners(events: PageEvents): () => void {
  const removal = new AbortController();
  const { signal } = removal;
  const onVisibilityChange = (): void => {
    if (document.visibilityState === "hidden") events.onHidden();
    else events.onVisible();
  };
  window.addEventListener("online", events.onOnline, { signal });
  document.addEventListener("visibilitychange", onVisibilityChange, { signal });
  window.addEventListener("pagehide", events.onClose, { signal });
  window.addEventListener("pageshow", (event) => event.persisted && events.onVisible(), { signal });
  window.addEventListener(
    "storage",
    ({ key, storageArea }) => {
      if (storageArea === localStorageOrNull()) events.onStorageChange(key);
    },
    { signal },
  );
  window.addEventListener(
    "beforeunload",
    (event) => {
      if (events.wouldLoseData()) event.preventDefault();
    },
    { signal },
  );
  return () => removal.abort();
}

function localStorageOrNull(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

const messageSchema = z.enum(["reset", "session-changed"]);

/** `reset`: the project was reset. `session-changed`: a sign-in or sign-out. */
export type TabMessage = z.infer<typeof messageSchema>;

/** A BroadcastChannel to the other tabs of this browser. */
export interface TabChannel {
  readonly send: (message: TabMessage) => void;
  readonly close: () => void;
}

/** Opens the channel. */
export function openTabChannel(onMessage: (message: TabMessage) => void): TabChannel {
  const channel = new BroadcastChannel("sitewright");
  channel.onmessage = ({ data }) => {
    const message = messageSchema.safeParse(data);
    if (message.success) onMessage(message.data);
  };
  return { send: (message) => channel.postMessage(message), close: () => channel.close() };
}
