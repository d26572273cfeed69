import { exportAccount } from "@sitewright/contracts";
import type { Mount } from "../../http/mount.ts";
import type { AccountExportService } from "./service.ts";

/** Exporting one's data. */
export function mountAccountExport(mount: Mount, service: AccountExportService): void {
  mount(
    exportAccount,
    async ({ actor }) =>
      service.refuse(actor) ?? {
        name: service.fileName(),
        open: async () => service.open(actor),
        isGenerated: true,
      },
  );
}
