import type { AssetsFromManifest } from "../server-contract.ts";

/** The faces of the first screen; other subsets and the sample's face wait until they are needed. */
const preloaded = /(?:besley|instrument-sans)-latin-wght-normal[^/]*\.woff2$/;

const missing = "The marketing manifest has no entry. Run `pnpm --filter @sitewright/marketing build`.";

/** What the built client consists of. */
export const assetsFromManifest: AssetsFromManifest = (manifest) => {
  const entry = Object.values(manifest).find((item) => item.isEntry);
  if (!entry) throw new Error(missing);
  const url = (file: string) => `/${file}`;
  return {
    js: url(entry.file),
    css: (entry.css ?? []).map(url),
    fonts: (entry.assets ?? []).filter((file) => preloaded.test(file)).map(url),
  };
};
