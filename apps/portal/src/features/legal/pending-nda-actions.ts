import { salvageList } from "@sitewright/app-kit/salvage";
import { createWaitingList } from "@sitewright/app-kit/waiting-list";
import { type NdaAct, ndaActSchema } from "@sitewright/contracts";
import { z } from "zod";

/**
 * An acceptance or withdrawal that the server has not recorded yet. `chosenAt`: its time by this device's
 * clock.
 */
export type PendingNdaAction = NdaAct & { readonly chosenAt: string };

const storedActs = salvageList(ndaActSchema.extend({ chosenAt: z.iso.datetime() }));

/** All acceptances and withdrawals that are not recorded yet, so that none is lost. */
export const pendingNdaActions = createWaitingList<PendingNdaAction>({
  key: "nda_waiting",
  read: (stored) => storedActs(stored).value,
});
