import { renderToStaticMarkup } from "react-dom/server";
import { Document } from "./document/document.tsx";
import { themeScriptSource } from "./document/theme-script.ts";
import { assetsFromManifest } from "./lib/assets.ts";
import { movedTo } from "./lib/old-addresses.ts";
import { createPageCache } from "./lib/page-cache.ts";
import { notFoundPage, postGonePage, postNotFoundPage, serverFaultPage } from "./routes/error-pages.tsx";
import type { SiteFile } from "./routes/file.ts";
import {
  type Asked,
  type Loaded,
  type MatchedRoute,
  notFound,
  type Page,
  type Route,
} from "./routes/route.ts";
import type { Site, SiteAnswer, SiteOptions } from "./server-contract.ts";

interface Url extends Asked {
  readonly path: string;
  /** The query as text, with its question mark; empty without one. */
  readonly search: string;
}

/** The page that handles a path. */
interface Handler {
  readonly route: Route;
  readonly matched: MatchedRoute;
}

function findHandler(routes: readonly Route[], path: string): Handler | undefined {
  for (const route of routes) {
    const matched = route.match(path);
    if (matched) return { route, matched };
  }
  return undefined;
}

/** The response for an address that no page handles: a redirect, or nothing. */
function resolveUnhandled(routes: readonly Route[], { path, search }: Url): Loaded<never> {
  const redirectTo = (location: string) => ({ kind: "redirect", status: 301, location }) as const;
  const location = movedTo(path);
  if (location !== undefined) return redirectTo(location);
  // Each page has one address; the same address with a trailing slash redirects to it.
  const withoutSlash = path.slice(0, -1);
  const isPage = path.endsWith("/") && findHandler(routes, withoutSlash) !== undefined;
  return isPage ? redirectTo(`${withoutSlash}${search}`) : notFound;
}

type PageStatus = (SiteAnswer & { kind: "page" })["status"];

type Kept = SiteAnswer & { kind: "page" | "file" };

/** A response, and whether it may be cached: responses to arbitrary queries may not, or they would evict the rest. */
interface Made {
  readonly answer: SiteAnswer;
  readonly isCacheable: boolean;
}

const sizeOf = (answer: Kept): number => 2 * (answer.kind === "page" ? answer.html : answer.body).length;

/**
 * The site of these routes and files. Errors thrown by a route's `load` or `make` are passed to `onFault`,
 * and the visitor gets an error page.
 * @throws when the manifest has no entry
 */
export function createSiteOf(
  routes: readonly Route[],
  options: SiteOptions,
  files: readonly SiteFile[] = [],
): Site {
  const { source, origin, onFault } = options;
  const { brand } = source;
  const assets = assetsFromManifest(options.manifest);
  const cache = createPageCache(sizeOf);
  const making = new Map<string, Promise<SiteAnswer>>();

  function show(path: string, status: PageStatus, page: Page): SiteAnswer & { kind: "page" } {
    const isListed = status === 200 && !page.isUnlisted;
    const canonical = isListed ? `${origin}${path}${page.canonicalQuery ?? ""}` : undefined;
    const head = { brand, page, assets, origin, canonical };
    const html = renderToStaticMarkup(
      <Document {...head} path={path} year={source.currentYear()} isMailKept={source.isMailKept} />,
    );
    return { kind: "page", status, html: `<!doctype html>${html}`, scripts: [themeScriptSource] };
  }

  async function makePage(url: Url, handler: Handler | undefined): Promise<Made> {
    const { path, search, query, refused } = url;
    const loaded = handler
      ? await handler.matched.load(source, { query, refused })
      : resolveUnhandled(routes, url);
    if (loaded.kind === "redirect") return { answer: loaded, isCacheable: false };
    if (loaded.kind === "not-found")
      return {
        answer: show(path, 404, loaded.page ? postNotFoundPage(brand) : notFoundPage(brand)),
        isCacheable: false,
      };
    if (loaded.kind === "gone") return { answer: show(path, 410, postGonePage(brand)), isCacheable: false };
    const { headline, article, canonicalQuery = "" } = loaded.data;
    const shown = show(path, refused?.status ?? 200, loaded.data);
    const caching = loaded.isPartial ? "no-store" : handler?.route.caching;
    return {
      answer: { ...shown, caching, frames: handler?.route.frames, headline, article },
      isCacheable: search === canonicalQuery && shown.status === 200 && caching !== "no-store",
    };
  }

  async function makeFile(file: SiteFile): Promise<Made> {
    const body = await file.make({ source, origin, routes });
    return { answer: { kind: "file", type: file.type, body }, isCacheable: true };
  }

  /** The version of everything that the response is made of; undefined where it cannot be cached. */
  async function cacheVersion(
    { query, refused }: Url,
    file: SiteFile | undefined,
    handler: Handler | undefined,
  ): Promise<string | undefined> {
    // A page with submitted input is for this visitor only.
    if (refused) return undefined;
    const loading = file ? file.cacheVersion(source) : handler?.matched.cacheVersion(source, query);
    // Without a version the response is rendered uncached, and the page itself reports what could not be
    // loaded.
    const version = await loading?.catch(() => undefined);
    return version === undefined ? undefined : `${source.currentYear()} ${version}`;
  }

  /** Shares one rendering between concurrent requests: a busy page that has just changed is rendered once. */
  function share(key: string, make: () => Promise<SiteAnswer>): Promise<SiteAnswer> {
    const known = making.get(key);
    if (known) return known;
    const made = make().finally(() => making.delete(key));
    making.set(key, made);
    return made;
  }

  async function answerTo(url: Url): Promise<SiteAnswer> {
    const file = files.find(({ path }) => path === url.path);
    const handler = file ? undefined : findHandler(routes, url.path);
    // A file is independent of the query.
    const address = file ? url.path : `${url.path}${url.search}`;
    const version = await cacheVersion(url, file, handler);
    const make = () => (file ? makeFile(file) : makePage(url, handler));
    if (version === undefined) return (await make()).answer;
    const kept = cache.find(address, version);
    if (kept) return kept;
    return share(`${version} ${address}`, async () => {
      const { answer, isCacheable } = await make();
      if (!isCacheable || answer.kind === "redirect") return answer;
      const made = { ...answer, isKept: true };
      cache.keep(address, version, made);
      return made;
    });
  }

  return async (url, { refused, requestId }) => {
    const [address = "/"] = url.split("#", 1);
    const [path = "/", queryText] = address.split(/\?(.*)/s);
    const query = new URLSearchParams(queryText);
    const search = query.size > 0 ? `?${query}` : "";
    try {
      return await answerTo({ path, query, search, refused });
    } catch (error) {
      onFault(error, { path, requestId });
      return { ...show(path, 500, serverFaultPage(brand, requestId)), caching: "no-store" };
    }
  };
}
