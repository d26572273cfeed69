import { brand } from "@sitewright/brand";
import { isMailDelivered } from "../../lib/mail/mail-delivery.ts";

interface LinkMailTexts {
  readonly send: string;
  readonly sendAgain: string;
  readonly sendAnother: string;
  readonly sending: string;
  readonly forgotLead: string;
  readonly sentTitle: string;
  readonly sentLead: (email: string) => string;
  readonly sentHint: string;
  readonly sentAgain: string;
  readonly banner: (email: string) => string;
  readonly noPassword: string;
  readonly noPasswordSent: (email: string) => string;
}

const delivered: LinkMailTexts = {
  send: "Send me a link",
  sendAgain: "Send it again",
  sendAnother: "Send me another link",
  sending: "Sending...",
  forgotLead: "Enter your email address and we will send you a link to choose a new password.",
  sentTitle: "Check your email",
  sentLead: (email) =>
    `If ${email} has an account, a link is on its way. It works once and expires in one hour.`,
  sentHint: "No email after a few minutes? Check your spam folder or send it again.",
  sentAgain: "Another link is on its way.",
  banner: (email) => `Please confirm your address. We sent a link to ${email}.`,
  noPassword:
    "You sign in with Google, so your account has no password. We can email you a link to choose one.",
  noPasswordSent: (email) => `A link is on its way to ${email}.`,
};

const askUs = `This site does not send email yet. Ask us for the link: ${brand.contact.email}.`;

const kept: LinkMailTexts = {
  send: "Make a link",
  sendAgain: "Make another link",
  sendAnother: "Make another link",
  sending: "Making a link...",
  forgotLead: "Enter your email address and we will make a link to choose a new password.",
  sentTitle: "Ask us for your link",
  sentLead: (email) =>
    `If ${email} has an account, we have a link for it. It works once and expires in one hour.`,
  sentHint: askUs,
  sentAgain: `We have another link. Ask us for it: ${brand.contact.email}.`,
  banner: (email) => `Please confirm your address, ${email}. ${askUs}`,
  noPassword: "You sign in with Google, so your account has no password. A link lets you choose one.",
  noPasswordSent: () => askUs,
};

/** Texts about mailed links, which claim that a mail is sent only where the server sends mails. */
export const linkMailTexts = (): LinkMailTexts => (isMailDelivered() ? delivered : kept);
