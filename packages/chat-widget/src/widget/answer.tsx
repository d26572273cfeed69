/** @jsxImportSource preact */
import type { ChatAnswer, ChatOption } from "@sitewright/contracts";
import type { Question } from "../conversation/conversation.ts";
import type { ChatMessage } from "../conversation/message.ts";
import { chatTexts } from "../conversation/texts.ts";
import { ChatLink } from "./chat-link.tsx";

/** Buttons that ask for an entry. */
function Options({
  options,
  onAsk,
}: {
  options: readonly ChatOption[];
  onAsk: (question: Question) => void;
}) {
  return (
    <ul class="chat-options">
      {options.map(({ entryId, label }) => (
        <li key={entryId}>
          <button type="button" onClick={() => onAsk({ content: label, entryId })}>
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The source of an answer that was not written by us; its links. */
export function AnswerNotes({ answer }: { answer: ChatAnswer }) {
  if (answer.kind === "ambiguous") return null;
  return (
    <>
      {answer.kind === "matched" && answer.wording === "model" && (
        <p class="chat-small">
          {chatTexts.byModel} {answer.sources.map(({ label }) => label).join(", ")}
        </p>
      )}
      {answer.links.length > 0 && (
        <p class="chat-links">
          {answer.links.map(({ text, path }) => (
            <ChatLink key={path} path={path}>
              {text}
            </ChatLink>
          ))}
        </p>
      )}
    </>
  );
}

interface AfterAnswerProps {
  readonly message: ChatMessage;
  readonly onAsk: (question: Question) => void;
  readonly onConfirm: (isConfirmed: boolean) => void;
  readonly onPerson: () => void;
}

function Confirmation({ message, onConfirm }: Pick<AfterAnswerProps, "message" | "onConfirm">) {
  if (message.isConfirmed !== undefined)
    return <p class="chat-small">{message.isConfirmed ? chatTexts.good : chatTexts.notAnswered}</p>;
  return (
    <p class="chat-confirm">
      {chatTexts.didItAnswer}
      <span>
        <button type="button" onClick={() => onConfirm(true)}>
          {chatTexts.yes}
        </button>
        <button type="button" onClick={() => onConfirm(false)}>
          {chatTexts.no}
        </button>
      </span>
    </p>
  );
}

const Person = ({ onPerson }: Pick<AfterAnswerProps, "onPerson">) => (
  <button type="button" class="chat-person" onClick={onPerson}>
    {chatTexts.person}
  </button>
);

/** The choices after the last answer: a question back, the feedback buttons, frequent next questions. */
export function AfterAnswer({ message, onAsk, onConfirm, onPerson }: AfterAnswerProps) {
  const { answer } = message;
  switch (answer?.kind) {
    case undefined:
      return null;
    case "ambiguous":
      return <Options options={answer.options} onAsk={onAsk} />;
    case "unmatched":
      return <Person onPerson={onPerson} />;
    case "matched":
      return (
        <>
          <Confirmation message={message} onConfirm={onConfirm} />
          {message.isConfirmed === false && <Person onPerson={onPerson} />}
          {message.isConfirmed !== false && answer.quickReplies.length > 0 && (
            <>
              <p class="chat-small">{chatTexts.next}</p>
              <Options options={answer.quickReplies} onAsk={onAsk} />
            </>
          )}
        </>
      );
  }
}
