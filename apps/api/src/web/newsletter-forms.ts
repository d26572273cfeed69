import type { Hono } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import { readFormBody } from "../http/form-body.ts";
import type { ReadNetwork } from "../http/network-address.ts";
import { sendProblem } from "../http/problem-response.ts";
import type { PublicGate } from "../http/public-gate.ts";
import { Refusal } from "../http/refusal.ts";
import type { ReadOptions } from "../http/request-body.ts";
import type { Limit } from "../throttle/throttle.ts";

/** Dependencies of the newsletter's forms. */
export interface NewsletterForms {
  /** The most addresses that one network may subscribe. */
  readonly limit: Limit;
  subscribe(
    input: { email: string; homepage?: string | undefined; source?: string | undefined },
    network: string,
  ): Promise<{ success: true } | Refusal>;
  confirm(token: string): Promise<boolean>;
  unsubscribe(token: string): Promise<void>;
}

const seeOther = 303;

/** The page for a refused address. */
const pathOf = ({ code }: Refusal): string =>
  `/newsletter?problem=${code === "too-many-requests" ? "limit" : "address"}`;

/** One-click unsubscribing by a mail program (RFC 8058, section 3.2); our page's form posts nothing. */
const isOneClick = (form: Readonly<Record<string, string>> | Refusal) =>
  !(form instanceof Refusal) && form["List-Unsubscribe"] === "One-Click";

/**
 * Handles the newsletter's forms, which work without a script. Every request's origin is checked
 * (`checkOrigin`); a mail program that unsubscribes sends none.
 */
export function mountNewsletterForms(
  web: Hono<AppEnv>,
  {
    newsletter,
    networkOf,
    gate,
    reading,
  }: { newsletter: NewsletterForms; networkOf: ReadNetwork; gate: PublicGate; reading: ReadOptions },
): void {
  web.post("/newsletter", async (c) => {
    const overLimit = await gate.refuse(c, newsletter.limit);
    if (overLimit) return c.redirect(pathOf(overLimit), seeOther);
    const form = await readFormBody(c, reading);
    if (form instanceof Refusal) {
      await gate.countUnusable(c);
      // A truncated address may be another person's.
      return sendProblem(c, form);
    }
    const { email = "", homepage, source } = form;
    const answer = await newsletter.subscribe({ email, homepage, source }, networkOf(c));
    return c.redirect(answer instanceof Refusal ? pathOf(answer) : "/newsletter/sent", seeOther);
  });
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
