import type { Brand } from "@sitewright/brand";

/** What the site may ask for while it loads a page. The server gives it; tests give their own. */
export interface SiteSource {
  readonly brand: Brand;
  /** Year of the copyright line. */
  currentYear(): number;
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
  /** Gets what was thrown while a page was made; its visitor gets the 500 page. */
  readonly onFault: (error: unknown, path: string) => void;
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
      readonly status: 200 | 400 | 404 | 429 | 500;
      /** A whole document. */
      readonly html: string;
      /** Cache-Control, where it is not the one of all documents. */
      readonly caching?: string | undefined;
      /** Origins of others that the page may show in a frame once its visitor asks for that. */
      readonly frames?: readonly string[] | undefined;
    }
  | { readonly kind: "redirect"; readonly status: 301 | 302; readonly location: string };

/** The public site: answers any address, given as path and query. `refused`: the form that was posted to it. */
export type Site = (url: string, refused?: RefusedForm) => Promise<SiteAnswer>;

/**
 * What the built server entry exports as `createSite`.
 * @throws when the manifest has no entry
 */
export type CreateSite = (options: SiteOptions) => Site;
