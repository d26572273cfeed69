import { parseArgs } from "node:util";
import type { Fault } from "./fault.ts";
import { faults } from "./faults.ts";
import type { Setting } from "./installation.ts";

/** What a run of the faults was asked for. */
export interface Choice {
  readonly isQuick: boolean;
  readonly providers: readonly Setting["provider"][];
  readonly isWanted: (fault: Fault) => boolean;
}

/**
 * Reads the words of `npm run faults -- …`. Throws on an unknown option and on an id of no fault: a run that causes no
 * fault would report that nothing was lost.
 */
export function choiceOf(words: readonly string[]): Choice {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      quick: { type: "boolean" },
      "not-sqlite": { type: "boolean" },
      "not-postgresql": { type: "boolean" },
    },
  });
  const isOf = (word: string, { id }: Fault): boolean => id.startsWith(word);
  const unknown = positionals.filter((word) => !faults.some((fault) => isOf(word, fault)));
  if (unknown.length > 0)
    throw new Error(
      `No fault has the id ${unknown.join(", ")}. Ids: ${faults.map(({ id }) => id).join(", ")}.`,
    );
  return {
    isQuick: values.quick === true,
    providers: (["sqlite", "postgresql"] as const).filter((name) => values[`not-${name}`] !== true),
    isWanted: (fault) => positionals.length === 0 || positionals.some((word) => isOf(word, fault)),
  };
}
