import type { CallFailure } from "@sitewright/contracts";
import { confirmChatAnswer, eraseChat, handOverChat, sendChatMessage } from "@sitewright/contracts/chat";
import type { ChatPage } from "@sitewright/contracts/chat-pages";
import type { ApiClient } from "@sitewright/contracts/client";
import { keptMax, keys } from "../storage-keys.ts";
import { addEnded, readEnded, removeEnded } from "./ended.ts";
import { faultOf } from "./faults.ts";
import { answerMaxMs } from "./fetch-in-time.ts";
import { handOverKey } from "./hand-over-key.ts";
import { type ChatMessage, lastEntry, readMessages } from "./message.ts";
import { chatTexts } from "./texts.ts";

/** The parts of the browser that a conversation uses. */
export interface ConversationParts {
  readonly client: ApiClient;
  readonly storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly newConversation: () => string;
  /** The path of the open page. */
  readonly page: () => ChatPage;
}

/** A typed question, or the button that asks it. */
export interface Question {
  readonly content: string;
  readonly entryId?: string | undefined;
}

/** A visitor's conversation with the assistant. */
export interface Conversation {
  messages(): readonly ChatMessage[];
  /** Notifies of changes until the returned function is called. */
  subscribe(listener: () => void): () => void;
  /** Sends a question, unless another is on its way; resolves once it is answered, or marked as not sent. */
  ask(question: Question): Promise<void>;
  /** Sends a failed question again. */
  retry(id: string): Promise<void>;
  /** Records the visitor's feedback on an answer. */
  confirm(id: string, isConfirmed: boolean): Promise<void>;
  /** Stores a text for the contact form, and ends the conversation. */
  handOver(text: string): Promise<void>;
  /** Clears everything, here and on the server; why not, where the server has not erased all. */
  clear(): Promise<CallFailure | undefined>;
  /** Reads the history again, which another window may have changed. */
  reload(): void;
  /** Marks what this window is sending as not sent, since the page is left. */
  leave(): void;
}

