import { memoPerObject } from "../memo.ts";
import { undecided } from "../onboarding/toggles.ts";
import { letterKey } from "../text/keys.ts";
import { slugify } from "../text/slugify.ts";

/** The names of the business and of the website; empty if they are missing. */
export interface Names {
  readonly business: string;
  readonly website: string;
}

/** The names in the answers; an undecided name is empty. */
export const namesOf = (form: { readonly businessName: string; readonly websiteName: string }): Names => ({
  business: form.businessName.trim(),
  website: form.websiteName.trim() === undecided ? "" : form.websiteName.trim(),
});

const withoutEnding = (name: string): string => name.replace(/\.\p{L}{2,}$/u, "");
const wordsOf = (name: string): string[] => name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether a name is written like a domain: 'kanuhof', 'pichlhofer-pianos', 'PichlhoferPianos.at'. */
const isLikeDomain = (name: string): boolean =>
  !/\s/u.test(name) && (/[.-]/u.test(name) || name === name.toLowerCase());

/** Whether the two names are different: neither is a shorter form or another spelling of the other. */
export function areTwoNames({ business, website }: Names): boolean {
  const [one, other] = [business, website].map((name) => letterKey(withoutEnding(name.trim())));
  if (!one || !other || slugify(business) === slugify(website)) return false;
  return !one.includes(other) && !other.includes(one);
}

/** Whether the site has a name of its own that is shown instead of the business's name. */
export function hasOwnSiteName(names: Names): boolean {
  const ofBusiness = new Set(wordsOf(names.business));
  return (
    areTwoNames(names) &&
    !isLikeDomain(names.website.trim()) &&
    wordsOf(names.website).some((word) => !ofBusiness.has(word))
  );
}

/** The name in the header and in titles: the website's if it has its own, else the business's. */
export const shownName = (names: Names): string =>
  hasOwnSiteName(names) || names.business.trim() === "" ? names.website.trim() : names.business.trim();

/** The shown name of a form. Cached per form, because the title of every page contains it. */
export const siteNameOf = memoPerObject((form: Parameters<typeof namesOf>[0]): string =>
  shownName(namesOf(form)),
);
