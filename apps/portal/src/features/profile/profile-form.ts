import {
  type CallFailure,
  type FullProfile,
  type ProfileFields,
  profileBodySchema,
} from "@sitewright/contracts";
import { profileTexts as texts } from "./texts.ts";

/** Errors by field. */
export type ProfileErrors = Partial<Record<keyof ProfileFields, string>>;

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

/** The fields as they are stored. */
export function fieldsOf(profile: FullProfile): ProfileFields {
  const { displayName, businessName, username, phone, website, address, city, state, zipCode, country, bio } =
    profile;
  return { displayName, businessName, username, phone, website, address, city, state, zipCode, country, bio };
}

/** Whether anything was changed. */
export const isChanged = (before: ProfileFields, now: ProfileFields): boolean =>
  profileFieldNames.some((name) => before[name] !== now[name]);

/** The first fault of each field, in the order of the form. */
const faultsFrom = (found: readonly { path: string; message: string }[]): ProfileErrors => {
  const faults: ProfileErrors = {};
  for (const name of profileFieldNames) {
    const fault = found.find(({ path }) => path === name);
    if (fault) faults[name] = fault.message;
  }
  return faults;
};

/** People type a website as they say it. */
export const withScheme = (website: string): string =>
  /^[\p{L}\d-]+(\.[\p{L}\d-]+)+([:/?#]|$)/u.test(website.trim()) ? `https://${website.trim()}` : website;

/** The form as the server takes it, or what is wrong with it. */
export function readForm(
  form: ProfileFields,
): { ok: true; fields: ProfileFields } | { ok: false; faults: ProfileErrors } {
  const parsed = profileBodySchema.safeParse({ ...form, website: withScheme(form.website) });
  if (parsed.success) return { ok: true, fields: parsed.data };
  const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.join("."), message }));
  return { ok: false, faults: faultsFrom(issues) };
}

/** The messages of a refusal: for fields where it names some, else for the whole form. */
export function readRefusal(failure: CallFailure): { faults: ProfileErrors; form: string | null } {
  const faults = failure.kind === "refused" ? faultsFrom(failure.problem.errors ?? []) : {};
  return { faults, form: Object.keys(faults).length > 0 ? null : texts.saveFailed };
}
