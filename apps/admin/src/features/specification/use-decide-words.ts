import { dataOf } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import { adminDecideWords } from "@sitewright/contracts";
import { useToast } from "@sitewright/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";

/** A decision about a statement or a fact. */
export interface Choice {
  readonly id: string;
  readonly print: boolean;
  /** The corrected text; for facts only. */
  readonly text?: string;
}

/** Stores decisions as a new version. */
export function useDecideWords(id: string) {
  const client = useClient();
  const queries = useQueryClient();
  const { toast } = useToast();
  return useMutation({
    mutationFn: ({ from, choices }: { from: number; choices: readonly Choice[] }) =>
      dataOf(client.call(adminDecideWords, { params: { id }, body: { from, choices: [...choices] } })),
    onSuccess: async ({ version }) => {
      toast({ title: `Saved as version ${version}` });
      await queries.invalidateQueries({ queryKey: ["project", id] });
      await queries.invalidateQueries({ queryKey: ["projects"] });
    },
  });
}
