import { type FromFrame, fromFrameSchema, type ToFrame } from "../../lib/preview/frame-messages.ts";

/** The messages between a preview and its frame. */
export interface FrameChannel {
  send(message: ToFrame): void;
  close(): void;
}

/** The origin of a document that has none, as messages name it (HTML, section 7.1.1). */
const noOrigin = "null";

/** Listens to the frame's messages: from its own window, without an origin, and valid by the schema; others are ignored. */
export function openChannel(frame: HTMLIFrameElement, onMessage: (message: FromFrame) => void): FrameChannel {
  const receive = (event: MessageEvent<unknown>): void => {
    if (event.source === null || event.source !== frame.contentWindow || event.origin !== noOrigin) return;
    const message = fromFrameSchema.safeParse(event.data);
    if (message.success) onMessage(message.data);
  };
  window.addEventListener("message", receive);
  return {
    // No origin can be named for the frame; what is sent holds nothing but the site that it shows.
    send: (message) => frame.contentWindow?.postMessage(message, "*"),
    close: () => window.removeEventListener("message", receive),
  };
}
