import { z } from "zod";
import { defineEndpoint } from "./endpoint.ts";
import { instantSchema } from "./instant.ts";
import { visibleName } from "./visible-name.ts";

/** A public handle: 3 to 30 letters, digits and hyphens, none at either end. Capitals are lowered. */
export const usernameSchema = z
  .string()
  .trim()
  .toLowerCase()
  .regex(
    /^(?:[a-z0-9][a-z0-9-]{1,28}[a-z0-9])?$/,
    "Please use 3 to 30 letters, digits and hyphens, beginning and ending with a letter or digit.",
  );

const isWebAddress = (text: string): boolean => {
  if (!/^https?:\/\/[^\s\\]+$/i.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === "" && password === "";
};

/** An address that is safe to link: http or https, without credentials. Empty: none. */
export const websiteSchema = z
  .string()
  .trim()
  .max(300, "Please use at most 300 characters.")
  .refine((text) => text === "" || isWebAddress(text), {
    message: "Please enter an address that begins with http:// or https://.",
  });

const line = (max: number) => z.string().trim().max(max, `Please use at most ${max} characters.`).default("");

/** The fields that the owner of a profile may change. An empty text clears a field. */
export const profileFieldsSchema = z.object({
  displayName: visibleName(120).default(""),
  businessName: visibleName(160).default(""),
  username: usernameSchema.default(""),
  phone: line(40),
  website: websiteSchema.default(""),
  address: line(200),
  city: line(120),
  state: line(120),
  zipCode: line(20),
  country: line(120),
  bio: line(2000),
});
export type ProfileFields = z.infer<typeof profileFieldsSchema>;

/** The fields together: a profile requires a name. */
export const profileBodySchema = profileFieldsSchema.refine(
  ({ displayName, businessName }) => displayName !== "" || businessName !== "",
  { path: ["displayName"], message: "Please provide either a display name or business name" },
);

/** All fields of a profile. Empty texts are fields that were never filled in. */
export const fullProfileSchema = profileFieldsSchema.extend({
  uid: z.string(),
  email: z.string(),
  photoURL: z.string().nullable(),
  createdAt: instantSchema,
  /** Identifies the current values of the fields; the next save sends it in `If-Match`. */
  version: z.string(),
  // As stored: older rows are shown, even if today's rules reject them.
  displayName: z.string(),
  businessName: z.string(),
  username: z.string(),
  website: z.string(),
});
export type FullProfile = z.infer<typeof fullProfileSchema>;

/**
 * A profile as far as the caller may see it. `prompt`: not signed in, only the name for the sign-in prompt.
 * `introduction`: name, photo and bio, for other clients. `full`: everything, with the caller's permissions.
 */
export const profileViewSchema = z.discriminatedUnion("view", [
  z.object({ view: z.literal("prompt"), name: z.string() }),
  z.object({
    view: z.literal("introduction"),
    uid: z.string(),
    name: z.string(),
    photoURL: z.string().nullable(),
    bio: z.string(),
  }),
  z.object({
    view: z.literal("full"),
    profile: fullProfileSchema,
    mayEdit: z.boolean(),
    mayManageDocuments: z.boolean(),
  }),
]);
export type ProfileView = z.infer<typeof profileViewSchema>;

export const getProfile = defineEndpoint({
  name: "getProfile",
  summary:
    "A profile by public handle, else by user id. Visitors get the name for the sign-in prompt, other clients name, photo and bio, its owner and administrators everything.",
  method: "GET",
  path: "/api/profiles/:identifier",
  access: "public",
  params: z.object({ identifier: z.string().min(1).max(64) }),
  status: 200,
  response: profileViewSchema,
  errors: ["not-found"],
});

export const updateProfile = defineEndpoint({
  name: "updateProfile",
  summary:
    "Change one's own profile, named by its user id. If-Match names the version that it was made from; without it whatever is stored is overwritten. Other columns of the account cannot be reached from here.",
  method: "PUT",
  path: "/api/profiles/:identifier",
  access: "client",
  params: z.object({ identifier: z.string().min(1).max(64) }),
  headers: z.object({
    "if-match": z
      .string()
      .regex(/^"?[0-9a-f]{32}"?$/, "If-Match names a version of the profile.")
      .optional(),
  }),
  body: profileBodySchema,
  status: 200,
  response: z.object({ profile: fullProfileSchema }),
  errors: ["not-found", "forbidden", "invalid-input", "version-conflict"],
});
