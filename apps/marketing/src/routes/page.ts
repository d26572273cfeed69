import type { Brand } from "@sitewright/brand";
import type { ReactNode } from "react";
import type { JsonLd } from "../lib/structured-data.ts";

/** One page of the site. */
export interface Page {
  status: 200 | 404;
  title: string;
  description: string;
  /** Absent on pages that search engines shall not keep. */
  jsonLd?: (origin: string) => readonly JsonLd[];
  body: ReactNode;
}

/** Makes a page from what is known about the agency. */
export type PageMaker = (brand: Brand) => Page;
