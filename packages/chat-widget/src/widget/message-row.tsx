/** @jsxImportSource preact */
import type { ChatMessage } from "../conversation/message.ts";
import { chatTexts } from "../conversation/texts.ts";
import { AnswerNotes } from "./answer.tsx";
import { LinkedText } from "./linked-text.tsx";

/** One message; a failed question offers to be sent again. */
export function MessageRow({ message, onRetry }: { message: ChatMessage; onRetry: () => void }) {
  const { type, content, answer, state, fault } = message;
  return (
    <div class={`chat-message chat-${type}`} data-state={state}>
      <div class="chat-bubble" dir="auto">
        <span class="chat-hidden">{type === "user" ? chatTexts.you : chatTexts.assistant} </span>
        {content.split("\n").map((line) => (
          <p>{type === "user" ? line : <LinkedText text={line} />}</p>
        ))}
        {answer && <AnswerNotes answer={answer} />}
      </div>
      {state === "failed" && (
        <p class="chat-fault">
          {fault ?? chatTexts.notSent}
          <button type="button" onClick={onRetry}>
            {chatTexts.tryAgain}
          </button>
        </p>
      )}
    </div>
  );
}
