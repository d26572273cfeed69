import { type GoogleOutcome, googleOutcomes } from "@sitewright/contracts";

/** Pages of this origin in this browser receive it, whether or not one has opened the other. */
const channelName = "google-sign-in";

/** Tells the portal's other windows how signing in ended. */
export function tellOutcome(outcome: GoogleOutcome): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(outcome);
  channel.close();
}

/** Hears how signing in ended in another window. Returns what ends the hearing. */
export function hearOutcome(onOutcome: (outcome: GoogleOutcome) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const outcome = googleOutcomes.find((known) => known === data);
    if (outcome) onOutcome(outcome);
  };
  return () => channel.close();
}
