import type { Post, PostCategory, PostSummary } from "@sitewright/articles";
import type { Brand } from "@sitewright/brand";

/** One page of the news: the built-in articles with the agency's posts among them, newest first. */
export interface NewsPage {
  /** Of everything published, in every category. */
  readonly counts: { readonly total: number; readonly agents: number; readonly experts: number };
  /** The one that stands above the list, and not in it. */
  readonly featured: PostSummary | undefined;
  readonly posts: readonly PostSummary[];
  /** How many follow those of this page. */
  readonly remaining: number;
  /** Pages of the list, at least one. */
  readonly pages: number;
  /** False where the stored posts could not be read. */
  readonly isComplete: boolean;
}

/** What was found under an article's address; the address that it really has, where it was another. */
export type FoundPost =
  | {
      readonly kind: "found";
      readonly post: Post;
      readonly related: readonly PostSummary[];
      readonly isBuiltIn: boolean;
    }
  | { readonly kind: "moved"; readonly slug: string }
  /** It was there and was taken away. */
  | { readonly kind: "gone" }
  | { readonly kind: "not-found" };

/** Where the news come from. */
export interface NewsSource {
  /** Whether a slug is that of a built-in article, which comes first and never changes. */
  isBuiltIn(slug: string): boolean;
  /** Another text after every change of what visitors read. */
  revision(): Promise<string>;
  /** `page` counts from 1; beyond the last one its list is empty. Never rejects. */
  page(request: { category: PostCategory | undefined; page: number }): Promise<NewsPage>;
  find(slugOrId: string): Promise<FoundPost>;
  /** The newest with their texts, for feeds. */
  latest(count: number): Promise<readonly Post[]>;
  /** Every article's slug and last change, for the sitemap. */
  addresses(): Promise<readonly { readonly slug: string; readonly updatedAt: string }[]>;
  /** A post as it is edited, for whoever has the secret of its link; undefined once that has ended. */
  preview(secret: string): Promise<Post | undefined>;
}

/** What the site may ask for while it loads a page. The server gives it; tests give their own. */
export interface SiteSource {
  readonly brand: Brand;
  /** Year of the copyright line. */
  currentYear(): number;
  readonly news: NewsSource;
}

/** One entry of Vite's build manifest, as far as it is read here. */
export interface ManifestEntry {
  readonly file: string;
  readonly isEntry?: boolean | undefined;
  readonly css?: readonly string[] | undefined;
  readonly assets?: readonly string[] | undefined;
}

export interface SiteOptions {
  readonly source: SiteSource;
  /** The parsed dist/client/.vite/manifest.json. */
  readonly manifest: Readonly<Record<string, ManifestEntry>>;
  /** Scheme and host that visitors see, without a slash at the end; never a request's Host header. */
  readonly origin: string;
  /** Gets what was thrown while a page was made; its visitor gets the 500 page, with the request's id. */
  readonly onFault: (error: unknown, asked: { readonly path: string; readonly requestId: string }) => void;
}

/** A form that was posted without a script and not accepted: its page shows it again with what was wrong. */
export interface RefusedForm {
  /** The status that its page is answered with. */
  readonly status: 400 | 429;
  /** What was typed, by the names of the fields. */
  readonly values: Readonly<Record<string, string>>;
  /** What is wrong with a field, by its name. */
  readonly errors: Readonly<Record<string, string>>;
  /** What is wrong with the whole of it. */
  readonly message: string;
}

/** What one address answers with. */
export type SiteAnswer =
  | {
      readonly kind: "page";
      readonly status: 200 | 400 | 404 | 410 | 429 | 500;
      /** A whole document. */
      readonly html: string;
      /** Cache-Control, where it is not the one of all documents. */
      readonly caching?: string | undefined;
      /** Origins of others that the page may show in a frame once its visitor asks for that. */
      readonly frames?: readonly string[] | undefined;
      /** What a picture of the page for other sites and apps says. */
      readonly headline?: string | undefined;
      /** The article that it shows, by which its views are counted. */
      readonly article?: { readonly subject: string; readonly isBuiltIn: boolean } | undefined;
      /** Whether the same object is given again while nothing has changed, so that it is worth packing. */
      readonly isKept?: boolean | undefined;
    }
  | {
      readonly kind: "file";
      /** Media type. */
      readonly type: string;
      readonly body: string;
      readonly isKept?: boolean | undefined;
    }
  | { readonly kind: "redirect"; readonly status: 301 | 302; readonly location: string };

/** What a request to the public site says besides its address. */
export interface SiteRequest {
  /** What the server logs it under. */
  readonly requestId: string;
  /** The form that was posted to it. */
  readonly refused?: RefusedForm;
}

/** The public site: answers any address, given as path and query. */
export type Site = (url: string, request: SiteRequest) => Promise<SiteAnswer>;

/**
 * What the built server entry exports as `createSite`.
 * @throws when the manifest has no entry
 */
export type CreateSite = (options: SiteOptions) => Site;
