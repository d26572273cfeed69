import { act, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Previous } from "../../lib/session/session.ts";
import { fakeService, problem } from "../../test/fake-service.ts";
import { freshPortalForEachTest, renderPortal } from "../../test/render-portal.tsx";
import { SignedOutScreen } from "./signed-out-screen.tsx";

freshPortalForEachTest();
afterEach(() => {
  vi.useRealTimers();
});

const previous = {
  displayName: "Anna Baker",
  email: "anna@bakehouse.example",
  left: "saved",
  isSignedOut: true,
} as const;
const sent = { status: 202, body: { success: true } };
const preferMotion = (isReduced: boolean) =>
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: isReduced && /reduce/.test(query) }));

function show(onReturn = () => {}, left: Previous["left"] = "saved") {
  return renderPortal(<SignedOutScreen previous={{ ...previous, left }} onReturn={onReturn} />);
}
const pieces = () => document.querySelectorAll(".confetti > i");
const message = () => screen.getByLabelText("Message");
const send = () => screen.getByRole("button", { name: "Send message" });

describe("the screen after signing out", () => {
  it("A-06.1 fifty pieces of confetti fall for three seconds", () => {
    vi.useFakeTimers();
    preferMotion(false);
    show();
    expect(pieces()).toHaveLength(50);
    act(() => vi.advanceTimersByTime(2999));
    expect(pieces()).toHaveLength(50);
    act(() => vi.advanceTimersByTime(1));
    expect(pieces()).toHaveLength(0);
  });

  it("A-06.2 none for people who want less motion", () => {
    preferMotion(true);
    show();
    expect(pieces()).toHaveLength(0);
  });

  it("A-06.3 says that the project is auto-saved", () => {
    show();
    expect(screen.getByText(/Your project is auto-saved/)).toBeTruthy();
  });

  it("A-06.4 shows the three cards", () => {
    show();
    const cards = within(screen.getByRole("list", { name: "What you can count on" }));
    expect(cards.getAllByRole("heading").map((heading) => heading.textContent)).toEqual([
      "Auto-Saved Progress",
      "Continue Anytime",
      "Unlimited Edits",
    ]);
  });

  it.each(["on-device", "in-memory"] as const)(
    "A-06.300 while the latest answers are %s alone, no card says that every answer is saved",
    (left) => {
      show(undefined, left);
      expect(screen.queryByRole("list", { name: "What you can count on" })).toBeNull();
    },
  );

  it("A-06.5 feedback is about a question, help, feedback, the timeline or other, and carries its type", async () => {
    const { requests } = fakeService({ "POST /api/contact": () => sent });
    const person = show();
    const reason = screen.getByLabelText<HTMLSelectElement>(/What is it about/);
    expect([...reason.options].map(({ value }) => value).filter(Boolean)).toEqual([
      "question",
      "help",
      "feedback",
      "timeline",
      "other",
    ]);
    await person.selectOptions(reason, "timeline");
    await person.type(message(), "When is it ready?");
    await person.click(send());
    expect(requests[0]?.body).toMatchObject({
      name: "Anna Baker",
      email: "anna@bakehouse.example",
      reason: "timeline",
      message: "When is it ready?",
      type: "logout_feedback",
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
  });

  it("A-06.6 the thanks show for five seconds", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fakeService({ "POST /api/contact": () => sent });
    const person = show();
    await person.type(message(), "Hello");
    await person.click(send());
    const thanks = "Thank you! We'll get back to you within 24 hours.";
    expect(await screen.findByText(thanks)).toBeTruthy();
    expect(message()).toHaveProperty("value", "");
    act(() => vi.advanceTimersByTime(4000));
    expect(screen.queryByText(thanks)).toBeTruthy();
    act(() => vi.advanceTimersByTime(1500));
    expect(screen.queryByText(thanks)).toBeNull();
  });

  it("A-06.21 a message that is changed while it is sent stays", async () => {
    let finish = () => {};
    fakeService({
      "POST /api/contact": () =>
        new Promise((resolve) => {
          finish = () => resolve(sent);
        }),
    });
    const person = show();
    await person.type(message(), "Hello");
    await person.click(send());
    await person.type(message(), " again");
    finish();
    expect(await screen.findByText(/^Thank you!/)).toBeTruthy();
    expect(message()).toHaveProperty("value", "Hello again");
  });

  it("A-06.6 what could not be sent is said, logged and kept", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    fakeService({ "POST /api/contact": () => problem("internal-error") });
    const person = show();
    await person.type(message(), "Hello");
    await person.click(send());
    expect((await screen.findByRole("alert")).textContent).toContain("was not sent");
    expect(message()).toHaveProperty("value", "Hello");
    expect(warn).toHaveBeenCalled();
    warn.mockRestore();
  });

  it.each([
    [
      "too many messages",
      problem("too-many-requests", { detail: "Too many messages. Please try again in 12 minutes." }),
      "Too many messages. Please try again in 12 minutes.",
    ],
    [
      "a message that cannot be read",
      problem("invalid-request", { detail: "The message holds a character that is none." }),
      "The message holds a character that is none.",
    ],
    [
      "a fault at a field",
      problem("invalid-input", { errors: [{ path: "email", message: "No such address." }] }),
      "No such address.",
    ],
    [
      "no answer",
      "offline" as const,
      "The server did not answer. Your message is still here: check your connection and try again.",
    ],
  ])("A-06.71 the reason of a refusal is said: %s", async (_, answer, text) => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    fakeService({ "POST /api/contact": () => answer });
    const person = show();
    await person.type(message(), "Hello");
    await person.click(send());
    expect(await screen.findByText(text)).toBeTruthy();
    expect(message()).toHaveProperty("value", "Hello");
    warn.mockRestore();
  });

  it("A-06.6 name, e-mail and message are required, the reason is not", async () => {
    const { requests } = fakeService({ "POST /api/contact": () => sent });
    const person = show();
    await person.click(send());
    expect(screen.getByText("Please write a message.")).toBeTruthy();
    expect(document.activeElement).toBe(message());
    await person.clear(screen.getByLabelText("Name"));
    await person.clear(screen.getByLabelText("Email"));
    await person.click(send());
    expect(screen.getByText("Please enter your name.")).toBeTruthy();
    expect(screen.getByText(/^Invalid email address\. .*anna@bakery\.example\.$/)).toBeTruthy();
    expect(requests).toEqual([]);
  });

  it("A-06.7 'Sign Back In' leads back", async () => {
    const onReturn = vi.fn();
    const person = show(onReturn);
    await person.click(screen.getByRole("button", { name: "Sign Back In" }));
    expect(onReturn).toHaveBeenCalledOnce();
  });

  it("A-06.8 links lead to the agency's home page and to what it does", () => {
    show();
    const addresses = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(addresses).toContain("/");
    expect(addresses).toContain("/#features");
  });

  it("P-28.2 name and e-mail of who was here are shown", () => {
    show();
    expect(screen.getByText("Anna Baker")).toBeTruthy();
    expect(screen.getByText("anna@bakehouse.example")).toBeTruthy();
  });
});
