import type { Brand } from "@sitewright/brand";
import { homePage } from "./home.tsx";
import { notFoundPage } from "./not-found.tsx";
import type { Page, PageMaker } from "./page.ts";

const pages: ReadonlyMap<string, PageMaker> = new Map([["/", homePage]]);

/** The page at a path; the 'not found' page where there is none. */
export function pageAt(path: string, brand: Brand): Page {
  return (pages.get(path) ?? notFoundPage)(brand);
}