/** Opens the stored conversation. Its functions do not throw when the connection fails. */
export function openConversation(parts: ConversationParts): Conversation {
  const { client, storage, now, newConversation, page } = parts;
  const listeners = new Set<() => void>();
  /** The questions that this window is sending, by id. */
  const onTheirWay = new Map<string, Promise<unknown>>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let conversationId = storage.getItem(keys.conversation) ?? newConversation();
  let messages: readonly ChatMessage[] = [];
  readHistory();

  /** How long an answer may still take. */
  function msLeft({ timestamp }: ChatMessage): number {
    return Date.parse(timestamp) + answerMaxMs - now();
  }

  function readList(): readonly unknown[] {
    try {
      const list: unknown = JSON.parse(storage.getItem(keys.history) ?? "[]");
      return Array.isArray(list) ? list : [];
    } catch {
      return [];
    }
  }

  /** Reads the history; again when a question that another window is sending has failed, if that window is gone. */
  function readHistory(): void {
    messages = readMessages(readList(), (question) => onTheirWay.has(question.id) || msLeft(question) > 0);
    clearTimeout(timer);
    const other = messages.find(({ id, state }) => state === "sending" && !onTheirWay.has(id));
    if (other) timer = setTimeout(reload, msLeft(other));
  }

  function reload(): void {
    readHistory();
    // Another person may use the browser by now: they must not continue a cleared conversation.
    conversationId = storage.getItem(keys.conversation) ?? newConversation();
    for (const listener of listeners) listener();
  }

  function change(next: readonly ChatMessage[]): void {
    messages = next.slice(-keptMax);
    storage.setItem(keys.conversation, conversationId);
    storage.setItem(keys.history, JSON.stringify(messages));
    for (const listener of listeners) listener();
  }

  const edit = (id: string, edited: Partial<ChatMessage>) =>
    change(messages.map((message) => (message.id === id ? { ...message, ...edited } : message)));

  /** An unused message id: the time, or the next number after it. */
  function newId(): string {
    let id = now();
    while (messages.some((message) => message.id === `${id}`)) id += 1;
    return `${id}`;
  }

  const stamp = () => new Date(now()).toISOString();

  function beginNext(): void {
    conversationId = newConversation();
    messages = [];
  }

  /**
   * Has the server erase a conversation, which counts as ended until it has: the next clearing tries again. `settled`:
   * when its questions on their way have arrived, since one of them may store it anew.
   */
  async function erase(id: string, settled?: Promise<unknown>): Promise<CallFailure | undefined> {
    const call = () => client.call(eraseChat, { body: { conversationId: id } });
    let result = await call();
    if (settled) {
      await settled;
      result = await call();
    }
    if (result.ok) removeEnded(storage, id);
    else addEnded(storage, id);
    return result.ok ? undefined : result.failure;
  }

  async function send({ id, content, entryId }: ChatMessage): Promise<void> {
    const last = lastEntry(messages);
    const asked = conversationId;
    const call = client.call(sendChatMessage, {
      body: { conversationId, messageId: id, content, page: page(), last, entryId },
    });
    onTheirWay.set(id, call);
    edit(id, { state: "sending", timestamp: stamp() });
    const result = await call;
    onTheirWay.delete(id);
    if (asked !== conversationId) {
      // Neither ended nor cleared here: another window has cleared it meanwhile.
      if (!readEnded(storage).includes(asked)) await erase(asked);
      return;
    }
    // Another window has answered it, or left no room for it.
    if (!messages.some((message) => message.id === id)) return;
    if (messages.some(({ answers }) => answers === id)) return;
    if (!result.ok) return edit(id, { state: "failed", fault: faultOf(result.failure) });
    const answer = result.data;
    const reply: ChatMessage = {
      id: newId(),
      type: "assistant",
      content: chatTexts.answer(answer),
      timestamp: stamp(),
      answer,
      answers: id,
    };
    // Not at the end, where a hand-over meanwhile has closed the conversation.
    change(
      messages.flatMap((message) =>
        message.id === id ? [{ ...message, state: "sent" as const }, reply] : [message],
      ),
    );
  }

  return {
    messages: () => messages,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async ask({ content, entryId }) {
      // Two quick presses may both arrive before the panel shows the first question.
      if (messages.at(-1)?.state === "sending") return;
      if (messages.at(-1)?.isEnd) {
        addEnded(storage, conversationId);
        beginNext();
      }
      const question: ChatMessage = {
        id: newId(),
        type: "user",
        content,
        timestamp: stamp(),
        state: "sending",
        ...(entryId === undefined ? {} : { entryId }),
      };
      change([...messages, question]);
      await send(question);
    },
    async retry(id) {
      const question = messages.find((message) => message.id === id);
      if (question?.state === "failed") await send(question);
    },
    async confirm(id, isConfirmed) {
      const messageId = messages.find((message) => message.id === id)?.answers;
      if (messageId === undefined) return;
      edit(id, { isConfirmed });
      const body = { conversationId, messageId, isAnswered: isConfirmed };
      await client.call(confirmChatAnswer, { body });
    },
    async handOver(text) {
      // An empty text too: the form comes into sight for it.
      storage.setItem(handOverKey, text);
      const content = text === "" ? chatTexts.handedNothing : chatTexts.handedOver;
      const end = { content, timestamp: stamp(), isEnd: true };
      change([...messages, { id: newId(), type: "assistant", ...end }]);
      await client.call(handOverChat, { body: { conversationId } });
    },
    async clear() {
      const current = conversationId;
      const others = readEnded(storage).filter((id) => id !== current);
      const settled = onTheirWay.size > 0 ? Promise.all(onTheirWay.values()) : undefined;
      beginNext();
      for (const key of Object.values(keys)) storage.removeItem(key);
      addEnded(storage, ...others, current);
      for (const listener of listeners) listener();
      const failures = await Promise.all([...others.map((id) => erase(id)), erase(current, settled)]);
      return failures.find((failure) => failure !== undefined);
    },
    reload,
    leave() {
      for (const { id } of messages) if (onTheirWay.has(id)) edit(id, { state: "failed" });
    },
  };
}
