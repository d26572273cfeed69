/** @jsxImportSource preact */
import { type ChatAnswer, createClient } from "@sitewright/contracts";
import { render } from "preact";
import { afterEach, expect, test, vi } from "vitest";
import { openConversation } from "../conversation/conversation.ts";
import { ChatPanel } from "./chat-panel.tsx";

const option = (entryId: string, label: string) => ({ entryId, label });
const price: ChatAnswer = {
  kind: "matched",
  entryId: "price-crm",
  text: "From £2,000.",
  links: [{ text: "See the add-ons", path: "/pricing#add-ons" }],
  quickReplies: [option("custom-quote", "A quote")],
  wording: "model",
  sources: [option("price-crm", "What a CRM costs")],
};
const back: ChatAnswer = {
  kind: "ambiguous",
  options: [option("price-crm", "CRM"), option("price-apps", "App")],
};
const unknown: ChatAnswer = { kind: "unmatched", links: [] };

/** Draws the panel over a server with these answers; null is a lost connection. */
let isErased = true;
function draw(...answers: (ChatAnswer | null)[]) {
  localStorage.clear();
  const asked: unknown[] = [];
  const conversation = openConversation({
    client: createClient({
      fetch: async (url, init) => {
        if (!String(url).endsWith("messages")) return new Response(null, { status: isErased ? 204 : 502 });
        asked.push(JSON.parse(String(init?.body)));
        const answer = answers.shift();
        if (!answer) throw new TypeError("offline");
        return Response.json(answer);
      },
    }),
    storage: localStorage,
    now: () => 1000,
    newConversation: () => "conv_1_abcdef",
    page: () => "home",
  });
  const onForm = vi.fn();
  render(<ChatPanel conversation={conversation} onClose={() => {}} onForm={onForm} />, document.body);
  return { asked, onForm };
}
const buttons = () => [...document.querySelectorAll("button")].map(({ textContent }) => textContent);
const press = (name: string) =>
  [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name)?.click();
const shown = () => document.body.textContent;

async function ask(words: string, reply: string) {
  const field = document.querySelector("textarea")!;
  field.value = words;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  await vi.waitFor(() =>
    expect(document.querySelector("[type=submit]")?.getAttribute("aria-disabled")).toBe("false"),
  );
  field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  await vi.waitFor(() => expect(shown()).toContain(reply));
}

afterEach(() => render(null, document.body));

test("M-12.11 a conversation begins with the page's quick actions", () => {
  draw();
  expect([...document.querySelectorAll(".chat-options > li")].map(({ textContent }) => textContent)).toEqual([
    "Start Free",
    "Get Pricing",
    "Book Consultation",
  ]);
});

test("M-13.30 an answer says who worded it and from what, and asks whether it was one; 'No' leads to a person", async () => {
  draw(price);
  await ask("crm?", "From £2,000.");
  expect(shown()).toContain("Written by a language model from: What a CRM costs");
  expect(document.querySelector(".chat-links a")?.getAttribute("href")).toBe("/pricing#add-ons");
  expect(buttons()).toContain("A quote");
  press("No");
  await vi.waitFor(() => expect(shown()).toContain("talk to a person"));
  expect(document.activeElement?.className).toBe("chat-log");
});

test("the two replies to 'Did that answer your question?' are one group, which a narrow window does not tear", async () => {
  draw(price);
  await ask("crm?", "From £2,000.");
  const groups = [...document.querySelectorAll(".chat-confirm > *")].map(({ textContent }) => textContent);
  expect(groups).toEqual(["YesNo"]);
});

test("M-13.31 what may be meant is asked back with buttons, and one of them asks for its entry", async () => {
  const { asked } = draw(back, price);
  await ask("how much", "Which of these do you mean?");
  press("CRM");
  await vi.waitFor(() => expect(shown()).toContain("From £2,000."));
  expect(asked.at(-1)).toMatchObject({ content: "CRM", entryId: "price-crm" });
});

test("M-13.32 in every state one press leads to a person, with what would go along for its visitor to cut", async () => {
  const { onForm } = draw(unknown, null);
  const isOffered = () => expect(buttons()).toContain("Talk to a person");
  isOffered();
  await ask("trombones", "I do not know that.");
  isOffered();
  await ask("my secret", "Not sent.");
  isOffered();
  press("Talk to a person");
  await vi.waitFor(() => expect(shown()).toContain("A person reads your message"));
  expect(document.querySelector('a[href^="mailto:"]')).not.toBeNull();
  const preview = document.querySelector("textarea")!;
  expect(preview.value).toContain("- my secret");
  preview.value = "- trombones";
  preview.dispatchEvent(new Event("input", { bubbles: true }));
  // Preact draws a change a moment after it.
  await new Promise((drawn) => setTimeout(drawn));
  press("Go to the contact form");
  expect(onForm).toHaveBeenCalled();
  expect(localStorage.getItem("chatHandOver")).toBe("- trombones");
});

test("M-12.18 clearing and returning from the contact form leave the focus in the log, and a failed deletion on the server is reported", async () => {
  draw(price);
  const isInLog = () => vi.waitFor(() => expect(document.activeElement?.className).toBe("chat-log"));
  await ask("crm?", "From £2,000.");
  press("Talk to a person");
  await vi.waitFor(() => expect(document.activeElement?.id).toBe("chat-person-title"));
  press("Back to the chat");
  await isInLog();
  isErased = false;
  press("Clear");
  await vi.waitFor(() => expect(shown()).toContain("deletes your questions after 90 days"));
  await isInLog();
  isErased = true;
  await ask("my secret", "Not sent. No connection.");
  press("Clear");
  await vi.waitFor(() => expect(shown()).toContain("Cleared here and on our server."));
});

test("M-12.305 where the server has not erased everything, Clear can be pressed once more", async () => {
  draw(price);
  await ask("crm?", "From £2,000.");
  isErased = false;
  press("Clear");
  await vi.waitFor(() => expect(shown()).toContain("deletes your questions after 90 days"));
  isErased = true;
  press("Clear");
  await vi.waitFor(() => expect(shown()).toContain("Cleared here and on our server."));
  expect(buttons()).not.toContain("Clear");
});

test("M-12.22 email addresses and phone numbers of an answer can be pressed, those of a question not", async () => {
  draw({ ...price, text: "Write to hello@agency.example, or ring +44 20 7946 0127. It costs £2,000." });
  await ask("mine is me@home.example", "or ring");
  const links = [...document.querySelectorAll(".chat-message p:not(.chat-links) a")];
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["hello@agency.example", "mailto:hello@agency.example"],
    ["+44 20 7946 0127", "tel:+442079460127"],
  ]);
});

test("M-12.23 who types or pastes more than a question may hold is told so", async () => {
  draw();
  const field = document.querySelector("textarea")!;
  field.value = "x".repeat(field.maxLength);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  await vi.waitFor(() => expect(shown()).toContain("A question has room for 500 characters."));
});
