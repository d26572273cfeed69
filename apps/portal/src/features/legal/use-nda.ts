import { useServices } from "@sitewright/app-kit/services";
import { useIsSending, useWaitingItems } from "@sitewright/app-kit/use-waiting-list";
import { brand } from "@sitewright/brand";
import { ndaText, ndaVersion } from "@sitewright/brand/nda";
import { useToast } from "@sitewright/ui";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { wizard } from "../../lib/wizard/actions.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { ndaRecordsQuery } from "./nda-records.ts";
import { isAcceptedIn, ndaStatus } from "./nda-status.ts";
import { pendingNdaActions } from "./pending-nda-actions.ts";
import { legalTexts } from "./texts.ts";
import { useRecording } from "./use-recording.ts";

/**
 * SHA-256 of a text in UTF-8, in hex. Rejects where the browser has no SubtleCrypto: it needs https or localhost (Web
 * Cryptography, section 11).
 */
async function sha256Hex(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The exact text that is shown, accepted and hashed. */
export const shownNda = ndaText(brand.agencyName);

/** The status of the agreement, and the functions to accept it or withdraw. */
export function useNda(uid: string) {
  const { toast } = useToast();
  const { client, now, storage } = useServices();
  const record = useRecording(uid);
  const { data: records, isError, refetch } = useQuery(ndaRecordsQuery(client, uid));
  const acts = useWaitingItems(pendingNdaActions, uid);
  const isRecording = useIsSending(pendingNdaActions, uid);
  const status = ndaStatus({ records, acts, isRecording, version: ndaVersion });
  const answer = useWizard((state) => state.onboarding.formData.ndaAccepted);
  const known = isAcceptedIn(status);
  const isAccepted = known ?? answer;

  const isWaiting = acts.length > 0;

  // The agreement belongs to the account, the answer to one project: a record applies to both.
  useEffect(() => {
    if (known === undefined || known === answer) return;
    if (isWaiting) wizard.updateForm({ ndaAccepted: known });
    if (isWaiting || isError) return;
    let isCurrent = true;
    // The answer may follow a record that another tab or device has made since these were loaded.
    void refetch().then(({ data, isSuccess }) => {
      if (!isCurrent || !isSuccess) return;
      const left = ndaStatus({ records: data, acts: [], isRecording: false, version: ndaVersion });
      wizard.updateForm({ ndaAccepted: isAcceptedIn(left) ?? false });
    });
    return () => {
      isCurrent = false;
    };
  }, [known, answer, isWaiting, isError, refetch]);

  const toggle = async (): Promise<void> => {
    const action = isAccepted ? "withdrawn" : "accepted";
    try {
      const textSha256 = await sha256Hex(shownNda);
      const chosenAt = now().toISOString();
      pendingNdaActions.add({ storage, uid }, { action, ndaVersion, textSha256, chosenAt });
      wizard.updateForm({ ndaAccepted: action === "accepted" });
      record();
    } catch {
      toast({ tone: "error", title: legalTexts.notRecorded, description: legalTexts.noCrypto });
    }
  };
  return { status, isAccepted, records: records ?? [], isUnreachable: isError, retry: refetch, toggle };
}
