import { currentIn, failureOf } from "@sitewright/app-kit/calls";
import type { FormReading } from "@sitewright/app-kit/form";
import { firstFaults } from "@sitewright/app-kit/form-faults";
import {
  type FullProfile,
  fullProfileSchema,
  type ProfileFields,
  profileBodySchema,
} from "@sitewright/contracts";

/** The names of the fields that the form asks for, in its order. */
export const profileFieldNames = [
  "displayName",
  "businessName",
  "username",
  "phone",
  "website",
  "address",
  "city",
  "state",
  "zipCode",
  "country",
  "bio",
] as const satisfies readonly (keyof ProfileFields)[];

/** The stored values of the fields. */
export function fieldsOf(profile: FullProfile): ProfileFields {
  const { displayName, businessName, username, phone, website, address, city, state, zipCode, country, bio } =
    profile;
  return { displayName, businessName, username, phone, website, address, city, state, zipCode, country, bio };
}

export const isChanged = (before: ProfileFields, now: ProfileFields): boolean =>
  profileFieldNames.some((name) => before[name] !== now[name]);

/** Websites are often typed without a scheme. */
export const withScheme = (website: string): string =>
  /^[\p{L}\d-]+(\.[\p{L}\d-]+)+([:/?#]|$)/u.test(website.trim()) ? `https://${website.trim()}` : website;

/** The form's values to send, or their errors. */
export function readForm(form: ProfileFields): FormReading<ProfileFields> {
  const parsed = profileBodySchema.safeParse({ ...form, website: withScheme(form.website) });
  if (parsed.success) return { ok: true, value: parsed.data };
  const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.join("."), message }));
  return { ok: false, faults: firstFaults(issues) };
}

/** The profile as it is stored now, where a save was refused because it had been changed. */
export function conflictingProfile(error: unknown): FullProfile | undefined {
  return error instanceof Error ? currentIn(failureOf(error), fullProfileSchema) : undefined;
}

/**
 * Merges what was entered here with what was stored meanwhile, both made from `base`: a field that was not changed here
 * is taken from there. `taken`: those that differ there; `clashes`: the fields that both changed, which keep what was
 * entered here. What is stored was normalized, so that `mine` has to be, where it can be read.
 */
export function mergeProfile(
  base: ProfileFields,
  { mine, theirs }: Record<"mine" | "theirs", ProfileFields>,
): { merged: ProfileFields; taken: Partial<ProfileFields>; clashes: (keyof ProfileFields)[] } {
  const changedThere = profileFieldNames.filter((name) => theirs[name] !== base[name]);
  const isUntouched = (name: keyof ProfileFields): boolean => mine[name] === base[name];
  const taken: Partial<ProfileFields> = Object.fromEntries(
    changedThere.filter(isUntouched).map((name) => [name, theirs[name]]),
  );
  const clashes = changedThere.filter((name) => !isUntouched(name) && theirs[name] !== mine[name]);
  return { merged: { ...mine, ...taken }, taken, clashes };
}
