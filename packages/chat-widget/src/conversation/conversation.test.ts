import { type ChatAnswer, createClient } from "@sitewright/contracts";
import { afterEach, expect, test, vi } from "vitest";
import { forgetChat } from "../forget.ts";
import { type ConversationParts, openConversation } from "./conversation.ts";
import { clearedStatus } from "./faults.ts";
import { handOverText } from "./hand-over.ts";
import { handOverKey } from "./hand-over-key.ts";
import type { ChatMessage } from "./message.ts";
import { pageStorage } from "./page-storage.ts";

const price: ChatAnswer = {
  kind: "matched",
  entryId: "price-crm",
  text: "From £2,000.",
  links: [],
  quickReplies: [],
  wording: "knowledge",
  sources: [{ entryId: "price-crm", label: "What a CRM costs" }],
};
const unknown: ChatAnswer = { kind: "unmatched", links: [] };

/** A storage as a browser has it. */
function memory(): Storage {
  localStorage.clear();
  return localStorage;
}

/** A conversation with a server that gives these answers; null is a lost connection. */
function open(
  answers: (ChatAnswer | null | Promise<ChatAnswer>)[],
  storage: ConversationParts["storage"] = memory(),
  erased: () => Response = () => new Response(null, { status: 204 }),
) {
  const calls: [string, Record<string, unknown>][] = [];
  let opened = 0;
  const conversation = openConversation({
    client: createClient({
      fetch: async (url, init) => {
        calls.push([String(url).replace("/api/chat/", ""), JSON.parse(String(init?.body))]);
        if (String(url).endsWith("erase")) return erased();
        if (!String(url).endsWith("messages")) return new Response(null, { status: 204 });
        const answer = await answers.shift();
        if (!answer) throw new TypeError("offline");
        return Response.json(answer);
      },
    }),
    storage,
    now: () => Date.now(),
    newConversation: () => `conv_1_abcdef${opened++}`,
    page: () => "pricing",
  });
  return { conversation, calls, storage };
}
const said = (messages: readonly ChatMessage[]) => messages.map(({ content }) => content);
const states = (messages: readonly ChatMessage[]) => messages.map(({ state }) => state);

/** An answer that arrives when the test gives it. */
function pending() {
  let give = (_: ChatAnswer): void => {};
  const answer = new Promise<ChatAnswer>((resolve) => {
    give = resolve;
  });
  return { answer, give };
}

afterEach(() => {
  vi.useRealTimers();
});

test("M-12.6 the hundred newest messages are kept, and read again; what cannot be read is left out", async () => {
  const storage = memory();
  const old = Array.from({ length: 99 }, (_, id) => ({
    id: `${id}`,
    type: "assistant",
    content: `${id}`,
    timestamp: "",
  }));
  storage.setItem("chatHistory", JSON.stringify([...old, { id: 7 }, "x"]));
  const { conversation } = open([price], storage);
  await conversation.ask({ content: "what does a crm cost" });
  const kept = open([], storage).conversation.messages();
  expect(kept).toHaveLength(100);
  expect(said(kept).slice(-2)).toEqual(["what does a crm cost", "From £2,000."]);
});

test("M-12.7 clearing takes history, conversation and pages out of the browser, and the conversation off the server", async () => {
  const { conversation, calls, storage } = open([price]);
  storage.setItem("visitedPages", '["/"]');
  await conversation.ask({ content: "what does a crm cost" });
  await conversation.clear();
  expect([localStorage.length, conversation.messages()]).toEqual([0, []]);
  expect(calls.at(-1)).toEqual(["erase", { conversationId: "conv_1_abcdef0" }]);
});

