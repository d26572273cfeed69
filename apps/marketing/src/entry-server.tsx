import { brand } from "@sitewright/brand";
import { renderToStaticMarkup } from "react-dom/server";
import { Document } from "./document/document.tsx";
import { pageAt } from "./routes/table.ts";
import type { Render } from "./server-contract.ts";

export { assetsFromManifest } from "./lib/assets.ts";

/** Status and whole document for one address. Pure: the same input gives the same bytes. */
export const render: Render = ({ url, data, assets, origin }) => {
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
};
