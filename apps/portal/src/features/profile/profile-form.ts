import type { FormReading } from "@sitewright/app-kit/form";
import { firstFaults } from "@sitewright/app-kit/form-faults";
import { type FullProfile, type ProfileFields, profileBodySchema } from "@sitewright/contracts";

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

/** Whether anything was changed. */
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
