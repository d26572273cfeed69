import type { Post, PostCategory, PostSummary } from "@sitewright/articles";
import type { Brand } from "@sitewright/brand";

/** One page of the news: the built-in articles with the agency's posts among them, newest first. */
export interface NewsPage {
  /** Of all published posts, whichever category is listed. */
  readonly counts: {
    readonly total: number;
    readonly agents: number;
    readonly experts: number;
    /** Has every category. */
    readonly byCategory: ReadonlyMap<PostCategory, number>;
  };
  /** The one above the list, which the list leaves out. */
  readonly featured: PostSummary | undefined;
  readonly posts: readonly PostSummary[];
  /** The number of posts after this page. */
  readonly remaining: number;
  /** Pages of the list, at least one. */
  readonly pages: number;
  /** False where the stored posts could not be loaded. */
  readonly isComplete: boolean;
}

/** The result of loading an article; with its canonical address, where the requested one differs. */
export type FoundPost =
  | {
      readonly kind: "found";
      readonly post: Post;
      readonly related: readonly PostSummary[];
      readonly isBuiltIn: boolean;
    }
  | { readonly kind: "moved"; readonly slug: string }
  /** It was removed. */
  | { readonly kind: "gone" }
  | { readonly kind: "not-found" };

/** The source of the news. */
export interface NewsSource {
  /** True for the slug of a built-in article, which takes precedence and never changes. */
  isBuiltIn(slug: string): boolean;
  /** A version that changes with everything that readers see. */
  revision(): Promise<string>;
  /** `page` counts from 1; beyond the last one its list is empty. Never rejects. */
  page(request: { category: PostCategory | undefined; page: number }): Promise<NewsPage>;
  find(slugOrId: string): Promise<FoundPost>;
  /** The newest with their full texts, for feeds. */
  latest(count: number): Promise<readonly Post[]>;
  /** Every article's slug and last change, for the sitemap. */
  addresses(): Promise<readonly { readonly slug: string; readonly updatedAt: string }[]>;
  /** A post as it is edited, by the secret of its preview link; undefined once that has expired. */
  preview(secret: string): Promise<Post | undefined>;
}

/** The data that the site requests while it loads a page. Provided by the server, or by tests. */
export interface SiteSource {
  readonly brand: Brand;
  /** Year of the copyright notice. */
  currentYear(): number;
  /** True where no mail provider is configured: mails are kept for the staff, so that no page says that one was sent. */
  readonly isMailKept: boolean;
  readonly news: NewsSource;
}

/** An entry of Vite's build manifest, with the properties used here. */
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
  /** Scheme and host of the public site, without a trailing slash; never a request's Host header. */
  readonly origin: string;
  /**
   * Called with an error thrown while rendering a page; the visitor gets the 500 page, with the request's id.
   */
  readonly onFault: (error: unknown, asked: { readonly path: string; readonly requestId: string }) => void;
}

/** A form that was posted without a script and rejected: its page shows it again with the errors. */
export interface RefusedForm {
  /** The status of the response. */
  readonly status: 400 | 429;
  /** The typed values, by the names of the fields. */
  readonly values: Readonly<Record<string, string>>;
  /** The errors of fields, by their names. */
  readonly errors: Readonly<Record<string, string>>;
  /** The error of the whole form. */
  readonly message: string;
}

/** The response to one address. */
export type SiteAnswer =
  | {
      readonly kind: "page";
      readonly status: 200 | 400 | 404 | 410 | 429 | 500;
      /** A whole document. */
      readonly html: string;
      /** Cache-Control, where it is not the default of documents. */
      readonly caching?: string | undefined;
      /** The hashes of its inline scripts, as sources of `script-src`. */
      readonly scripts?: readonly string[] | undefined;
      /** Other origins that the page may frame once its visitor requests that. */
      readonly frames?: readonly string[] | undefined;
      /** The headline on its Open Graph image. */
      readonly headline?: string | undefined;
      /** The article shown, by which its views are counted. */
      readonly article?: { readonly subject: string; readonly isBuiltIn: boolean } | undefined;
      /** Unchanged content is the same object again, so that its compressed form is worth caching. */
      readonly isKept?: boolean | undefined;
    }
  | {
      readonly kind: "file";
      /** Media type. */
      readonly type: string;
      readonly body: string;
      readonly isKept?: boolean | undefined;
    }
  | { readonly kind: "redirect"; readonly status: 301; readonly location: string };

/** The parts of a request to the public site besides its address. */
export interface SiteRequest {
  /** The id under which the server logs it. */
  readonly requestId: string;
  /** The posted form. */
  readonly refused?: RefusedForm;
}

/** The public site: responds to any address, given as path and query. */
export type Site = (url: string, request: SiteRequest) => Promise<SiteAnswer>;

/**
 * The type of the built server entry's `createSite`.
 * @throws when the manifest has no entry
 */
export type CreateSite = (options: SiteOptions) => Site;
