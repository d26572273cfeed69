import { salvageList } from "@sitewright/app-kit/salvage";
import { browserStorage, readText, writeText } from "@sitewright/app-kit/storage";
import { type NdaAct, ndaActSchema } from "@sitewright/contracts";
import { z } from "zod";
import { create } from "zustand";

const waitingActSchema = ndaActSchema.extend({ chosenAt: z.iso.datetime() });

/** An acceptance or withdrawal that the server has not recorded yet. `chosenAt`: when, by this device's clock. */
export type WaitingAct = NdaAct & { readonly chosenAt: string };

/** What waits in this browser, and whose it is. */
export const useWaitingActs = create<{ readonly uid: string | null; readonly acts: readonly WaitingAct[] }>()(
  () => ({ uid: null, acts: [] }),
);

const keyOf = (uid: string): string => `nda_waiting_${uid}`;

function parseStored(text: string | null): WaitingAct[] {
  if (text === null) return [];
  try {
    return salvageList(waitingActSchema)(JSON.parse(text)).value;
  } catch {
    return [];
  }
}

function write(uid: string, acts: readonly WaitingAct[]): void {
  writeText(browserStorage(), keyOf(uid), acts.length === 0 ? null : JSON.stringify(acts));
  useWaitingActs.setState({ uid, acts });
}

/** What a person did and the server does not know, oldest first; read from storage where it is not at hand. */
export function waitingActs(uid: string): readonly WaitingAct[] {
  const held = useWaitingActs.getState();
  if (held.uid === uid) return held.acts;
  const acts = parseStored(readText(browserStorage(), keyOf(uid)));
  useWaitingActs.setState({ uid, acts });
  return acts;
}

/** Keeps an act in this browser until it is recorded: every one, so that no change of mind is lost. */
export const keepAct = (uid: string, act: WaitingAct): void => write(uid, [...waitingActs(uid), act]);

/** The act is recorded, or refused for good. */
export const dropAct = (uid: string, act: WaitingAct): void =>
  write(
    uid,
    waitingActs(uid).filter((other) => other !== act),
  );
