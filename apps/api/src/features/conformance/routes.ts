import {
  adminCreateSiteCheck,
  adminDeleteSiteCheck,
  adminGetSiteCheck,
  adminListSiteChecks,
  SITE_ARCHIVE_MAX_BYTES,
} from "@sitewright/contracts";
import type { AppContext } from "../../http/app-env.ts";
import type { Mount } from "../../http/mount.ts";
import { Refusal } from "../../http/refusal.ts";
import type { SiteChecks } from "./service.ts";

/** Boundaries and headers of the form. */
const formOverheadBytes = 64 * 1024;

function readForm(c: AppContext) {
  const contentType = c.req.header("content-type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(contentType))
    return new Refusal("unsupported-type", { detail: "Send multipart/form-data." });
  if (Number(c.req.header("content-length") ?? 0) > SITE_ARCHIVE_MAX_BYTES + formOverheadBytes)
    return new Refusal("too-large", { detail: "An archive of a site may have at most 50 MB." });
  const { body } = c.req.raw;
  return body ? { body, contentType } : new Refusal("invalid-request", { detail: "The form is empty." });
}

/** Checking built sites against their specifications, for staff. */
export function mountSiteChecks(mount: Mount, checks: SiteChecks): void {
  mount(adminListSiteChecks, async ({ actor, params }) => {
    const found = await checks.list(actor, params.id);
    return found instanceof Refusal ? found : { checks: found };
  });
  mount(adminCreateSiteCheck, async ({ actor, params, c }) => {
    const form = readForm(c);
    if (form instanceof Refusal) return form;
    const check = await checks.create(actor, params.id, form);
    return check instanceof Refusal ? check : { check };
  });
  mount(adminGetSiteCheck, ({ actor, params }) =>
    checks.read(actor, { projectId: params.id, id: params.check }),
  );
  mount(adminDeleteSiteCheck, ({ actor, params }) =>
    checks.remove(actor, { projectId: params.id, id: params.check }),
  );
}
