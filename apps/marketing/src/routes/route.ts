import type { Brand } from "@sitewright/brand";
import { match } from "path-to-regexp";
import type { ReactNode } from "react";
import type { JsonLd } from "../lib/structured-data/json-ld.ts";
import type { RefusedForm, SiteSource } from "../server-contract.ts";

/** One page of the site. */
export interface Page {
  title: string;
  description: string;
  /** Absent on pages that have nothing to say in it. */
  jsonLd?: (origin: string) => readonly JsonLd[];
  body: ReactNode;
}

/** What was found at an address: what its page is made of, nothing, or that it lies elsewhere. */
export type Loaded<Data> =
  | { readonly kind: "found"; readonly data: Data }
  | { readonly kind: "not-found" }
  | { readonly kind: "redirect"; readonly status: 301 | 302; readonly location: string };

export const found = <Data>(data: Data): Loaded<Data> => ({ kind: "found", data });
export const notFound = { kind: "not-found" } as const satisfies Loaded<never>;

type ParamNames<Pattern extends string> = Pattern extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Pattern extends `${string}/:${infer Name}`
    ? Name
    : never;

/** What an address says: the pattern's parameters, decoded, and its query. */
export interface Address<Pattern extends string> {
  readonly params: Readonly<Record<ParamNames<Pattern>, string>>;
  readonly query: URLSearchParams;
  /** The form that was posted to it and not accepted. */
  readonly refused?: RefusedForm | undefined;
}

/** A page and its address. `load` asks the server for what the page shows, `make` turns that into the page. */
interface RouteDefinition<Pattern extends string, Data> {
  /** `/news/:slug`; a parameter is one segment. */
  readonly pattern: Pattern;
  /** Cache-Control, where it is not the one of all documents. */
  readonly caching?: string;
  /** Origins of others that the page may show in a frame once its visitor asks for that. */
  readonly frames?: readonly string[];
  load(source: SiteSource, address: Address<Pattern>): Promise<Loaded<Data>>;
  make(data: Data, brand: Brand): Page;
}

/** What a request says besides the path. */
export type Asked = Pick<Address<string>, "query" | "refused">;

/** A route with its own types settled, as one of a list. */
export interface Route {
  readonly pattern: string;
  readonly caching: string | undefined;
  readonly frames: readonly string[] | undefined;
  /** Whether a path is of this route's pattern. */
  matches(path: string): boolean;
  /** The page at a path; undefined where the path is not of this route's pattern. */
  open(source: SiteSource, path: string, asked: Asked): Promise<Loaded<Page>> | undefined;
}

/** An address that is not valid percent-encoding names nothing, which is for `load` to find out. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Ties what a page loads to what it is made of. */
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
    matches: (path) => matchPath(path) !== false,
    open(source, path, asked) {
      const matched = matchPath(path);
      if (!matched) return undefined;
      const { params } = matched;
      return route
        .load(source, { params, ...asked })
        .then((loaded) => (loaded.kind === "found" ? found(route.make(loaded.data, source.brand)) : loaded));
    },
  };
}
