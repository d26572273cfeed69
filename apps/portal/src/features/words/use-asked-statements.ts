import type { JudgedStatement } from "@sitewright/spec-core/content";
import { useState } from "react";

/** Unclear sentences that are asked about at a time. */
export const unsureAtATime = 5;

const firstIds = (statements: readonly JudgedStatement[]): readonly string[] =>
  statements.slice(0, unsureAtATime).map(({ id }) => id);

interface AskedOptions {
  readonly all: readonly JudgedStatement[];
  /** The undecided ones. */
  readonly unsure: readonly JudgedStatement[];
}

/** The sentences asked about now: a decided one stays in its place until the next ones are requested. */
export function useAskedStatements({ all, unsure }: AskedOptions) {
  const [ids, setIds] = useState(() => firstIds(unsure));
  // An edited answer has other sentences: the list is refilled with open ones.
  const isGone = !ids.some((id) => all.some((statement) => statement.id === id));
  const shown = isGone ? firstIds(unsure) : ids;
  const isShown = new Set(shown);
  const later = unsure.filter(({ id }) => !isShown.has(id));
  return {
    asked: shown.flatMap((id) => all.find((statement) => statement.id === id) ?? []),
    isAsked: ({ id }: JudgedStatement): boolean => isShown.has(id),
    later,
    /** Asks about the next ones. Returns a function that goes back to the current ones. */
    goOn: (): (() => void) => {
      setIds(firstIds(later));
      return () => setIds(shown);
    },
  };
}
