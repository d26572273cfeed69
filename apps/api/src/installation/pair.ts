import type { FileReferences } from "../files/stored-paths.ts";
import type { Storage } from "../storage/storage.ts";
import { countFiles } from "./count-files.ts";
import { isRestoreMark, writeMark } from "./mark.ts";
import { findInstallation, replaceInstallation } from "./store.ts";
import { type Places, pairTexts, unfinishedText } from "./texts.ts";

interface PairOptions extends FileReferences {
  readonly storage: Storage;
  readonly places: Places;
  readonly now: Date;
  readonly newId: () => string;
  readonly isConfirmed: boolean;
}

/** The outcome of pairing. `isPaired`: database and files have the same id afterwards. */
interface PairOutcome {
  readonly lines: readonly string[];
  readonly isPaired: boolean;
}

async function report({ db, storage, places }: PairOptions): Promise<PairOutcome> {
  const [row, mark] = [await findInstallation(db), await storage.readMark()];
  if (isRestoreMark(mark)) return { lines: [unfinishedText(places), pairTexts.howTo], isPaired: false };
  // The mark is not parsed, because this command also replaces a mark that cannot be read.
  if (row && mark?.includes(`"${row.id}"`)) return { lines: [pairTexts.belongTogether], isPaired: true };
  return { lines: [pairTexts.howTo], isPaired: false };
}

/**
 * Pairs a database and a storage explicitly. Both get a new id, so that the databases and storages they
 * were paired with before are refused from now on. Without confirmation it only reports what it found.
 */
export async function pairInstallation(options: PairOptions): Promise<PairOutcome> {
  const { db, storage, places, now, newId, isConfirmed } = options;
  const state = pairTexts.state(places, await countFiles(options));
  if (!isConfirmed) {
    const { lines, isPaired } = await report(options);
    return { lines: [...state, ...lines], isPaired };
  }
  const { id, count } = await replaceInstallation(db, { id: newId(), eventId: newId(), now });
  await storage.writeMark(writeMark({ id, count }));
  return { lines: [...state, pairTexts.done], isPaired: true };
}

/** Parses `pair`, which only reports, and `pair yes`; undefined for anything else. */
export function readPairCommand([name, answer, ...rest]: readonly string[]):
  | { isConfirmed: boolean }
  | undefined {
  if (name !== "pair" || rest.length > 0 || (answer !== undefined && answer !== "yes")) return undefined;
  return { isConfirmed: answer === "yes" };
}
