import { z } from "zod";

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
