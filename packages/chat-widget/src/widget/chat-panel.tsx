/** @jsxImportSource preact */
import type { CallFailure } from "@sitewright/contracts";
import { chatPageOf } from "@sitewright/contracts/chat-pages";
import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Conversation, Question } from "../conversation/conversation.ts";
import { clearedStatus } from "../conversation/faults.ts";
import { handOverText } from "../conversation/hand-over.ts";
import { chatTexts } from "../conversation/texts.ts";
import { quickActionsFor } from "../quick-actions.ts";
import { AfterAnswer } from "./answer.tsx";
import { ChatLog } from "./chat-log.tsx";
import { Composer } from "./composer.tsx";
import { CloseIcon } from "./icons.tsx";
import { PersonView } from "./person-view.tsx";
import { QuickActionRow } from "./quick-action-row.tsx";
import { useMessages } from "./use-conversation.ts";

interface ChatPanelProps {
  readonly conversation: Conversation;
  readonly onClose: () => void;
  /** Opens the contact form. */
  readonly onForm: () => void;
}

interface HeaderProps {
  readonly onClear: (() => void) | undefined;
  readonly onPerson: () => void;
  readonly onClose: () => void;
}

/** The chat's title and the button to a person, in every state. */
function Header({ onClear, onPerson, onClose }: HeaderProps) {
  return (
    <header class="chat-head">
      <div>
        <h2 id="chat-title" tabIndex={-1}>
          {chatTexts.title}
        </h2>
        <p class="chat-small">{chatTexts.what}</p>
      </div>
      <button type="button" class="chat-close" aria-label={chatTexts.close} onClick={onClose}>
        <CloseIcon />
      </button>
      <p class="chat-head-acts">
        <button type="button" onClick={onPerson}>
          {chatTexts.person}
        </button>
        {onClear && (
          <button type="button" onClick={onClear}>
            {chatTexts.clear}
          </button>
        )}
      </p>
    </header>
  );
}

/** Moves the focus back to the log when the view of a person closes, since its buttons are removed. */
function useFocusBack(log: RefObject<HTMLElement | null>, isAway: boolean): void {
  const wasAway = useRef(false);
  useEffect(() => {
    if (wasAway.current && !isAway) log.current?.focus({ preventScroll: true });
    wasAway.current = isAway;
  }, [isAway]);
}

/** The chat: log, buttons and input; or the view for reaching a person. */
export function ChatPanel({ conversation, onClose, onForm }: ChatPanelProps) {
  const messages = useMessages(conversation);
  const [isAtPerson, setIsAtPerson] = useState(false);
  const [text, setText] = useState("");
  const [cleared, setCleared] = useState<{ readonly failure: CallFailure | undefined }>();
  const field = useRef<HTMLTextAreaElement>(null);
  const log = useRef<HTMLElement>(null);
  const newest = messages.at(-1);
  const isBusy = newest?.state === "sending";
  const clearedText = cleared && messages.length === 0 ? clearedStatus(cleared.failure) : "";
  /** Again too, where the server has not erased everything. */
  const canClear = messages.length > 0 || cleared?.failure !== undefined;
  const isBeginning = !messages.some(({ type }) => type === "user");

  function ask(question: Question): void {
    if (!isBusy) void conversation.ask(question);
  }
  /** A button of the log is removed when pressed; the focus must not be lost, nor a phone's keyboard open. */
  function press(act: () => void): void {
    log.current?.focus({ preventScroll: true });
    act();
  }
  function send(): void {
    const content = text.trim();
    if (content === "" || isBusy) return;
    setText("");
    ask({ content });
  }
  function write(begun: string): void {
    setText(begun);
    field.current?.focus();
  }
  useFocusBack(log, isAtPerson);
  const toPerson = () => setIsAtPerson(true);
  async function clear(): Promise<void> {
    setIsAtPerson(false);
    setCleared(undefined);
    setCleared({ failure: await conversation.clear() });
  }

  return (
    <>
      <Header
        onClear={canClear ? () => press(() => void clear()) : undefined}
        onPerson={toPerson}
        onClose={onClose}
      />
      {isAtPerson ? (
        <PersonView
          questions={handOverText(messages)}
          onBack={() => setIsAtPerson(false)}
          onGo={(words) => {
            setIsAtPerson(false);
            void conversation.handOver(words);
            onForm();
          }}
        />
      ) : (
        <>
          <ChatLog
            box={log}
            messages={messages}
            status={isBusy ? chatTexts.looking : clearedText}
            onRetry={(id) => press(() => void conversation.retry(id))}
          >
            {isBeginning && (
              <QuickActionRow
                actions={quickActionsFor(chatPageOf(location.pathname))}
                onAsk={(question) => press(() => ask(question))}
                onPerson={toPerson}
                onWrite={write}
              />
            )}
            {newest && (
              <AfterAnswer
                message={newest}
                onAsk={(question) => press(() => ask(question))}
                onConfirm={(isConfirmed) => press(() => void conversation.confirm(newest.id, isConfirmed))}
                onPerson={toPerson}
              />
            )}
          </ChatLog>
          <Composer field={field} text={text} onText={setText} isBusy={isBusy} onSend={send} />
        </>
      )}
    </>
  );
}
