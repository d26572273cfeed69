/** @jsxImportSource preact */
import { chatQuestionMax } from "@sitewright/contracts/chat";
import type { RefObject } from "preact";
import { chatTexts } from "../conversation/texts.ts";

interface ComposerProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly isBusy: boolean;
  readonly onSend: () => void;
}

/** The input for a question. Enter sends it, Shift and Enter insert a line break. */
export function Composer({ field, text, onText, isBusy, onSend }: ComposerProps) {
  return (
    <form
      class="chat-composer"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <label class="chat-hidden" for="chat-question">
        {chatTexts.field}
      </label>
      <textarea
        id="chat-question"
        ref={field}
        rows={2}
        maxLength={chatQuestionMax}
        placeholder={chatTexts.field}
        value={text}
        onInput={({ currentTarget }) => onText(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
          event.preventDefault();
          onSend();
        }}
      />
      <button type="submit" aria-disabled={isBusy || text.trim() === ""}>
        {chatTexts.send}
      </button>
      <p class="chat-small" role="status">
        {text.length >= chatQuestionMax && chatTexts.full(chatQuestionMax)}
      </p>
    </form>
  );
}
