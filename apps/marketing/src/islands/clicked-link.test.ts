// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { clickedLink } from "./clicked-link.ts";

/** The address of the link that a click on this element follows here. */
function followed(selector: string, keys: MouseEventInit = {}): string | undefined {
  document.body.innerHTML = '<a data-more href="/news?page=2"><span>More</span></a><p>Text</p>';
  let link: HTMLAnchorElement | null = null;
  document.body.addEventListener(
    "click",
    (event) => {
      link = clickedLink(event, "a[data-more]");
      event.preventDefault();
    },
    { once: true },
  );
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...keys }));
  return (link as HTMLAnchorElement | null)?.getAttribute("href") ?? undefined;
}

test("a click inside a link follows it here, and one beside it none", () => {
  expect(followed("span")).toBe("/news?page=2");
  expect(followed("p")).toBeUndefined();
});

test.each(["ctrlKey", "metaKey", "shiftKey"])(
  "a click with %s is left to the browser, which opens a tab or window",
  (key) => {
    expect(followed("span", { [key]: true })).toBeUndefined();
  },
);
