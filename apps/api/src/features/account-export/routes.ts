import { exportAccount } from "@sitewright/contracts";
import { create as contentDisposition } from "content-disposition";
import type { Mount } from "../../http/mount.ts";
import { webStream } from "../../http/web-stream.ts";
import type { AccountExportService } from "./service.ts";

/** Taking one's data along. */
export function mountAccountExport(mount: Mount, service: AccountExportService): void {
  mount(exportAccount, async ({ actor, c }) => {
    // A stream that nobody reads would keep its files open.
    const archive = c.req.method === "HEAD" ? null : service.open(actor);
    c.header("Content-Type", "application/zip");
    c.header("Content-Disposition", contentDisposition(service.fileName()));
    return archive ? c.body(webStream(archive), 200) : c.body(null, 200);
  });
}