test("M-12.19 clearing takes the conversations off the server too that ended before, by going on to a person", async () => {
  const { conversation, calls, storage } = open([price, price, price]);
  for (const content of ["crm", "shops"]) {
    await conversation.ask({ content });
    await conversation.handOver("- crm");
  }
  await conversation.ask({ content: "hello again" });
  await conversation.clear();
  const erased = calls.filter(([name]) => name === "erase").map(([, { conversationId }]) => conversationId);
  expect(erased).toEqual(["conv_1_abcdef0", "conv_1_abcdef1", "conv_1_abcdef2"]);
  expect(storage.getItem("endedConversations")).toBeNull();
});

test("M-12.20 of ended conversations the twenty newest are known, and what cannot be read of them harms nothing", async () => {
  const { conversation, calls, storage } = open(Array.from({ length: 23 }, () => price));
  storage.setItem("endedConversations", "[1");
  for (let count = 0; count < 22; count += 1) {
    await conversation.ask({ content: "crm" });
    await conversation.handOver("- crm");
  }
  await conversation.ask({ content: "crm" });
  await conversation.clear();
  expect(calls.filter(([name]) => name === "erase")).toHaveLength(21);
});

test("M-12.300 clearing while a question is on its way erases its conversation again once that has arrived, and is over only then", async () => {
  const late = pending();
  const { conversation, calls, storage } = open([late.answer]);
  const asked = conversation.ask({ content: "crm" });
  let isCleared = false;
  const clearing = conversation.clear().then(() => {
    isCleared = true;
  });
  await vi.waitFor(() => expect(calls.map(([name]) => name)).toEqual(["messages", "erase"]));
  await new Promise((settled) => setTimeout(settled));
  expect(isCleared).toBe(false);
  late.give(price);
  await Promise.all([asked, clearing]);
  expect(calls.slice(1)).toEqual(Array(2).fill(["erase", { conversationId: "conv_1_abcdef0" }]));
  expect([localStorage.length, conversation.messages(), storage.getItem("endedConversations")]).toEqual([
    0,
    [],
    null,
  ]);
});

test("M-12.301 a question that arrives after another window has cleared its conversation is erased too; one whose conversation only ended is not", async () => {
  const storage = memory();
  const [cleared, ended] = [pending(), pending()];
  const { conversation, calls } = open([cleared.answer, ended.answer, price], storage);
  const asked = conversation.ask({ content: "crm" });
  await open([], storage).conversation.clear();
  conversation.reload();
  cleared.give(price);
  await asked;
  expect(calls.at(-1)).toEqual(["erase", { conversationId: "conv_1_abcdef0" }]);
  const next = conversation.ask({ content: "shops" });
  await conversation.handOver("- shops");
  await conversation.ask({ content: "hello again" });
  ended.give(price);
  await next;
  expect(calls.filter(([name]) => name === "erase")).toHaveLength(1);
});

test("M-12.302 what the server refuses to erase is erased at the next clearing, and the refusal gets its own words", async () => {
  const error = "Too many attempts. Please try again in 5 minutes.";
  const refusal = { type: "about:blank", title: error, status: 429, code: "too-many-requests", error };
  const answers = [Response.json(refusal, { status: 429 })];
  const { conversation, calls, storage } = open(
    [price],
    memory(),
    () => answers.shift() ?? new Response(null, { status: 204 }),
  );
  await conversation.ask({ content: "crm" });
  const failure = await conversation.clear();
  expect(clearedStatus(failure)).toBe(
    "Cleared here, but not on our server. Too many attempts. Please try again in 5 minutes. It deletes your questions after 90 days.",
  );
  expect(conversation.messages()).toEqual([]);
  expect(clearedStatus(await conversation.clear())).toBe("Cleared here and on our server. Ask anything.");
  const erased = calls.filter(([name]) => name === "erase").map(([, { conversationId }]) => conversationId);
  expect(erased).toEqual(["conv_1_abcdef0", "conv_1_abcdef0", "conv_1_abcdef1"]);
  expect(storage.getItem("endedConversations")).toBeNull();
  expect(clearedStatus({ kind: "offline" })).toContain("Our server could not be reached.");
});

