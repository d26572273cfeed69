import type { adminInviteStaff, CallOutput } from "@sitewright/contracts";

const keptWords =
  "The server has no mail provider yet, so the email was not sent. Open it in the Outbox and pass its link on yourself.";

/** The message after inviting. */
export function invitedToast({ invitation, isKept, isRepeated }: CallOutput<typeof adminInviteStaff>) {
  const words = [
    ...(isRepeated ? ["Only the link in the new email works; the earlier one does not."] : []),
    ...(isKept ? [keptWords] : []),
  ];
  return {
    title: `Invited ${invitation.email}${isRepeated ? " again" : ""}`,
    ...(words.length > 0 && { description: words.join(" ") }),
    ...(isKept && ({ tone: "info", durationMs: 15_000 } as const)),
  };
}
