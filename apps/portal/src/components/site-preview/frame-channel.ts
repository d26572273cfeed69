import { type FromFrame, fromFrameSchema, type ToFrame } from "../../lib/preview/frame-messages.ts";

/** The messages between a preview and its frame. */
export interface FrameChannel {
  send(message: ToFrame): void;
  close(): void;
}

/** The serialized origin of a document with an opaque origin, as in messages (HTML, section 7.1.1). */
const noOrigin = "null";

/**
 * Listens to the frame's messages: from its own window, with an opaque origin, and valid by the schema;
 * ignores others.
 */
export function openChannel(frame: HTMLIFrameElement, onMessage: (message: FromFrame) => void): FrameChannel {
  const receive = (event: MessageEvent<unknown>): void => {
    if (event.source === null || event.source !== frame.contentWindow || event.origin !== noOrigin) return;
    const message = fromFrameSchema.safeParse(event.data);
    if (message.success) onMessage(message.data);
  };
  window.addEventListener("message", receive);
  return {
    // No target origin can be named for an opaque origin; the messages contain only the site that the frame
    // shows.
    send: (message) => frame.contentWindow?.postMessage(message, "*"),
    close: () => window.removeEventListener("message", receive),
  };
}