test("M-12.15 a chat that was deleted at sign-out continues under a new id, also where it was open", async () => {
  const { conversation, calls, storage } = open([price, price]);
  await conversation.ask({ content: "what does a crm cost" });
  addEventListener("storage", conversation.reload);
  storage.setItem("chatHandOver", "- what does a crm cost");
  storage.setItem("visitedPages", '["/app"]');
  forgetChat();
  removeEventListener("storage", conversation.reload);
  expect([localStorage.length, conversation.messages()]).toEqual([0, []]);
  await conversation.ask({ content: "crm" });
  expect(calls.map(([, { conversationId }]) => conversationId)).toEqual(["conv_1_abcdef0", "conv_1_abcdef1"]);
});

test("M-12.16 where storage is blocked or full the conversation lasts as long as the page", async () => {
  const refused = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  localStorage.clear();
  const storage = pageStorage();
  const { conversation } = open([price], storage);
  await conversation.ask({ content: "what does a crm cost" });
  conversation.reload();
  expect(said(conversation.messages())).toEqual(["what does a crm cost", "From £2,000."]);
  refused.mockRestore();
  await conversation.clear();
  expect(said(open([], storage).conversation.messages())).toEqual([]);
});

test("M-12.17 a chat that is reopened while a question is unanswered keeps waiting for its answer", async () => {
  const { conversation } = open([price]);
  const answered = conversation.ask({ content: "what does a crm cost" });
  conversation.reload();
  expect(conversation.messages().map(({ state }) => state)).toEqual(["sending"]);
  await answered;
  expect(said(conversation.messages())).toEqual(["what does a crm cost", "From £2,000."]);
});

test("M-12.21 a question that is sent twice at once is asked once", async () => {
  const { conversation, calls } = open([price, price]);
  await Promise.all([conversation.ask({ content: "crm" }), conversation.ask({ content: "crm" })]);
  expect(calls).toHaveLength(1);
  expect(said(conversation.messages())).toEqual(["crm", "From £2,000."]);
});

test("M-13.26 a short question is sent with the answer that it follows up", async () => {
  const { conversation, calls } = open([price, unknown, price]);
  for (const content of ["crm", "trombones", "and monthly?"]) await conversation.ask({ content });
  expect(calls.map(([, { last }]) => last)).toEqual([undefined, "price-crm", "price-crm"]);
});

test("M-13.27 where the line is lost the question stays, and is the same one when it is sent again", async () => {
  const { conversation, calls } = open([null, price]);
  await conversation.ask({ content: "crm" });
  expect(conversation.messages()).toMatchObject([
    { content: "crm", state: "failed", fault: "Not sent. No connection." },
  ]);
  await conversation.retry(conversation.messages()[0]!.id);
  expect(conversation.messages()).toMatchObject([{ state: "sent" }, { answer: price }]);
  expect(calls[1]?.[1]).toEqual(calls[0]?.[1]);
});

test("M-13.76 a page that is left while a question is on its way has not sent it, and the next page offers to send it again", async () => {
  const { conversation, calls, storage } = open([pending().answer]);
  void conversation.ask({ content: "crm" });
  conversation.leave();
  const next = open([price], storage);
  expect(states(next.conversation.messages())).toEqual(["failed"]);
  await next.conversation.retry(next.conversation.messages()[0]!.id);
  expect(next.conversation.messages()).toMatchObject([{ state: "sent" }, { answer: price }]);
  expect(next.calls[0]?.[1]).toEqual(calls[0]?.[1]);
});

test("M-13.77 a question that another window sends is on its way here too, and has failed once no answer can come any more", () => {
  vi.useFakeTimers();
  const storage = memory();
  void open([pending().answer], storage).conversation.ask({ content: "crm" });
  const { conversation, calls } = open([price], storage);
  void conversation.retry(conversation.messages()[0]!.id);
  expect(states(conversation.messages())).toEqual(["sending"]);
  // The longest that the server waits for a model.
  vi.advanceTimersByTime(15_000);
  expect(states(conversation.messages())).toEqual(["sending"]);
  // S-05: at most 120 s per operation.
  vi.advanceTimersByTime(105_000);
  expect(states(conversation.messages())).toEqual(["failed"]);
  expect(calls).toEqual([]);
});

