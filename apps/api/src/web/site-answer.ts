import type { SiteAnswer } from "@sitewright/marketing/server";
import type { Context } from "hono";
import { sendPage, sitePolicy } from "./page-headers.ts";

/** Sends what the public site answers: a page by its policy, or where to look instead. */
export function sendSiteAnswer(c: Context, answer: SiteAnswer): Response {
  if (answer.kind === "redirect") return c.redirect(answer.location, answer.status);
  const { html, status, caching, frames } = answer;
  return sendPage(c, html, {
    status,
    policy: sitePolicy(frames),
    ...(caching === undefined ? {} : { caching }),
  });
}
