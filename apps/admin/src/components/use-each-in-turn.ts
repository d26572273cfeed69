import { isRefusedWith } from "@sitewright/app-kit/calls";
import { useToast } from "@sitewright/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";

interface EachInTurn<Row> {
  call: (row: Row) => Promise<unknown>;
  nameOf: (row: Row) => string;
  /** The message for this many rows. */
  done: (count: number) => string;
  failed: (count: number) => string;
  /** Called where no row failed. */
  onAllDone?: () => void;
  onEnd?: () => void;
}

/**
 * Makes a call for each of several rows, one after the other. One that fails does not stop the rest; a message gives
 * the reason for each.
 */
export function useEachInTurn<Row>({ call, nameOf, done, failed, onAllDone, onEnd }: EachInTurn<Row>) {
  const queries = useQueryClient();
  const { toast } = useToast();
  return useMutation({
    mutationFn: async (rows: readonly Row[]) => {
      const reasons: string[] = [];
      for (const row of rows)
        try {
          await call(row);
        } catch (error) {
          if (!(error instanceof Error)) throw error;
          reasons.push(`${nameOf(row)}: ${error.message}`);
        }
      return reasons;
    },
    onSuccess: (reasons, rows) => {
      const count = rows.length - reasons.length;
      if (count > 0) toast({ title: done(count) });
      if (reasons.length > 0)
        toast({ tone: "error", title: failed(reasons.length), description: reasons.join(" ") });
      else onAllDone?.();
      onEnd?.();
    },
    onSettled: () => queries.invalidateQueries(),
  });
}

/** Waits for a deletion; one of something that does not exist counts as successful. */
export async function ignoreNotFound(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof Error && isRefusedWith(error, "not-found"))) throw error;
  }
}
