import type { NewsSource } from "@sitewright/marketing/server";
import type { Context } from "../../wiring/context.ts";
import type { Feature } from "../../wiring/feature.ts";
import { createNews } from "./news.ts";
import { mountNews } from "./routes.ts";
import { createViewCounter, type ViewCounter } from "./views.ts";

export { sweepMarks } from "./view-store.ts";

/** The news as the public site reads them. */
export const createNewsSource = (context: Context): NewsSource => createNews(context);

/** Counts who opens the articles of the public site. */
export const createViews = (context: Context): ViewCounter => createViewCounter(context);

/** The agency's articles. */
export const posts: Feature = {
  name: "posts",
  mount: (mount, context) => mountNews(mount, createNews(context)),
};
