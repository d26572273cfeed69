import { useSendWaitingDesigns } from "../components/saved-designs/use-design-changes.ts";
import { useSendWaitingRecords } from "../features/legal/use-recording.ts";

/** Sends what waits in this browser for a person's account; shows nothing. */
export function WaitingSenders({ uid }: { uid: string }) {
  useSendWaitingDesigns(uid);
  useSendWaitingRecords(uid);
  return null;
}
