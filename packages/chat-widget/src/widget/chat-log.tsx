/** @jsxImportSource preact */
import type { ComponentChildren, RefObject } from "preact";
import { useEffect } from "preact/hooks";
import type { ChatMessage } from "../conversation/message.ts";
import { chatTexts } from "../conversation/texts.ts";
import { MessageRow } from "./message-row.tsx";

interface ChatLogProps {
  readonly box: RefObject<HTMLElement | null>;
  readonly messages: readonly ChatMessage[];
  /** The status, announced below the last message. */
  readonly status: string;
  readonly onRetry: (id: string) => void;
  /** Rendered after the last message. */
  readonly children: ComponentChildren;
}

/** Scrolls to the end, but not past the start of the newest message: a long answer is read from its start. */
function showNewest(box: HTMLElement): void {
  const newest = [...box.querySelectorAll(".chat-message")].at(-1);
  const above = newest ? newest.getBoundingClientRect().top - box.getBoundingClientRect().top : 0;
  box.scrollTop = Math.min(box.scrollHeight, box.scrollTop + above - 16);
}

/** The messages, scrolled to the newest; a live region. */
export function ChatLog({ box, messages, status, onRetry, children }: ChatLogProps) {
  const newest = messages.at(-1);
  useEffect(() => {
    if (box.current) showNewest(box.current);
  }, [newest?.id, newest?.state, newest?.isConfirmed]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable, so focusable by keyboard (WCAG 2.1.1)
    <section ref={box} class="chat-log" tabIndex={0} aria-label={chatTexts.log}>
      <div role="log">
        {messages.map((message) => (
          <MessageRow key={message.id} message={message} onRetry={() => onRetry(message.id)} />
        ))}
      </div>
      <p role="status" class="chat-looking">
        {status}
      </p>
      {children}
    </section>
  );
}
