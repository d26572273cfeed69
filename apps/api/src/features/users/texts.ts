/** The messages of managing accounts. */
export const usersTexts = {
  emailTaken: "There is an account with this address already.",
} as const;
