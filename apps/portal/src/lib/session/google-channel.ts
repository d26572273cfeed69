import { type GoogleOutcome, googleOutcomes } from "@sitewright/contracts";

/** All pages of this origin in this browser receive it, whether or not one has opened the other. */
const channelName = "google-sign-in";

/** Posts the result of signing in to the portal's other windows. */
export function postOutcome(outcome: GoogleOutcome): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(outcome);
  channel.close();
}

/** Listens for the result of signing in from another window. Returns its stop function. */
export function listenForOutcome(onOutcome: (outcome: GoogleOutcome) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const outcome = googleOutcomes.find((known) => known === data);
    if (outcome) onOutcome(outcome);
  };
  return () => channel.close();
}
