import { useClient } from "@sitewright/app-kit/services";
import { useSendOnline, useSendWaiting } from "@sitewright/app-kit/use-waiting-list";
import { ndaVersion } from "@sitewright/brand/nda";
import { recordNda } from "@sitewright/contracts";
import { useToast } from "@sitewright/ui";
import { useQueryClient } from "@tanstack/react-query";
import { retryDelay } from "../../lib/saving/save-timer.ts";
import { wizard } from "../../lib/wizard/actions.ts";
import { ndaRecordsQuery, withRecord } from "./nda-records.ts";
import { isAcceptedIn, ndaStatus } from "./nda-status.ts";
import { pendingNdaActions } from "./pending-nda-actions.ts";
import { legalTexts } from "./texts.ts";

/** Returns a function that loads the records again. */
function useReload(uid: string): () => void {
  const queries = useQueryClient();
  const { queryKey } = ndaRecordsQuery(useClient(), uid);
  return () => void queries.invalidateQueries({ queryKey });
}

/** Returns a function that sends the waiting acceptances and withdrawals to the server. */
export function useRecording(uid: string): () => void {
  const queries = useQueryClient();
  const client = useClient();
  const { toast } = useToast();
  const { queryKey } = ndaRecordsQuery(client, uid);
  return useSendWaiting({
    list: pendingNdaActions,
    uid,
    send: ({ action, ndaVersion, textSha256 }) =>
      client.call(recordNda, { body: { action, ndaVersion, textSha256 } }),
    onSent: async (_, made) => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, (list) => withRecord(list ?? [], made));
    },
    onSentElsewhere: useReload(uid),
    onRefused: (_, reason) => {
      toast({ tone: "error", title: legalTexts.notRecorded, description: reason });
      const records = queries.getQueryData(queryKey);
      const left = ndaStatus({ records, acts: [], isRecording: false, version: ndaVersion });
      wizard.updateForm({ ndaAccepted: isAcceptedIn(left) ?? false });
    },
  });
}

/** Sends what waits until the server has recorded it; mounted once, whichever screen is shown. */
export const useSendWaitingRecords = (uid: string): void =>
  useSendOnline(pendingNdaActions, uid, {
    send: useRecording(uid),
    onSentElsewhere: useReload(uid),
    delayMs: retryDelay,
  });
