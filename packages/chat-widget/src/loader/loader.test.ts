import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startChat } from "./start-chat.ts";

const { opened, loadChat } = vi.hoisted(() => {
  const opened = vi.fn();
  return { opened, loadChat: vi.fn(async () => ({ open: opened })) };
});
vi.mock("../widget/mount.tsx", () => ({ loadChat }));

/** The elements under the launcher: the test's page has no layout. */
let underneath: Element[] = [];
document.elementsFromPoint = () => underneath;

const general = "Hello. Ask me.";
let stop = () => {};

/** Starts the chat of a page with a launcher that brings these words. */
function start(data: Record<string, string> = {}): HTMLElement {
  document.body.innerHTML = '<a href="/contact"><span>Questions?</span></a>';
  const launcher = document.querySelector("a")!;
  Object.assign(launcher.dataset, { greeting: general, ...data });
  const chat = startChat(launcher);
  stop = chat.stop;
  return launcher;
}
const article = { articleGreeting: "You read “{title}”.", newsSuffix: ": Sitewright News" };
const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? "null");
const greeting = () => stored("chatHistory")?.[0]?.content;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  document.title = "A page";
  underneath = [];
});
afterEach(() => {
  stop();
  opened.mockClear();
  vi.useRealTimers();
});

test("M-12.1 a first visit is greeted after 500 ms, once, under its own conversation id", () => {
  start();
  vi.advanceTimersByTime(499);
  expect(greeting()).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(stored("chatHistory")).toMatchObject([
    { type: "assistant", content: general, isInitialGreeting: true },
  ]);
  expect(stored("chatHistory")[0].timestamp).toBe(
    new Date(Number(stored("chatHistory")[0].id)).toISOString(),
  );
  expect(localStorage.getItem("conversationId")).toMatch(/^conv_\d+_[a-z0-9]{9,}$/);
  const before = localStorage.getItem("chatHistory");
  stop();
  start({ greeting: "Another page." });
  vi.advanceTimersByTime(10_000);
  expect(localStorage.getItem("chatHistory")).toBe(before);
});

test("M-12.2 beside an article the greeting waits for its title, five seconds at most", () => {
  start(article);
  vi.advanceTimersByTime(2000);
  expect(greeting()).toBeUndefined();
  document.title = "Bread by night: Sitewright News";
  vi.advanceTimersByTime(500);
  expect(greeting()).toBe("You read “Bread by night”.");
});

test.each([
  ["A title that can be one", "You read “A title that can be one”."],
  ["Ten chars.", general],
  ["x".repeat(200), general],
])(
  "M-12.3 without the news' suffix '%s' is taken for a title after five seconds only if it can be one",
  (title, words) => {
    document.title = title;
    start(article);
    vi.advanceTimersByTime(4999);
    expect(greeting()).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(greeting()).toBe(words);
  },
);

test("M-12.4 every page that is opened is kept once, the newest hundred", () => {
  start();
  const chat = startChat(document.querySelector("a")!);
  for (let page = 0; page < 120; page += 1) chat.visit(`/news/${page}`);
  chat.visit("/news/119");
  chat.stop();
  expect(stored("visitedPages")).toHaveLength(100);
  expect(stored("visitedPages").at(-1)).toBe("/news/119");
});

test("M-12.5 a chat of another maker is looked for every second, for ten, and only where one is named", () => {
  const has = vi.spyOn(Reflect, "has");
  const looks = () => has.mock.calls.filter(([target]) => target === window).length;
  start();
  vi.advanceTimersByTime(20_000);
  expect(looks()).toBe(0);
  stop();
  const launcher = start({ external: "otherChat" });
  vi.advanceTimersByTime(20_000);
  expect(looks()).toBe(10);
  expect(launcher.hidden).toBe(false);
  stop();
  const next = start({ external: "document" });
  vi.advanceTimersByTime(1000);
  expect(next.hidden).toBe(true);
});

test("M-12.8 the launcher moves into the margin while it would cover something that can be pressed", () => {
  const launcher = start();
  const button = document.createElement("button");
  button.append(document.createElement("b"));
  underneath = [launcher, ...button.children];
  vi.advanceTimersByTime(200);
  expect(launcher.className).toBe("chat-aside");
  underneath = [launcher, document.body];
  dispatchEvent(new Event("scroll"));
  vi.advanceTimersByTime(200);
  expect(launcher.className).toBe("");
});

test.each([
  ["what was refused", '<div role="alert"><p>', true],
  ["what was done", '<p role="status"><b>', true],
  ["a warning at a field", '<div aria-live="polite"><p>', true],
  ["the error of a field", '<p data-fault=""><b>', true],
  ["what is being loaded", '<div role="status" aria-busy="true"><p>', false],
  ["the hint of a field that can have a warning", '<div aria-live="polite" data-hint=""><p>', false],
  ["a plain text", "<p><b>", false],
])("M-12.80 whether the launcher moves into the margin while it would cover %s", (_, markup, isAside) => {
  const launcher = start();
  const message = document.createElement("div");
  message.innerHTML = markup;
  underneath = [launcher, ...message.querySelectorAll("p, b")];
  vi.advanceTimersByTime(200);
  expect(launcher.className).toBe(isAside ? "chat-aside" : "");
});

test("a press without a connection says so, and the press after it, with one, opens the chat", async () => {
  const connection = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const launcher = start({ failed: "No connection. Try again." });
  const press = () => launcher.dispatchEvent(new MouseEvent("click", { cancelable: true }));
  press();
  await vi.waitFor(() => expect(launcher.textContent).toBe("No connection. Try again."));
  expect(opened).not.toHaveBeenCalled();
  connection.mockReturnValue(true);
  press();
  await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce());
  expect(launcher.textContent).toBe("Questions?");
});

test("M-12.27 where only the chat's styles could not be fetched, the next press opens the chat", async () => {
  loadChat.mockRejectedValueOnce(new Error("The chat's styles could not be fetched."));
  const launcher = start({ failed: "No connection. Try again." });
  const press = () => launcher.dispatchEvent(new MouseEvent("click", { cancelable: true }));
  press();
  await vi.waitFor(() => expect(launcher.textContent).toBe("No connection. Try again."));
  expect(press()).toBe(false);
  await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce());
  expect([launcher.textContent, launcher.ariaLive]).toEqual(["Questions?", null]);
});
