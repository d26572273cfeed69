import { brand } from "@sitewright/brand";
import { renderToStaticMarkup } from "react-dom/server";
import { Document } from "./document/document.tsx";
import type { PageAssets } from "./lib/assets.ts";
import type { PageData } from "./routes/page.ts";
import { pageAt } from "./routes/table.ts";

export { assetsFromManifest, type ManifestEntry, type PageAssets } from "./lib/assets.ts";
export type { PageData } from "./routes/page.ts";

export interface RenderInput {
  /** Path and query of the request. */
  url: string;
  data: PageData;
  /** From assetsFromManifest. */
  assets: PageAssets;
  /** Scheme and host that visitors see, without a slash at the end. */
  origin: string;
}

/** Status and whole document for one address. Pure: the same input gives the same bytes. */
export function render({ url, data, assets, origin }: RenderInput): { status: 200 | 404; html: string } {
  const path = url.split(/[?#]/, 1)[0] ?? "/";
  const page = pageAt(path, brand);
  const html = renderToStaticMarkup(
    <Document
      brand={brand}
      page={page}
      data={data}
      assets={assets}
      origin={origin}
      canonical={`${origin}${path}`}
    />,
  );
  return { status: page.status, html: `<!doctype html>${html}` };
}
