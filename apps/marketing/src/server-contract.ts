/** One entry of Vite's build manifest, as far as it is read here. */
export interface ManifestEntry {
  file: string;
  isEntry?: boolean;
  css?: readonly string[];
  assets?: readonly string[];
}

/** URLs of what a page loads. */
export interface PageAssets {
  /** The module script. */
  js: string;
  css: readonly string[];
  /** Font files to fetch before the style sheet asks for them. */
  fonts: readonly string[];
}

/** What the server knows when it renders. */
export interface PageData {
  /** Year of the copyright line. */
  year: number;
}

export interface RenderInput {
  /** Path and query of the request. */
  url: string;
  data: PageData;
  /** From assetsFromManifest. */
  assets: PageAssets;
  /** Scheme and host that visitors see, without a slash at the end. */
  origin: string;
}

export interface RenderResult {
  status: 200 | 404;
  /** A whole document. */
  html: string;
}

/** Status and document for one address. Pure: the same input gives the same bytes. */
export type Render = (input: RenderInput) => RenderResult;

/**
 * What the built client consists of, from the parsed dist/client/.vite/manifest.json.
 * Throws when the manifest has no entry.
 */
export type AssetsFromManifest = (manifest: Readonly<Record<string, ManifestEntry>>) => PageAssets;
