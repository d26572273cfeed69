/** The columns of a user that make an `Account`. */
export const accountFields = {
  id: true,
  email: true,
  displayName: true,
  photoUrl: true,
  isAdmin: true,
  emailVerifiedAt: true,
  createdAt: true,
} as const;
