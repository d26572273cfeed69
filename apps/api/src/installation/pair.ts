import type { FileReferences } from "../files/stored-paths.ts";
import type { Storage } from "../storage/storage.ts";
import { takeCensus } from "./census.ts";
import { isRestoreMark, writeMark } from "./mark.ts";
import { replaceInstallation } from "./store.ts";
import { type Places, pairTexts, unfinishedText } from "./texts.ts";

interface PairOptions extends FileReferences {
  readonly storage: Storage;
  readonly places: Places;
  readonly now: Date;
  readonly newId: () => string;
  /** Whether the operator has confirmed the pairing. */
  readonly isConfirmed: boolean;
}

/**
 * Pairs a database and a storage deliberately. Both get a new id, so that their former counterparts are
 * refused from now on. Without confirmation it only reports what it found.
 */
export async function pairInstallation(options: PairOptions): Promise<readonly string[]> {
  const { db, storage, places, now, newId, isConfirmed } = options;
  const state = pairTexts.state(places, await takeCensus(options));
  if (!isConfirmed) {
    const unfinished = isRestoreMark(await storage.readMark()) ? [unfinishedText(places)] : [];
    return [...state, ...unfinished, pairTexts.howTo];
  }
  const { id, count } = await replaceInstallation(db, { id: newId(), eventId: newId(), now });
  await storage.writeMark(writeMark({ id, count }));
  return [...state, pairTexts.done];
}

/** Parses `pair`, which only reports, and `pair yes`; undefined for anything else. */
export function readPairCommand([name, answer, ...rest]: readonly string[]):
  | { isConfirmed: boolean }
  | undefined {
  if (name !== "pair" || rest.length > 0 || (answer !== undefined && answer !== "yes")) return undefined;
  return { isConfirmed: answer === "yes" };
}
