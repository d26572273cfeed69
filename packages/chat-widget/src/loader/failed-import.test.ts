import { afterEach, expect, test, vi } from "vitest";
import { type Chat, startChat } from "./start-chat.ts";

vi.mock("../widget/mount.tsx", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

// The test's page has no layout.
document.elementsFromPoint = () => [];

let chat: Chat | undefined;
afterEach(() => {
  chat?.stop();
  localStorage.clear();
});

test("M-12.26 where the chat's code could not be fetched, that is announced, and the next press opens the contact page, beside what is typed here", async () => {
  document.body.innerHTML = '<p><a href="/contact"><span>Questions?</span></a></p>';
  const launcher = document.querySelector("a")!;
  launcher.dataset.failed = "No connection. Try again.";
  chat = startChat(launcher);
  let followed = "";
  launcher.parentElement?.addEventListener("click", (event) => {
    if (!event.defaultPrevented) followed = launcher.getAttribute("href") ?? "";
    event.preventDefault();
  });
  launcher.click();
  await vi.waitFor(() => expect(launcher.textContent).toBe("No connection. Try again."));
  expect(launcher.ariaLive).toBe("polite");
  expect([launcher.role, launcher.ariaHasPopup, launcher.target]).toEqual(["link", null, "_blank"]);
  expect(followed).toBe("");
  launcher.click();
  expect(followed).toBe("/contact");
});
