/** The use of a picture, chosen by the client; the last one if no other fits. */
export const pictureRoles = ["opening", "logo", "team", "product", "work", "place", "other"] as const;
export type PictureRole = (typeof pictureRoles)[number];

/** The use of a file; a file uploaded as logo is the logo until the client chooses another use. */
export const roleOf = ({
  role,
  type,
}: {
  readonly role?: PictureRole | undefined;
  readonly type: string;
}): PictureRole => role ?? (type === "logo" ? "logo" : "other");
