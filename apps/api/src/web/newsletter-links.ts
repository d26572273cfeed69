import type { Hono } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import { readFormBody } from "../http/form-body.ts";
import { Refusal } from "../http/refusal.ts";
import type { ReadOptions } from "../http/request-body.ts";

/** The actions behind the links of the newsletter's mails, by the link's secret. */
export interface NewsletterLinks {
  confirm(token: string): Promise<boolean>;
  unsubscribe(token: string): Promise<void>;
}

const seeOther = 303;

/**
 * True for one-click unsubscribing by a mail program (RFC 8058, section 3.2); our page's form sends no
 * fields.
 */
const isOneClick = (form: Readonly<Record<string, string>> | Refusal) =>
  !(form instanceof Refusal) && form["List-Unsubscribe"] === "One-Click";

/**
 * Handles the forms of the pages that the newsletter's mails link to; they work without a script. Every
 * request's origin is checked (`checkOrigin`); a mail program that unsubscribes sends none.
 */
export function mountNewsletterLinks(
  web: Hono<AppEnv>,
  { newsletter, reading }: { newsletter: NewsletterLinks; reading: ReadOptions },
): void {
  web.post("/newsletter/confirm/:token", async (c) => {
    const isDone = await newsletter.confirm(c.req.param("token"));
    return c.redirect(isDone ? "/newsletter/confirmed" : "/newsletter/expired", seeOther);
  });
  web.post("/unsubscribe/:token", async (c) => {
    const form = await readFormBody(c, reading);
    await newsletter.unsubscribe(c.req.param("token"));
    // A mail program must not be redirected (RFC 8058, section 3.1).
    return isOneClick(form) ? c.text("You are unsubscribed.") : c.redirect("/unsubscribed", seeOther);
  });
}
