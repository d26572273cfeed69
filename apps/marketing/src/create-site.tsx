import { renderToStaticMarkup } from "react-dom/server";
import { Document } from "./document/document.tsx";
import { assetsFromManifest } from "./lib/assets.ts";
import { movedTo } from "./lib/old-addresses.ts";
import { notFoundPage, serverFaultPage } from "./routes/error-pages.tsx";
import { type Asked, type Loaded, notFound, type Page, type Route } from "./routes/route.ts";
import type { Site, SiteAnswer, SiteOptions } from "./server-contract.ts";

function open(
  routes: readonly Route[],
  { source }: SiteOptions,
  { path, ...asked }: Asked & { path: string },
): { route?: Route; loading: Promise<Loaded<Page>> } {
  for (const route of routes) {
    const loading = route.open(source, path, asked);
    if (loading) return { route, loading };
  }
  const location = movedTo(path);
  if (location !== undefined)
    return { loading: Promise.resolve({ kind: "redirect", status: 301, location } as const) };
  // A page has one address: typed with a slash at its end, it is that of the page without.
  const withoutSlash = path.slice(0, -1);
  const isPage = path.endsWith("/") && routes.some((route) => route.matches(withoutSlash));
  const query = asked.query.size > 0 ? `?${asked.query}` : "";
  const moved = { kind: "redirect", status: 301, location: `${withoutSlash}${query}` } as const;
  return { loading: Promise.resolve(isPage ? moved : notFound) };
}

type PageStatus = (SiteAnswer & { kind: "page" })["status"];

/**
 * The site of these routes. What a route's `load` or `make` throws is given to `onFault`, and its visitor gets a page
 * that says so.
 * @throws when the manifest has no entry
 */
export function createSiteOf(routes: readonly Route[], options: SiteOptions): Site {
  const { source, origin, onFault } = options;
  const { brand } = source;
  const assets = assetsFromManifest(options.manifest);

  function show(path: string, status: PageStatus, page: Page): SiteAnswer & { kind: "page" } {
    const head = { brand, page, assets, origin, canonical: status === 200 ? `${origin}${path}` : undefined };
    const html = renderToStaticMarkup(<Document {...head} path={path} year={source.currentYear()} />);
    return { kind: "page", status, html: `<!doctype html>${html}` };
  }

  return async (url, refused) => {
    const [path = "/", search] = url.split("#", 1)[0]?.split(/\?(.*)/s) ?? [];
    try {
      const { route, loading } = open(routes, options, { path, query: new URLSearchParams(search), refused });
      const loaded = await loading;
      if (loaded.kind === "redirect") return loaded;
      if (loaded.kind === "not-found") return show(path, 404, notFoundPage(brand));
      return {
        ...show(path, refused?.status ?? 200, loaded.data),
        caching: route?.caching,
        frames: route?.frames,
      };
    } catch (error) {
      onFault(error, path);
      return show(path, 500, serverFaultPage(brand));
    }
  };
}
