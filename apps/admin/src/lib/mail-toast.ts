/** Where a mail is that was not sent, and what sends it. */
const kept =
  "The server has no mail provider yet, so the email is in the Outbox. Once SMTP_URL or RESEND_API_KEY is set on the server, it can be sent from there.";

/** The message after a mail was written: without a mail provider it was only kept. */
export const mailToast = (to: string, { isKept }: { readonly isKept: boolean }) =>
  isKept
    ? ({
        tone: "info",
        title: `Email to ${to} kept, not sent`,
        description: kept,
        durationMs: 15_000,
      } as const)
    : { title: `Email sent successfully to ${to}!` };
