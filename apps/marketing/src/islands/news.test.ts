// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { at } from "../open-page.fixture.ts";
import { startLoadMore } from "./load-more.ts";
import { startNewsletter } from "./newsletter.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
});

const more = (page: number, left: number) =>
  `<nav data-more><a data-load-more href="/news?page=${page}">Load More Posts (${left} remaining)</a><p data-outcome></p></nav>`;
const list = (...names: string[]) =>
  `<ul data-posts>${names.map((name) => `<li><a href="#">${name}</a></li>`).join("")}</ul>`;
const names = () => [...document.querySelectorAll("[data-posts] li")].map((each) => each.textContent);
const settle = () => vi.advanceTimersByTimeAsync(500);

test("M-04.8 'Load More Posts' adds the next page's after half a second, and goes when there are no more", async () => {
  const pages = new Map([
    ["2", list("c", "d") + more(3, 1)],
    ["3", list("e")],
  ]);
  vi.stubGlobal(
    "fetch",
    async (url: string) => new Response(pages.get(new URL(url).searchParams.get("page") ?? "")),
  );
  document.body.innerHTML = list("a", "b") + more(2, 3);
  startLoadMore(document);
  const press = () => document.querySelector<HTMLElement>("[data-load-more]")?.click();
  press();
  await vi.advanceTimersByTimeAsync(499);
  expect([names(), document.querySelector("[data-outcome]")?.textContent]).toEqual([
    ["a", "b"],
    "Loading posts...",
  ]);
  await settle();
  expect([names(), document.activeElement?.textContent]).toEqual([["a", "b", "c", "d"], "c"]);
  press();
  await settle();
  expect([names().at(-1), document.querySelector("[data-more]")]).toEqual(["e", null]);
});

test.each([
  ["the connection is lost", () => Promise.reject(new TypeError("fetch failed"))],
  ["the server could not read them", async () => new Response(list())],
  [
    "there is no answer in time",
    (_: unknown, init?: RequestInit) =>
      new Promise<Response>((__, reject) => {
        if (init?.signal?.aborted) reject(init.signal.reason);
      }),
  ],
])("M-04.9 where more cannot be loaded, that is said, and the link stays: %s", async (_, fetch) => {
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
  vi.stubGlobal("fetch", fetch);
  document.body.innerHTML = list("a") + more(2, 3);
  startLoadMore(document);
  document.querySelector<HTMLElement>("[data-load-more]")?.click();
  await settle();
  expect(document.querySelector("[data-outcome]")?.textContent).toBe(
    "Could not load latest posts - Showing available content",
  );
  expect(document.querySelector("[data-load-more]")?.ariaDisabled).toBeNull();
});

test.each([
  [async () => new Response("{}", { status: 202 }), "Sent."],
  [async () => new Response("{}", { status: 500 }), "Refused."],
  [async () => new Response("{}", { status: 429 }), "Too often."],
  [() => Promise.reject(new TypeError("fetch failed")), "Failed."],
])("M-11.12 the form says beside its button what came of it (%#)", async (fetch, said) => {
  vi.stubGlobal("fetch", fetch);
  document.body.innerHTML =
    '<form data-newsletter data-sent="Sent." data-refused="Refused." data-failed="Failed." data-limit="Too often."><input name="email" value="a@b.example"><button>Subscribe</button><p data-outcome></p></form>';
  startNewsletter(document);
  document.querySelector("form")?.dispatchEvent(new Event("submit", { cancelable: true }));
  await settle();
  expect(document.querySelector("[data-outcome]")?.textContent).toBe(said);
});

test("an address that the server refuses is said at its field, which keeps it", async () => {
  const errors = [{ path: "email", message: "Invalid email address." }];
  vi.stubGlobal("fetch", async () => Response.json({ errors }, { status: 400 }));
  const { html } = await at("/newsletter");
  document.body.innerHTML = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const field = document.querySelector<HTMLInputElement>("[data-newsletter] [type=email]");
  if (!field) throw new Error("There is no field.");
  startNewsletter(document);
  const pasted = `${"a".repeat(300)}@bakery.example`;
  field.value = pasted;
  field.form?.dispatchEvent(new Event("submit", { cancelable: true }));
  await settle();
  const line = document.getElementById(field.getAttribute("aria-describedby") ?? "");
  expect(line?.textContent).toMatch(/^That is not an email address\. .*for example/);
  expect([field.ariaInvalid, document.activeElement, field.value]).toEqual(["true", field, pasted]);
  // Browsers cut a paste at this attribute without a word.
  expect(field.hasAttribute("maxlength")).toBe(false);
});

test("an incomplete address is said at its field in the page's own words, and nothing is sent", async () => {
  const fetched = vi.fn<typeof fetch>();
  vi.stubGlobal("fetch", fetched);
  const { html } = await at("/newsletter");
  document.body.innerHTML = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const field = document.querySelector<HTMLInputElement>("[data-newsletter] [type=email]");
  if (!field?.form) throw new Error("There is no form.");
  startNewsletter(document);
  field.value = "dave@";
  field.form.requestSubmit();
  await settle();
  const line = document.getElementById(field.getAttribute("aria-describedby") ?? "");
  expect(line?.textContent).toMatch(/^That is not an email address\. .*for example/);
  expect([field.ariaInvalid, document.activeElement]).toEqual(["true", field]);
  expect(fetched).not.toHaveBeenCalled();
});

test("M-11.22 an address that is typed while another one is sent stays", async () => {
  let answer = (_: Response): void => {};
  vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => (answer = resolve)));
  document.body.innerHTML =
    '<form data-newsletter data-sent="Sent."><input name="email"><button>Subscribe</button><p data-outcome></p></form>';
  startNewsletter(document);
  const field = document.querySelector<HTMLInputElement>("[name=email]");
  if (!field) throw new Error("There is no field.");
  const send = () => field.form?.dispatchEvent(new Event("submit", { cancelable: true }));
  field.value = "a@b.example";
  send();
  field.value = "c@d.example";
  answer(new Response("{}", { status: 202 }));
  await settle();
  expect(field.value).toBe("c@d.example");
  send();
  answer(new Response("{}", { status: 202 }));
  await settle();
  expect(field.value).toBe("");
});
