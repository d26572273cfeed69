import type { Brand } from "@sitewright/brand";
import { match } from "path-to-regexp";
import type { ReactNode } from "react";
import type { JsonLd } from "../lib/structured-data/json-ld.ts";
import type { RefusedForm, SiteSource } from "../server-contract.ts";

/** One page of the site. */
export interface Page {
  title: string;
  description: string;
  /** The part of its address's query that makes it a page of its own, such as `?page=2`. */
  canonicalQuery?: string;
  /** For nobody to find: what a link in a mail opens. */
  isUnlisted?: boolean;
  /** Whether it has a form of the newsletter itself, or is a step of subscribing, so that its foot needs none. */
  offersNewsletter?: boolean;
  /** What its picture for other sites and apps says; without one it has the site's own. */
  headline?: string;
  /** What kind of thing it is to them; a website by default. */
  article?: { subject: string; isBuiltIn: boolean; publishedAt: string; updatedAt: string };
  /** Absent on pages that have nothing to say in it. */
  jsonLd?: (origin: string) => readonly JsonLd[];
  body: ReactNode;
}

/** What was found at an address: what its page is made of, nothing, or that it lies elsewhere. */
export type Loaded<Data> =
  /** `isPartial`: something could not be read, so that the page must not be kept. */
  | { readonly kind: "found"; readonly data: Data; readonly isPartial?: boolean }
  /** `page`: which page says so; the site's own by default. */
  | { readonly kind: "not-found"; readonly page?: "post" }
  /** An article that was there and was taken away (410; RFC 9110, section 15.5.11). */
  | { readonly kind: "gone" }
  | { readonly kind: "redirect"; readonly status: 301 | 302; readonly location: string };

export const found = <Data>(data: Data): Loaded<Data> => ({ kind: "found", data });
/** Of a page that is made of the brand alone. */
export const fixed = async (): Promise<string> => "";
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
  /**
   * Names everything that the page is made of besides brand, year and address, so that it can be kept until the name
   * changes. Left out for a page that is made anew each time.
   */
  madeOf?(source: SiteSource, address: Address<Pattern>): Promise<string>;
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
  /** What the page at a path is made of, where it can be kept. */
  madeOf(source: SiteSource, path: string, query: URLSearchParams): Promise<string> | undefined;
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
    madeOf(source, path, query) {
      const matched = matchPath(path);
      return matched ? route.madeOf?.(source, { params: matched.params, query }) : undefined;
    },
    open(source, path, asked) {
      const matched = matchPath(path);
      if (!matched) return undefined;
      const { params } = matched;
      return route
        .load(source, { params, ...asked })
        .then((loaded) =>
          loaded.kind === "found" ? { ...loaded, data: route.make(loaded.data, source.brand) } : loaded,
        );
    },
  };
}
