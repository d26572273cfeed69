import { adminErase, adminListBin, adminRestore } from "@sitewright/contracts";
import type { Context } from "../../wiring/context.ts";
import type { Feature } from "../../wiring/feature.ts";
import { createEmptyJob } from "./empty-job.ts";
import { type BinOptions, createBin } from "./service.ts";

/** Dependencies on other features. */
interface BinNeeds {
  createEraseAccount: (context: Context) => BinOptions["eraseAccount"];
  deleteDrafts: BinOptions["deleteDrafts"];
  restorePost: BinOptions["restorePost"];
}

/** Objects deleted by staff, kept for 30 days. Clients' own deletions are final. */
export const bin = ({ createEraseAccount, deleteDrafts, restorePost }: BinNeeds): Feature => {
  const optionsOf = (context: Context): BinOptions => ({
    ...context,
    eraseAccount: createEraseAccount(context),
    deleteDrafts,
    restorePost,
  });
  return {
    name: "bin",
    mount(mount, context) {
      const service = createBin(optionsOf(context));
      mount(adminListBin, ({ actor, query }) => service.list(actor, query.cursor));
      mount(adminRestore, ({ actor, params }) => service.restore(actor, params));
      mount(adminErase, ({ actor, params }) => service.erase(actor, params));
    },
    jobs: (context) => [createEmptyJob({ ...optionsOf(context), mayDeleteByAge: context.mayDeleteByAge })],
  };
};
