import { salvageList } from "@sitewright/app-kit/salvage";
import { createWaitingList } from "@sitewright/app-kit/waiting-list";
import { type NdaAct, ndaActSchema } from "@sitewright/contracts";
import { z } from "zod";

/** An acceptance or withdrawal that the server has not recorded yet. `chosenAt`: when, by this device's clock. */
export type PendingNdaAction = NdaAct & { readonly chosenAt: string };

const storedActs = salvageList(ndaActSchema.extend({ chosenAt: z.iso.datetime() }));

/** What was accepted or withdrawn and is not recorded: every one, so that no change of mind is lost. */
export const pendingNdaActions = createWaitingList<PendingNdaAction>({
  key: "nda_waiting",
  read: (stored) => storedActs(stored).value,
});
