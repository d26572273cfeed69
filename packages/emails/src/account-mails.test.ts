import { describe, expect, test } from "vitest";
import {
  accountClosed,
  emailVerification,
  newsletterConfirmation,
  newsletterWelcome,
  passwordChanged,
  passwordReset,
  staffInvitation,
} from "./index.ts";

const appUrl = "https://studio.example";
const link = { url: `${appUrl}/app/verify-email#Zm9vYmFy-_0`, appUrl };
const invited = { ...link, role: { title: "Manager", summary: "run everything but the staff's roles" } };
const changed = { ...link, changedAt: new Date("2026-03-12T14:03:00Z") };
const mails = {
  verification: () => emailVerification(link),
  reset: () => passwordReset(link),
  changed: () => passwordChanged(changed),
  closed: () => accountClosed(link),
  invitation: () => staffInvitation(invited),
  subscription: () => newsletterConfirmation(link),
  welcome: () => newsletterWelcome(link),
};
const each = Object.entries(mails);
const oneSpace = (text: string) => text.replace(/\s+/g, " ");

describe("A-05.1 the mails about an account", () => {
  test.each(each)("%s: the link is unbroken on its own line, and once as a button", async (_, compose) => {
    const { html, text } = await compose();
    expect(text.split("\n")).toContain(link.url);
    expect(html).toContain(`href="${link.url}"`);
  });

  test.each(each)("%s: leads to the own origin only and loads nothing", async (_, compose) => {
    const { html } = await compose();
    for (const [, url] of html.matchAll(/(?:href|src|action)="([^"]*)"/g))
      expect(new URL(url ?? "").origin).toBe(appUrl);
    expect(html).not.toMatch(/<img|<link|url\(|@import|<form|<iframe/i);
  });

  test.each(each)("%s: a link to another origin is refused", async (kind) => {
    const strange = { ...changed, ...invited, url: "https://studio.example.evil.example/app" };
    const compose = {
      verification: emailVerification,
      reset: passwordReset,
      changed: passwordChanged,
      closed: accountClosed,
      invitation: staffInvitation,
      subscription: newsletterConfirmation,
      welcome: newsletterWelcome,
    }[kind];
    await expect(compose?.(strange)).rejects.toThrow("may only link to https://studio.example");
  });

  test("say how long their link works, and what to do when it was somebody else", async () => {
    const [verification, reset] = [await mails.verification(), await mails.reset()];
    expect(oneSpace(verification.text)).toContain("The link works once and expires in 24 hours.");
    expect(oneSpace(reset.text)).toContain("The link works once and expires in one hour.");
    for (const { text } of [verification, reset])
      expect(oneSpace(text)).toContain("Not you? Ignore this email.");
  });

  test("'password changed' says when, in UTC, and where to go if it was not you", async () => {
    const { text } = await mails.changed();
    expect(oneSpace(text)).toContain("12 March 2026 at 14:03 UTC");
    expect(oneSpace(text)).toContain("This was not me: choose a new password");
  });
});

test("A-14.21 an invitation says as what, what that is, how long its link works, and what accepting does", async () => {
  const { subject, text } = await mails.invitation();
  expect(subject).toMatch(/^Join the team at \S/);
  for (const part of [
    "You are invited as Manager.",
    "In this role you can run everything but the staff's roles.",
    "The link works once and expires in seven days.",
    "You choose a new password when you accept.",
    "ignore this email. Nothing changes unless you accept.",
  ])
    expect(oneSpace(text)).toContain(part);
});
