import { dataOf, isRefusedWith } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import { adminDecideWords } from "@sitewright/contracts";
import { useToast } from "@sitewright/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { projectKey } from "../../lib/project-query.ts";

const choiceSchema = z.object({
  id: z.string(),
  print: z.boolean(),
  /** The corrected text; for facts only. Blank while it is retyped. */
  text: z.string().exactOptional(),
});

/** A decision about a statement or a fact. */
export type Choice = Readonly<z.infer<typeof choiceSchema>>;

/** Decisions as they are stored in the browser; none where they cannot be read. */
export const choicesSchema = z.array(choiceSchema).catch([]);

/** The corrected text of a choice; nothing where it is blank. */
export const correctionIn = ({ text = "" }: Choice): Pick<Choice, "text"> =>
  text.trim() === "" ? {} : { text };

/** Stores decisions as a new version. `onSaved` is called at once, also where the screen has been closed meanwhile. */
export function useDecideWords(id: string, onSaved: (choices: readonly Choice[]) => void) {
  const client = useClient();
  const queries = useQueryClient();
  const { toast } = useToast();
  return useMutation({
    mutationFn: ({ from, choices: made }: { from: number; choices: readonly Choice[] }) => {
      const choices = made.map((choice) => ({ id: choice.id, print: choice.print, ...correctionIn(choice) }));
      return dataOf(client.call(adminDecideWords, { params: { id }, body: { from, choices } }));
    },
    onSuccess: async ({ version }, { choices }) => {
      onSaved(choices);
      toast({ title: `Saved as version ${version}` });
      await queries.invalidateQueries({ queryKey: projectKey(id) });
      await queries.invalidateQueries({ queryKey: ["projects"] });
    },
    onError: async (error) => {
      if (isRefusedWith(error, "version-conflict"))
        await queries.invalidateQueries({ queryKey: projectKey(id) });
    },
  });
}
