import type { JudgedStatement } from "@sitewright/spec-core/content";
import { useState } from "react";
import { unique } from "../../lib/words/sort-words.ts";

/** Sentences shown at a time: a proposed one is only read, an unclear one is a question. */
const atATime = { print: 25, keep: 5 } as const;

interface AskedOptions {
  readonly all: readonly JudgedStatement[];
  /** The undecided ones. */
  readonly unsure: readonly JudgedStatement[];
}

/** The sentences with these ids that still exist, filled up with undecided ones, in the order of the text. */
function withRoomFilled(ids: readonly string[], { all, unsure }: AskedOptions): readonly JudgedStatement[] {
  const shown = new Set(ids);
  const there = unique(all).filter(
    // A sentence that the rules judge differently since the one beside it was edited is no longer asked about.
    ({ id, kind, decidedBy }) => shown.has(id) && (kind === "unsure" || decidedBy === "client"),
  );
  const added = (["print", "keep"] as const).flatMap((proposal) => {
    const room = atATime[proposal] - there.filter((statement) => statement.proposal === proposal).length;
    const open = unsure.filter((statement) => statement.proposal === proposal && !shown.has(statement.id));
    return open.slice(0, Math.max(0, room));
  });
  const asked = new Set([...there, ...added].map(({ id }) => id));
  return unique(all).filter(({ id }) => asked.has(id));
}

/**
 * The sentences shown now: a decided one stays in its place until the next ones are requested, and an edited answer's
 * new ones take the place of those that are gone.
 */
export function useAskedStatements(options: AskedOptions) {
  const [ids, setIds] = useState<readonly string[]>([]);
  const asked = withRoomFilled(ids, options);
  const shown = asked.map(({ id }) => id);
  if (shown.length !== ids.length || shown.some((id) => !ids.includes(id))) setIds(shown);
  const isShown = new Set(shown);
  const later = options.unsure.filter(({ id }) => !isShown.has(id));
  return {
    asked,
    isAsked: ({ id }: JudgedStatement): boolean => isShown.has(id),
    later,
    /** Shows the next ones, if any. Returns a function that goes back to the current ones. */
    goOn: (): (() => void) => {
      if (later.length > 0) setIds(withRoomFilled([], { ...options, unsure: later }).map(({ id }) => id));
      return () => setIds(shown);
    },
  };
}
