import { problemCatalog } from "@sitewright/contracts";
import type { RefusedForm, Site } from "@sitewright/marketing/server";
import type { Hono } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import { readFormBody } from "../http/form-body.ts";
import { sendProblem } from "../http/problem-response.ts";
import type { PublicGate } from "../http/public-gate.ts";
import { Refusal } from "../http/refusal.ts";
import type { ReadOptions } from "../http/request-body.ts";
import type { SendSiteAnswer } from "./packed-answer.ts";
import type { PageForm } from "./page-form.ts";

/** Dependencies of submitted forms. */
export interface PostOptions {
  forms: readonly PageForm[];
  gate: PublicGate;
  reading: ReadOptions;
}

const checkFields = "Please check the marked fields. Nothing has been sent yet.";

/** A refused form as its page shows it again, with all submitted values. */
function refusedForm(values: RefusedForm["values"], { code, details }: Refusal): RefusedForm {
  const errors = Object.fromEntries((details.errors ?? []).map(({ path, message }) => [path, message]));
  const reason = details.detail ?? problemCatalog[code].title;
  return {
    status: code === "too-many-requests" ? 429 : 400,
    values,
    errors,
    message: details.errors ? checkFields : `Error: ${reason}`,
  };
}

/**
 * Handles the public site's forms when submitted without a script. An accepted one redirects (303, so
 * that reloading does not submit it again); a refused one is rendered again on its page. The body is read
 * even if the network's limit is used up, so that no input is lost.
 */
export function mountForms(
  web: Hono<AppEnv>,
  { forms, gate, reading, site, send }: PostOptions & { site: Site; send: SendSiteAnswer },
): void {
  for (const form of forms)
    web.post(form.path, async (c) => {
      const overLimit = await gate.refuse(c, form.limit);
      const fields = await readFormBody(c, reading);
      if (fields instanceof Refusal) {
        if (!overLimit) await gate.countUnusable(c);
        return sendProblem(c, overLimit ?? fields);
      }
      const outcome = overLimit ?? (await form.receive(fields, c));
      if (!(outcome instanceof Refusal)) return c.redirect(outcome.next, 303);
      const { retryAfterS } = outcome.details;
      if (retryAfterS !== undefined) c.header("Retry-After", String(retryAfterS));
      if (!overLimit && outcome.code === "invalid-request") await gate.countUnusable(c);
      const answer = await site(form.path, {
        requestId: c.get("requestId"),
        refused: refusedForm(fields, outcome),
      });
      return answer.kind === "redirect" ? c.redirect(answer.location, answer.status) : send(c, answer);
    });
}
