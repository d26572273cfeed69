/** Messages of refusals about staff. */
export const staffTexts = {
  isStaff: "This person is on the staff already. Change their role instead.",
  isInBin: "This person's account is in the bin. Restore it there first.",
  lastOwner: "This is the last owner. Make somebody else an owner first.",
  listed:
    "The server's settings name this address as an administrator's (ADMIN_EMAILS). It has to be taken off that list first.",
  otherAccount:
    "You are signed in with another account. Sign out first, then open the link in your mail again.",
} as const;
