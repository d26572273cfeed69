import { beginGoogleSignIn, endpointUrl, type GoogleOutcome } from "@sitewright/contracts";
import { listenForOutcome } from "./google-channel.ts";

/** The screen that the person wanted to open. */
export type GoogleEntry = "builder" | "profile";

/** The interval of polling the pop-up, and how long its outcome may still arrive after it was closed. */
const pollEveryMs = 300;
const closedGraceMs = 1500;
const size = { width: 480, height: 660 } as const;

const addressOf = (window: "popup" | "same", entry: GoogleEntry): string =>
  endpointUrl(beginGoogleSignIn, { query: { window, entry } });

/** Opens Google in this window; the server redirects back. */
export function continueInThisWindow(entry: GoogleEntry): void {
  location.assign(addressOf("same", entry));
}

function openWindow(entry: GoogleEntry): Window | null {
  const left = Math.round(screenX + (outerWidth - size.width) / 2);
  const top = Math.round(screenY + (outerHeight - size.height) / 2);
  const features = `popup,width=${size.width},height=${size.height},left=${left},top=${top}`;
  return window.open(addressOf("popup", entry), "google-sign-in", features);
}

/**
 * Opens Google in a pop-up and reports its result: the one that it posts, or `closed` when the person closed
 * it. Where the browser blocks pop-ups, this window navigates to Google instead. Returns its stop function.
 */
export function openGoogleWindow(
  entry: GoogleEntry,
  onEnd: (outcome: GoogleOutcome | "closed") => void,
): () => void {
  const popup = openWindow(entry);
  if (!popup) {
    continueInThisWindow(entry);
    return () => {};
  }
  let closing: ReturnType<typeof setTimeout> | undefined;
  const polling = setInterval(() => {
    if (!popup.closed) return;
    clearInterval(polling);
    closing = setTimeout(() => onEnd("closed"), closedGraceMs);
  }, pollEveryMs);
  const stopListening = listenForOutcome((outcome) => {
    stop();
    onEnd(outcome);
  });
  const stop = (): void => {
    clearInterval(polling);
    clearTimeout(closing);
    stopListening();
  };
  return stop;
}
