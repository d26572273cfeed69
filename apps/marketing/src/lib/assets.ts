import type { SiteOptions } from "../server-contract.ts";

/** URLs of a page's assets. */
export interface PageAssets {
  /** The module script. */
  js: string;
  css: readonly string[];
  /** Font files to preload. */
  fonts: readonly string[];
}

/** The faces of the first screen; other subsets and the sample's face load on demand. */
const preloaded = /(?:besley|instrument-sans)-latin-wght-normal[^/]*\.woff2$/;

const missing = "The marketing manifest has no entry. Run `pnpm --filter @sitewright/marketing build`.";

/**
 * The assets in the client's build manifest.
 * @throws when the manifest has no entry
 */
export function assetsFromManifest(manifest: SiteOptions["manifest"]): PageAssets {
  const entry = Object.values(manifest).find((item) => item.isEntry);
  if (!entry) throw new Error(missing);
  const url = (file: string) => `/${file}`;
  return {
    js: url(entry.file),
    css: (entry.css ?? []).map(url),
    fonts: (entry.assets ?? []).filter((file) => preloaded.test(file)).map(url),
  };
}
