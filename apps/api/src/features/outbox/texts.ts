/** Texts of the outbox for staff. */
export const outboxTexts = {
  notFailed: "This email has not failed, or is being sent again by now.",
  noProvider:
    "The server has no mail provider yet, so it would only be kept again. Set SMTP_URL or RESEND_API_KEY on the server, then try again.",
};
