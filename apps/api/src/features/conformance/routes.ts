import {
  adminCreateSiteCheck,
  adminDeleteSiteCheck,
  adminGetSiteCheck,
  adminListSiteChecks,
  SITE_ARCHIVE_MAX_BYTES,
} from "@sitewright/contracts";
import { formBody } from "../../files/receive-form.ts";
import type { AppContext } from "../../http/app-env.ts";
import type { Mount } from "../../http/mount.ts";
import { bodyOf, Refusal } from "../../http/refusal.ts";
import type { SiteChecks } from "./service.ts";

const readForm = (c: AppContext) =>
  formBody(c, { maxBytes: SITE_ARCHIVE_MAX_BYTES, tooLarge: "An archive of a site can be at most 50 MB." });

/** Checking built sites against their specifications, for staff. */
export function mountSiteChecks(mount: Mount, checks: SiteChecks): void {
  mount(adminListSiteChecks, async ({ actor, params }) =>
    bodyOf("checks", await checks.list(actor, params.id)),
  );
  mount(adminCreateSiteCheck, async ({ actor, params, headers, c }) => {
    const form = readForm(c);
    if (form instanceof Refusal) return form;
    const key = headers["idempotency-key"];
    return bodyOf("check", await checks.create(actor, { projectId: params.id, form, key }));
  });
  mount(adminGetSiteCheck, ({ actor, params }) =>
    checks.read(actor, { projectId: params.id, id: params.check }),
  );
  mount(adminDeleteSiteCheck, ({ actor, params }) =>
    checks.remove(actor, { projectId: params.id, id: params.check }),
  );
}
