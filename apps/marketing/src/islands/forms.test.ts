// @vitest-environment happy-dom
// @vitest-environment-options {"settings":{"handleDisabledFileLoadingAsSuccess":true,"enableIframePageLoading":true}}
import { handOverKey } from "@sitewright/chat-widget/hand-over";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { at, site } from "../open-page.fixture.ts";
import { startAgentTools } from "./agent-tools.ts";
import { startContactForm } from "./contact-form.ts";
import { startHelp } from "./help.ts";
import { startMap } from "./map.ts";

const contactHtml = (await at("/contact")).html;
const bodyOf = (html: string) => html.slice(html.indexOf("<main"), html.indexOf("</main>") + 7);
const one = <Kind extends Element>(selector: string, kind: new () => Kind): Kind => {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`There is no ${selector}.`);
  return found;
};
const write = (name: string, value: string) => {
  const field = document.querySelector(`[name="${name}"]`);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) throw new Error(name);
  field.value = value;
  return field;
};
const submit = () =>
  one("form", HTMLFormElement).dispatchEvent(new Event("submit", { cancelable: true, bubbles: true }));
const toast = () => document.querySelector("[data-toast]");

function answerWith(answer: typeof fetch) {
  const fetched = vi.fn<typeof fetch>(answer);
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

/** A line on which nothing comes back. */
const neverUntilAborted: typeof fetch = (_, init) =>
  new Promise((__, reject) =>
    init?.signal?.addEventListener("abort", () => reject(init.signal?.reason), { once: true }),
  );

function openContact() {
  document.body.innerHTML = bodyOf(contactHtml);
  startContactForm(document);
  write("name", "Maya");
  write("email", "maya@client.example");
  write("message", "Bread?");
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("M-07.20 a message is sent without leaving the page; the thanks stay five seconds and the form is empty", async () => {
  openContact();
  const fetched = answerWith(async () => Response.json({ success: true }, { status: 202 }));
  submit();
  await vi.waitFor(() =>
    expect(toast()?.textContent).toBe("Thank you for your message! We'll get back to you soon."),
  );
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toEqual({
    name: "Maya",
    email: "maya@client.example",
    message: "Bread?",
  });
  expect(write("message", "").value).toBe("");
  // Waiting has moved the clock a little.
  vi.advanceTimersByTime(4500);
  expect(toast()).not.toBeNull();
  vi.advanceTimersByTime(500);
  expect(toast()).toBeNull();
});

test.each([
  ["Error: Too many attempts.", async () => Response.json({ error: "Too many attempts." }, { status: 429 })],
  ["Error: An error occurred", async () => Response.json({}, { status: 500 })],
  ["Server error: 502", async () => new Response("<h1>Bad gateway</h1>", { status: 502 })],
  [
    "There was an error sending your message. Please try again.",
    () => Promise.reject(new TypeError("offline")),
  ],
])(
  "M-07.21 '%s' is said where a message was not taken, and nothing that was typed is lost",
  async (text, answer) => {
    openContact();
    answerWith(answer);
    submit();
    await vi.waitFor(() => expect(toast()?.textContent).toBe(text));
    expect(one("[name=message]", HTMLTextAreaElement).value).toBe("Bread?");
    one("[data-toast-dismiss]", HTMLButtonElement).click();
    expect(toast()).toBeNull();
  },
);

test("after the toast the line beside the button still says that the message was sent, and to which address the answer goes, until one types again", async () => {
  openContact();
  const line = one("[data-after-send]", HTMLElement);
  const before = line.textContent;
  answerWith(async () => Response.json({ success: true }));
  submit();
  await vi.waitFor(() => expect(toast()).not.toBeNull());
  vi.advanceTimersByTime(60_000);
  expect(toast()).toBeNull();
  expect(line.textContent).toBe("Your message has been sent. We reply to maya@client.example.");
  write("message", "And rolls?").dispatchEvent(new Event("input", { bubbles: true }));
  expect(line.textContent).toBe(before);
});

test("after the toast the line beside the button still says that a message was not sent", async () => {
  openContact();
  answerWith(() => Promise.reject(new TypeError("offline")));
  submit();
  await vi.waitFor(() => expect(toast()).not.toBeNull());
  vi.advanceTimersByTime(60_000);
  expect(one("[data-after-send]", HTMLElement).textContent).toBe(
    "Not sent yet. What you typed is still here.",
  );
});

test("M-07.300 on a page that the server refused without a script, what is sent by the script takes the refusal away and leaves the fields empty", async () => {
  const answer = await site("/contact", {
    requestId: "request-1",
    refused: {
      status: 400,
      values: { name: "Maya", email: "maya", message: "Bread?" },
      errors: { email: "Please enter an email address." },
      message: "Please check the marked fields. Nothing has been sent yet.",
    },
  });
  document.body.innerHTML = answer.kind === "page" ? bodyOf(answer.html) : "";
  startContactForm(document);
  const form = one("form", HTMLFormElement);
  expect(form.textContent).toContain("Nothing has been sent yet.");
  expect(form.textContent).toContain("Please enter an email address.");
  const email = write("email", "maya@client.example");
  email.dispatchEvent(new Event("input", { bubbles: true }));
  expect(form.textContent).not.toContain("Please enter an email address.");
  answerWith(async () => Response.json({ success: true }, { status: 202 }));
  submit();
  await vi.waitFor(() => expect(toast()).not.toBeNull());
  expect(form.textContent).not.toContain("Nothing has been sent yet.");
  expect(["name", "email", "message"].map((name) => Reflect.get(form.elements, name).value)).toEqual([
    "",
    "",
    "",
  ]);
});

test("M-07.22 a toast stays while the pointer is on it", async () => {
  openContact();
  answerWith(async () => Response.json({ success: true }));
  submit();
  await vi.waitFor(() => expect(toast()).not.toBeNull());
  toast()?.dispatchEvent(new Event("mouseenter"));
  vi.advanceTimersByTime(60_000);
  expect(toast()).not.toBeNull();
  toast()?.dispatchEvent(new Event("mouseleave"));
  vi.advanceTimersByTime(5000);
  expect(toast()).toBeNull();
});

test("M-07.35 a toast stays while the pointer or the focus is on it, whichever leaves first", async () => {
  for (const [first, second] of [
    ["mouseleave", "focusout"],
    ["focusout", "mouseleave"],
  ] as const) {
    openContact();
    answerWith(async () => Response.json({ success: true }));
    submit();
    await vi.waitFor(() => expect(toast()).not.toBeNull());
    for (const event of ["mouseenter", "focusin", first]) toast()?.dispatchEvent(new Event(event));
    vi.advanceTimersByTime(60_000);
    expect(toast(), first).not.toBeNull();
    toast()?.dispatchEvent(new Event(second));
    vi.advanceTimersByTime(5000);
    expect(toast()).toBeNull();
  }
});

test("M-07.36 a message that gets no answer counts as not sent after a while, and can be sent again", async () => {
  openContact();
  const clock = new AbortController();
  const limit = vi.spyOn(AbortSignal, "timeout").mockReturnValue(clock.signal);
  const fetched = answerWith(neverUntilAborted);
  submit();
  clock.abort(new DOMException("Too long.", "TimeoutError"));
  await vi.waitFor(() =>
    expect(toast()?.textContent).toBe("There was an error sending your message. Please try again."),
  );
  expect(one("[name=message]", HTMLTextAreaElement).value).toBe("Bread?");
  // S-05: at most 120 s per operation.
  expect(Math.max(...limit.mock.calls.flat())).toBeLessThanOrEqual(120_000);
  submit();
  expect(fetched).toHaveBeenCalledTimes(2);
});

test("M-07.34 what is typed while a message is sent stays in the form", async () => {
  openContact();
  let answer = (_: Response): void => {};
  answerWith(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  submit();
  write("message", "Bread? And rolls?");
  answer(Response.json({ success: true }));
  await vi.waitFor(() => expect(toast()).not.toBeNull());
  expect(one("[name=message]", HTMLTextAreaElement).value).toBe("Bread? And rolls?");
});

test("M-07.23 what is missing is said below its field, and nothing is sent until it is there", async () => {
  openContact();
  const fetched = answerWith(async () => Response.json({ success: true }));
  const message = write("message", "  ");
  submit();
  expect(fetched).not.toHaveBeenCalled();
  expect(message.getAttribute("aria-invalid")).toBe("true");
  expect(document.getElementById(message.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "Please write a message.",
  );
  expect(document.activeElement).toBe(message);
  write("message", "Bread?").dispatchEvent(new Event("input", { bubbles: true }));
  expect(message.getAttribute("aria-invalid")).toBe("false");
  submit();
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
});

test("what the server says about single fields stands below them, the first is focused, and all that was typed is there", async () => {
  openContact();
  const company = write("company", "B".repeat(201));
  const message = write("message", "x".repeat(5001));
  answerWith(async () =>
    Response.json(
      {
        error: "Please use at most 200 characters.",
        errors: [
          { path: "company", message: "Please use at most 200 characters." },
          { path: "message", message: "Please use at most 5,000 characters." },
          { path: "form", message: "No field of this page." },
        ],
      },
      { status: 400 },
    ),
  );
  submit();
  await vi.waitFor(() => expect(document.activeElement).toBe(company));
  const said = (field: Element) =>
    document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent;
  expect(said(company)).toBe("Please use at most 200 characters.");
  expect(said(message)).toBe("Please use at most 5,000 characters.");
  expect(message.value).toHaveLength(5001);
  write("company", "").dispatchEvent(new Event("input", { bubbles: true }));
  expect(company.getAttribute("aria-invalid")).toBe("false");
});

test("no field of the contact form cuts what is pasted: the server says what is too long", () => {
  openContact();
  expect(document.querySelectorAll("[data-contact-form] [maxlength]")).toHaveLength(0);
});

test("M-07.24 the map of others is asked for only once its button is pressed", async () => {
  const asked = vi.spyOn(HTMLIFrameElement.prototype, "src", "set").mockReturnValue();
  answerWith(async () => new Response());
  document.body.innerHTML = bodyOf(contactHtml);
  startMap(document);
  expect(asked).not.toHaveBeenCalled();
  const button = one("[data-map-open]", HTMLButtonElement);
  expect(button.hidden).toBe(false);
  button.click();
  await vi.waitFor(() => expect(one("iframe", HTMLIFrameElement).title).toBe("Map of where we are"));
  expect(asked.mock.calls.join()).toMatch(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?/);
  expect(document.querySelector("[data-map-picture] svg")).toBeNull();
});

test("M-07.301 where our server gives no answer the map counts as not loaded after a while", async () => {
  const clock = new AbortController();
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(clock.signal);
  answerWith(neverUntilAborted);
  document.body.innerHTML = bodyOf(contactHtml);
  startMap(document);
  one("[data-map-open]", HTMLButtonElement).click();
  clock.abort(new DOMException("Too long.", "TimeoutError"));
  await vi.waitFor(() =>
    expect(one("[data-map]", HTMLElement).textContent).toMatch(/could not be loaded. Check your connection/),
  );
});

test("M-07.32 the note about our drawing goes with the drawing", async () => {
  vi.spyOn(HTMLIFrameElement.prototype, "src", "set").mockReturnValue();
  answerWith(async () => new Response());
  document.body.innerHTML = bodyOf(contactHtml);
  startMap(document);
  const section = one("[data-map]", HTMLElement);
  expect(section.textContent).toContain("This drawing is ours.");
  one("[data-map-open]", HTMLButtonElement).click();
  await vi.waitFor(() => expect(section.textContent).not.toContain("This drawing is ours."));
});

test("without a connection our drawing stays, the line below says why, and another press shows the map", async () => {
  const asked = vi.spyOn(HTMLIFrameElement.prototype, "src", "set").mockReturnValue();
  answerWith(() => Promise.reject(new TypeError("offline")));
  document.body.innerHTML = bodyOf(contactHtml);
  startMap(document);
  const section = one("[data-map]", HTMLElement);
  one("[data-map-open]", HTMLButtonElement).click();
  await vi.waitFor(() => expect(section.textContent).toMatch(/could not be loaded. Check your connection/));
  expect(document.querySelector("[data-map-picture] svg")).not.toBeNull();
  expect(asked).not.toHaveBeenCalled();
  answerWith(async () => new Response());
  one("[data-map-open]", HTMLButtonElement).click();
  await vi.waitFor(() => expect(document.querySelector("iframe")).not.toBeNull());
  expect(section.textContent).not.toMatch(/could not be loaded/);
});

test("M-14.22 forms say to agents what they are for, by attributes that the valid page does not have", async () => {
  for (const path of ["/contact", "/help-center"]) {
    const { html } = await at(path);
    expect(html).not.toContain(" toolname=");
    document.body.innerHTML = bodyOf(html);
    startAgentTools(document);
    const form = one("main form", HTMLFormElement);
    expect(form.getAttribute("toolname")).toMatch(/^[a-z_]+$/);
    expect(form.getAttribute("tooldescription")).toMatch(/\.$/);
  }
  document.body.innerHTML = bodyOf(contactHtml);
  startAgentTools(document);
  expect(one("[name=homepage]", HTMLInputElement).getAttribute("toolparamdescription")).toBe(
    "Leave this empty.",
  );
});

test("M-09.9 the help centre answers while somebody types, and changes its address with the answer", async () => {
  document.body.innerHTML = bodyOf((await at("/help-center")).html);
  startHelp(document);
  const status = one("[data-help-status]", HTMLElement);
  const found = await at("/help-center?q=refund");
  const fetched = answerWith(async () => new Response(found.html));
  const field = one("[type=search]", HTMLInputElement);
  field.value = "refund";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  expect(fetched).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  await vi.waitFor(() => expect(document.querySelector("h2")?.textContent).toContain("refund"));
  expect(String(fetched.mock.calls[0]?.[0])).toMatch(/\/help-center\?q=refund$/);
  expect(location.search).toBe("?q=refund");
  // The same element as before: one that is inserted with its text is not announced.
  expect(status.isConnected && status.textContent).toMatch(/answers? to “refund”$/);
});

test("M-09.11 Back returns from a topic of the help centre to the one before", async () => {
  history.replaceState(null, "", "/help-center");
  const start = await at("/help-center");
  const features = await at("/help-center?topic=features");
  document.body.innerHTML = bodyOf(start.html);
  startHelp(document);
  answerWith(async () => new Response(features.html));
  const link = [...document.querySelectorAll<HTMLAnchorElement>("[data-help-link]")].find(
    ({ textContent }) => textContent === "Features",
  );
  link?.click();
  await vi.waitFor(() => expect(location.search).toBe("?topic=features"));
  expect(document.querySelector("h2")?.textContent).toBe("Features");
  expect(document.title).toBe("Features: Help Center: Sitewright");
  const before = answerWith(async () => new Response(start.html));
  history.replaceState(null, "", "/help-center");
  dispatchEvent(new PopStateEvent("popstate"));
  await vi.waitFor(() => expect(document.querySelector("h2")?.textContent).toBe("Getting Started"));
  await vi.advanceTimersByTimeAsync(0);
  // A link within the page changes nothing.
  before.mockClear();
  dispatchEvent(new PopStateEvent("popstate"));
  expect(before).not.toHaveBeenCalled();
});

test("M-09.300 Back leaves the focus on the topic that is shown then, where it was among the topics and answers", async () => {
  history.replaceState(null, "", "/help-center?topic=features");
  document.body.innerHTML = bodyOf((await at("/help-center?topic=features")).html);
  startHelp(document);
  const start = await at("/help-center");
  answerWith(async () => new Response(start.html));
  one("[data-help-link][aria-current]", HTMLAnchorElement).focus();
  history.replaceState(null, "", "/help-center");
  dispatchEvent(new PopStateEvent("popstate"));
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe("Getting Started"));
});

test("M-09.301 a topic that gets no answer is left to the browser after a while", async () => {
  history.replaceState(null, "", "/help-center");
  document.body.innerHTML = bodyOf((await at("/help-center")).html);
  startHelp(document);
  const leave = vi.spyOn(location, "assign").mockReturnValue();
  const clock = new AbortController();
  const limit = vi.spyOn(AbortSignal, "timeout").mockReturnValue(clock.signal);
  answerWith(neverUntilAborted);
  const link = one('[data-help-link][href$="=features"]', HTMLAnchorElement);
  link.click();
  await vi.advanceTimersByTimeAsync(0);
  expect(leave).not.toHaveBeenCalled();
  clock.abort(new DOMException("Too long.", "TimeoutError"));
  await vi.waitFor(() => expect(leave).toHaveBeenCalledWith(link.href));
  // S-05: at most 120 s per operation.
  expect(Math.max(...limit.mock.calls.flat())).toBeLessThanOrEqual(120_000);
});

test("a search that is as long as its field allows says so", async () => {
  document.body.innerHTML = bodyOf((await at("/help-center")).html);
  startHelp(document);
  const field = one("[type=search]", HTMLInputElement);
  const type = (text: string) => {
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    return one("[data-help-full]", HTMLElement).textContent;
  };
  expect(type("a".repeat(field.maxLength))).toBe("A search has room for 1000 characters.");
  expect(type("a")).toBe("");
});

test("M-09.12 what was typed into the search stays while there is no connection", async () => {
  history.replaceState(null, "", "/help-center");
  document.body.innerHTML = bodyOf((await at("/help-center")).html);
  startHelp(document);
  const leave = vi.spyOn(location, "assign").mockReturnValue();
  const fetched = answerWith(async () => {
    throw new TypeError("Failed to fetch");
  });
  const field = one("[type=search]", HTMLInputElement);
  field.value = "refund";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  await vi.advanceTimersByTimeAsync(200);
  expect(fetched).toHaveBeenCalledOnce();
  expect(leave).not.toHaveBeenCalled();
  expect([field.value, location.search]).toEqual(["refund", ""]);
  one("[data-help-search]", HTMLFormElement).dispatchEvent(
    new Event("submit", { cancelable: true, bubbles: true }),
  );
  await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce());
});

test("a search that a newer one replaced does not leave the page, and the newer one is shown", async () => {
  document.body.innerHTML = bodyOf((await at("/help-center")).html);
  startHelp(document);
  const found = await at("/help-center?q=refund");
  const leave = vi.spyOn(location, "assign").mockReturnValue();
  answerWith(async (url, init) => {
    if (String(url).endsWith("refund")) return new Response(found.html);
    return new Promise<Response>((_, reject) => {
      init?.signal?.addEventListener("abort", () => reject(new DOMException("Aborted", "AbortError")));
    });
  });
  const field = one("[type=search]", HTMLInputElement);
  const form = one("[data-help-search]", HTMLFormElement);
  for (const query of ["ref", "refund"]) {
    field.value = query;
    form.dispatchEvent(new Event("submit", { cancelable: true, bubbles: true }));
  }
  await vi.waitFor(() => expect(document.querySelector("h2")?.textContent).toContain("refund"));
  await vi.waitFor(() => expect(location.search).toBe("?q=refund"));
  expect(leave).not.toHaveBeenCalled();
});

test("M-13.40 questions from the chat are added to the message once, after the text already in it, and can be edited", () => {
  document.body.innerHTML = bodyOf(contactHtml);
  Element.prototype.scrollIntoView = () => {};
  write("message", "Hello.");
  localStorage.setItem(handOverKey, "My questions in the chat:\n- Bread?");
  startContactForm(document);
  const message = one("[name=message]", HTMLTextAreaElement);
  expect(message.value).toBe("Hello.\n\nMy questions in the chat:\n- Bread?");
  expect(document.activeElement).toBe(one("[name=name]", HTMLInputElement));
  expect(toast()?.textContent).toContain("Your questions from the chat");
  expect(localStorage.getItem(handOverKey)).toBeNull();
});

test("M-13.45 questions come into a contact form that is open already, beside what its sender has typed", () => {
  openContact();
  Element.prototype.scrollIntoView = () => {};
  localStorage.setItem(handOverKey, "My questions in the chat:\n- Ovens?");
  dispatchEvent(new Event(handOverKey));
  expect(one("[name=message]", HTMLTextAreaElement).value).toBe(
    "Bread?\n\nMy questions in the chat:\n- Ovens?",
  );
  expect(one("[name=email]", HTMLInputElement).value).toBe("maya@client.example");
  expect(localStorage.getItem(handOverKey)).toBeNull();
});
