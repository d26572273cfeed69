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

/** What one address answers with. */
export type SiteAnswer =
  | {
      readonly kind: "page";
      readonly status: 200 | 404 | 500;
      /** A whole document. */
      readonly html: string;
      /** Cache-Control, where it is not the one of all documents. */
      readonly caching?: string | undefined;
    }
  | { readonly kind: "redirect"; readonly status: 301 | 302; readonly location: string };

/** The public site: answers any address, given as path and query. */
export type Site = (url: string) => Promise<SiteAnswer>;

/**
 * What the built server entry exports as `createSite`.
 * @throws when the manifest has no entry
 */
export type CreateSite = (options: SiteOptions) => Site;