test("M-13.78 a question that is sent again is on its way in another window too, however old it is", async () => {
  vi.useFakeTimers();
  const storage = memory();
  const { conversation } = open([null, pending().answer], storage);
  await conversation.ask({ content: "crm" });
  vi.advanceTimersByTime(600_000);
  void conversation.retry(conversation.messages()[0]!.id);
  expect(states(open([], storage).conversation.messages())).toEqual(["sending"]);
});

test("M-13.79 a question that was sent from two windows has one answer in the history, the first that came", async () => {
  const storage = memory();
  const late = pending();
  const { conversation } = open([late.answer], storage);
  const asked = conversation.ask({ content: "crm" });
  conversation.leave();
  const other = open([price], storage).conversation;
  await other.retry(other.messages()[0]!.id);
  conversation.reload();
  late.give(unknown);
  await asked;
  expect(said(conversation.messages())).toEqual(["crm", "From £2,000."]);
  expect(said(open([], storage).conversation.messages())).toEqual(["crm", "From £2,000."]);
});

test("M-13.28 a conversation that was handed to a person is closed: the next question begins another one", async () => {
  const { conversation, calls, storage } = open([price, unknown, price]);
  await conversation.ask({ content: "crm" });
  await conversation.ask({ content: "trombones" });
  const text = handOverText(conversation.messages());
  expect(text).toBe(
    "My questions in the chat:\n- crm (answered with: What a CRM costs)\n- trombones (no answer)",
  );
  await conversation.handOver(text);
  expect(storage.getItem(handOverKey)).toBe(text);
  expect(conversation.messages().at(-1)).toMatchObject({ isEnd: true });
  await conversation.ask({ content: "hello again" });
  expect(said(conversation.messages())).toEqual(["hello again", "From £2,000."]);
  expect(calls.map(([name, { conversationId }]) => [name, conversationId]).slice(-2)).toEqual([
    ["hand-over", "conv_1_abcdef0"],
    ["messages", "conv_1_abcdef1"],
  ]);
  expect(calls.at(-1)?.[1].last).toBeUndefined();
});

test("M-13.304 an answer stands below its question, so that one that comes after a hand-over leaves the conversation closed", async () => {
  const late = pending();
  const { conversation, calls } = open([late.answer, price]);
  const asked = conversation.ask({ content: "crm" });
  await conversation.handOver("- crm");
  late.give(price);
  await asked;
  const [question, answer, end] = conversation.messages();
  expect([question?.state, answer?.answers, end?.isEnd]).toEqual(["sent", question?.id, true]);
  await conversation.ask({ content: "hello again" });
  expect(calls.at(-1)?.[1].conversationId).toBe("conv_1_abcdef1");
});

test("M-13.305 who goes on to a person without questions is not told that some were handed over", async () => {
  const { conversation } = open([]);
  await conversation.handOver("");
  expect(said(conversation.messages())).toEqual([
    "You went on to the contact form. Your next question starts a new conversation.",
  ]);
});

test("M-13.29 the rating of an answer is stored with it and sent to the server; without one nothing is sent", async () => {
  const { conversation, calls } = open([price]);
  await conversation.ask({ content: "crm" });
  expect(calls).toHaveLength(1);
  const [question, answer] = conversation.messages();
  await conversation.confirm(answer!.id, false);
  expect(conversation.messages()[1]).toMatchObject({ isConfirmed: false });
  expect(calls[1]).toEqual([
    "feedback",
    { conversationId: "conv_1_abcdef0", messageId: question!.id, isAnswered: false },
  ]);
});
