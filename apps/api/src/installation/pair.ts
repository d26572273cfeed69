import type { FileReferences } from "../files/stored-paths.ts";
import type { Storage } from "../storage/storage.ts";
import { hasFiles } from "./check.ts";
import { countFiles } from "./count-files.ts";
import { isRestoreMark, type Mark, readMark, writeMark } from "./mark.ts";
import { doFit, type FileCounts, judgePairing } from "./rules.ts";
import { findInstallation, hasAccounts, replaceInstallation } from "./store.ts";
import { type Places, pairTexts, unfinishedText } from "./texts.ts";

interface PairOptions extends FileReferences {
  readonly storage: Storage;
  readonly places: Places;
  readonly now: Date;
  readonly newId: () => string;
  readonly isConfirmed: boolean;
}

/** The outcome of pairing. `isAccepted`: a start accepts the two as they are afterwards. */
interface PairOutcome {
  readonly lines: readonly string[];
  readonly isAccepted: boolean;
}

const refused: PairOutcome = { lines: [pairTexts.howTo], isAccepted: false };

/** The stored mark, if any; "unreadable" for one that this command may replace. */
function parse(text: string | undefined): Mark | undefined | "unreadable" {
  try {
    return readMark(text);
  } catch {
    return "unreadable";
  }
}

/** Whether a start accepts the two, by the rules of `checkInstallation`. */
async function report({ db, storage, places }: PairOptions, counts: FileCounts): Promise<PairOutcome> {
  const text = await storage.readMark();
  if (isRestoreMark(text)) return { lines: [unfinishedText(places), pairTexts.howTo], isAccepted: false };
  const mark = parse(text);
  if (mark === "unreadable") return refused;
  const verdict = judgePairing({
    database: { id: (await findInstallation(db))?.id, hasAccounts: await hasAccounts(db) },
    storage: { id: mark?.id, hasFiles: await hasFiles(storage) },
  });
  if (verdict === "same") return { lines: [pairTexts.belongTogether], isAccepted: true };
  return verdict === "compare" && doFit(counts) ? { lines: [pairTexts.doFit], isAccepted: true } : refused;
}

/**
 * Pairs a database and a storage explicitly. Both get a new id, so that the databases and storages they
 * were paired with before are refused from now on. Without confirmation it only reports what it found.
 */
export async function pairInstallation(options: PairOptions): Promise<PairOutcome> {
  const { db, storage, places, now, newId, isConfirmed } = options;
  const counts = await countFiles(options);
  const state = pairTexts.state(places, counts);
  if (!isConfirmed) {
    const { lines, isAccepted } = await report(options, counts);
    return { lines: [...state, ...lines], isAccepted };
  }
  const { id, count } = await replaceInstallation(db, { id: newId(), eventId: newId(), now });
  await storage.writeMark(writeMark({ id, count }));
  return { lines: [...state, pairTexts.done], isAccepted: true };
}

/** Parses `pair`, which only reports, and `pair yes`; undefined for anything else. */
export function readPairCommand([name, answer, ...rest]: readonly string[]):
  | { isConfirmed: boolean }
  | undefined {
  if (name !== "pair" || rest.length > 0 || (answer !== undefined && answer !== "yes")) return undefined;
  return { isConfirmed: answer === "yes" };
}
