/** Messages of refusals about staff. */
export const staffTexts = {
  isStaff: "This person is already on the staff. Change their role instead.",
  lastOwner: "This is the last owner. Make someone else an owner first.",
  listed:
    "The server's settings list this address as an administrator (ADMIN_EMAILS). Remove it from that list first.",
  otherAccount:
    "You are signed in with another account. Sign out first, then open the link in your email again.",
} as const;
