import type { Brand } from "@sitewright/brand";
import { match } from "path-to-regexp";
import type { ReactNode } from "react";
import type { JsonLd } from "../lib/structured-data/json-ld.ts";
import type { RefusedForm, SiteSource } from "../server-contract.ts";

/** One page of the site. */
export interface Page {
  title: string;
  description: string;
  /** The part of the query that identifies the page, such as `?page=2`. */
  canonicalQuery?: string;
  /** Not to be indexed: the target of a link in a mail. */
  isUnlisted?: boolean;
  /** It has its own newsletter form, or is a step of subscribing, so that its footer needs none. */
  offersNewsletter?: boolean;
  /** Its last part has a main action, so that the footer's is only a link. */
  endsWithAction?: boolean;
  /** The headline on its Open Graph image; without one it has the site's own. */
  headline?: string;
  /** The article's Open Graph data; without it the page's type is website. */
  article?: { subject: string; isBuiltIn: boolean; publishedAt: string; updatedAt: string };
  /** Absent on pages without structured data. */
  jsonLd?: (origin: string) => readonly JsonLd[];
  body: ReactNode;
}

/** The result of loading an address: the page's data, nothing, or a redirect. */
export type Loaded<Data> =
  /** `isPartial`: some of it could not be loaded, so that the page must not be cached. */
  | { readonly kind: "found"; readonly data: Data; readonly isPartial?: boolean }
  /** `page`: which 'not found' page to show; the site's own by default. */
  | { readonly kind: "not-found"; readonly page?: "post" }
  /** An article that was removed (410; RFC 9110, section 15.5.11). */
  | { readonly kind: "gone" }
  | { readonly kind: "redirect"; readonly status: 301; readonly location: string };

export const found = <Data>(data: Data): Loaded<Data> => ({ kind: "found", data });
/** `cacheVersion` of what depends only on the brand. */
export const constantVersion = async (): Promise<string> => "";
export const notFound = { kind: "not-found" } as const satisfies Loaded<never>;

type ParamNames<Pattern extends string> = Pattern extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Pattern extends `${string}/:${infer Name}`
    ? Name
    : never;

/** The parts of an address: the pattern's parameters, decoded, and its query. */
export interface Address<Pattern extends string> {
  readonly params: Readonly<Record<ParamNames<Pattern>, string>>;
  /** As it was requested, not decoded. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** The form that was posted to it and rejected. */
  readonly refused?: RefusedForm | undefined;
}

/** A page and its address. `load` requests the page's data from the server, `make` renders them. */
interface RouteDefinition<Pattern extends string, Data> {
  /** `/news/:slug`; a parameter is one segment. */
  readonly pattern: Pattern;
  /** Cache-Control, where it is not the default of documents. */
  readonly caching?: string;
  /** Other origins that the page may frame once its visitor requests that. */
  readonly frames?: readonly string[];
  /**
   * The version of all inputs besides brand, year and address: the page is cached until it changes. Absent
   * for a page that is rendered for every request.
   */
  cacheVersion?(source: SiteSource, address: Address<Pattern>): Promise<string>;
  load(source: SiteSource, address: Address<Pattern>): Promise<Loaded<Data>>;
  make(data: Data, brand: Brand): Page;
}

/** The parts of a request besides the path. */
export type Asked = Pick<Address<string>, "query" | "refused">;

/** A route with its own types hidden, as an element of a list. */
export interface Route {
  readonly pattern: string;
  readonly caching: string | undefined;
  readonly frames: readonly string[] | undefined;
  /** Undefined where the pattern does not match. */
  match(path: string): MatchedRoute | undefined;
}

/** A route with the parameters of one path. */
export interface MatchedRoute {
  /** The version of the page's inputs, where it can be cached. */
  cacheVersion(source: SiteSource, query: URLSearchParams): Promise<string> | undefined;
  load(source: SiteSource, asked: Asked): Promise<Loaded<Page>>;
}

/** Invalid percent-encoding stays as it is; `load` will find nothing under it. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Checks that `make` takes the data that `load` returns, then hides their type. */
export function defineRoute<const Pattern extends string, Data>(
  route: RouteDefinition<Pattern, Data>,
): Route {
  const matchPath = match<Record<ParamNames<Pattern>, string>>(route.pattern, {
    sensitive: true,
    trailing: false,
    decode,
  });
  return {
    pattern: route.pattern,
    caching: route.caching,
    frames: route.frames,
    match(path) {
      const matched = matchPath(path);
      if (!matched) return undefined;
      const { params } = matched;
      return {
        cacheVersion: (source, query) => route.cacheVersion?.(source, { params, path, query }),
        async load(source, asked) {
          const loaded = await route.load(source, { params, path, ...asked });
          return loaded.kind === "found"
            ? { ...loaded, data: route.make(loaded.data, source.brand) }
            : loaded;
        },
      };
    },
  };
}
