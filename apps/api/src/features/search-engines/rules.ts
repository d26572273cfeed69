import type { IndexState, SearchAnswer } from "@sitewright/contracts";

/** The stored search engine data of a post. */
export interface StoredState {
  /** Published before its submissions were tracked. */
  readonly isEarlier: boolean;
  /** Its page asks search engines not to index it. */
  readonly isHidden: boolean;
  readonly answers: readonly SearchAnswer[];
}

const earlierNote = "Published before submissions were tracked. No search engine has been asked.";
const newNote = "No search engine has answered yet.";
const hiddenNote = "Its page asks search engines not to list it.";
const unknownNote = "No status yet for this post.";

const newestFirst = (answers: readonly SearchAnswer[]): SearchAnswer[] =>
  answers.toSorted((a, b) => b.at.localeCompare(a.at));

function decide(state: StoredState, answers: readonly SearchAnswer[]): Omit<IndexState, "answers"> {
  const of = (...kinds: SearchAnswer["kind"][]) => answers.filter(({ kind }) => kinds.includes(kind));
  const by = (status: IndexState["status"], answer: SearchAnswer) => ({
    status,
    note: answer.words,
    at: answer.at,
  });
  const [removal] = of("removal");
  if (state.isHidden)
    return {
      status: "not_submitted",
      note: removal ? `${hiddenNote} ${removal.words}` : hiddenNote,
      at: removal?.at ?? null,
    };
  const [inspection] = of("inspection");
  if (inspection?.isAccepted) return by("indexed", inspection);
  const submissions = of("indexnow", "sitemap");
  const accepted = submissions.find((answer) => answer.isAccepted);
  if (accepted) return by("submitted", accepted);
  const [refused] = submissions;
  if (refused) return by("error", refused);
  const asked = inspection ?? removal;
  if (asked) return by("not_submitted", asked);
  return state.isEarlier
    ? { status: "likely_indexed", note: earlierNote, at: null }
    : { status: "not_submitted", note: newNote, at: null };
}

/**
 * A post's status, derived from the last responses. Only Google's own verdict makes it `indexed`, only a
 * provider's 2xx `submitted`; a negative inspection does not change a submission.
 */
export function indexStateOf(state: StoredState | undefined): IndexState {
  if (!state) return { status: "unknown", note: unknownNote, at: null, answers: [] };
  const answers = newestFirst(state.answers);
  return { ...decide(state, answers), answers };
}

/** The path of a post's page. */
export const pathOfPost = (slug: string): string => `/news/${slug}`;

/** True for the address of a post on this site, absolute or starting with the slash. */
export function isAddressOf(url: string, { slug, origin }: { slug: string; origin: string }): boolean {
  return URL.canParse(url, origin) && new URL(url, origin).href === new URL(pathOfPost(slug), origin).href;
}

/** The kind of a property, of which there are two (https://support.google.com/webmasters/answer/34592). */
export const propertyKind = (property: string): "domain" | "prefix" =>
  property.startsWith("sc-domain:") ? "domain" : "prefix";

/** True for a site in a property: a domain with all its subdomains, or a URL prefix. */
export function isInProperty(origin: string, property: string): boolean {
  if (propertyKind(property) === "prefix") return `${origin}/`.startsWith(property);
  const domain = property.slice("sc-domain:".length).toLowerCase();
  const { hostname } = new URL(origin);
  return hostname === domain || hostname.endsWith(`.${domain}`);
}

/** Permissions that may submit sitemaps and inspect addresses (https://support.google.com/webmasters/answer/7687615). */
const enough: readonly string[] = ["siteOwner", "siteFullUser"];

/** The meaning of a permission level for this service. */
export function permissionWords(level: string): { isEnough: boolean; words: string } {
  if (enough.includes(level))
    return { isEnough: true, words: `Google says “${level}”: sitemap and inspections are allowed.` };
  return {
    isEnough: false,
    words: `Google says “${level}”. The service account needs the permission “Full” or “Owner” for this property.`,
  };
}
