import type { PostCategory } from "@sitewright/articles";
import { paths } from "./paths.ts";

/** One page of the news. `page` counts from 1. */
export interface NewsAddress {
  readonly category: PostCategory | undefined;
  readonly page: number;
}

/** The query of a page of the news, in its canonical form; empty for the first of all. */
export function newsQuery({ category, page }: NewsAddress): string {
  const query = new URLSearchParams();
  if (category !== undefined) query.set("category", category);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `?${query}` : "";
}

/** The address of a page of the news. */
export const newsPath = (address: NewsAddress): string => `${paths.news}${newsQuery(address)}`;
