import { adminDropOff, type DraftState } from "@sitewright/contracts";
import type { Tx } from "../../db/open.ts";
import type { Feature } from "../../wiring/feature.ts";
import { createAggregateJob } from "./aggregate-job.ts";
import { visitData } from "./personal-data-store.ts";
import { createReport } from "./report.ts";
import { progressOf } from "./rules.ts";
import { noteProgress } from "./visit-store.ts";

export { endForms } from "./visit-store.ts";

/** A save of a new project's draft, with the previous one. */
export interface SavedForm {
  readonly formId: string;
  readonly userId: string;
  readonly state: DraftState;
  readonly previous: { readonly state: DraftState; readonly savedAt: Date } | undefined;
  readonly at: Date;
}

/** Records the progress through the form that a save shows, in the same transaction. */
export const noteSave = (tx: Tx, { formId, userId, state, previous, at }: SavedForm): Promise<void> => {
  const before = previous && {
    state: previous.state,
    msAgo: Math.max(0, at.getTime() - previous.savedAt.getTime()),
  };
  return noteProgress(tx, { formId, userId, progress: progressOf(state, before), at });
};

/** The steps and questions at which clients abandon the form. */
export const dropOff: Feature = {
  name: "drop-off",
  mount(mount, context) {
    const report = createReport(context);
    mount(adminDropOff, ({ actor, query }) => report(actor, Number(query.days)));
  },
  jobs: (context) => [createAggregateJob(context)],
  personalData: visitData,
};
