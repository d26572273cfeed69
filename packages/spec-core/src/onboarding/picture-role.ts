/** What a picture is for, as the client says; the last where nothing else fits. */
export const pictureRoles = ["opening", "logo", "team", "product", "work", "place", "other"] as const;
export type PictureRole = (typeof pictureRoles)[number];

/** What a file is for; what was handed in as the logo is the logo until the client says otherwise. */
export const roleOf = ({
  role,
  type,
}: {
  readonly role?: PictureRole | undefined;
  readonly type: string;
}): PictureRole => role ?? (type === "logo" ? "logo" : "other");
