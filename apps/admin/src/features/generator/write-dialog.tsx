import { dataOf } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import { adminCreatePost, type GenerationSummary } from "@sitewright/contracts";
import { useToast } from "@sitewright/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { paths } from "../../lib/paths.ts";
import { GeneratorDialog } from "./generator-dialog.tsx";

const nothingYet = { title: "", keyword: "", category: "technology" } as const;

/** Asks for a text where no post is open: a draft is begun for it, and opened while it is written. */
export function WriteDialog({ onClose }: { onClose: () => void }) {
  const client = useClient();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { toast } = useToast();
  const beginning = useMutation({
    mutationFn: ({ id, title, category }: GenerationSummary) =>
      dataOf(
        client.call(adminCreatePost, {
          body: { title, category, agentCreated: true },
          headers: { "idempotency-key": `text-${id}` },
        }),
      ),
    onSuccess: ({ post }, { id }) => {
      void queries.invalidateQueries({ queryKey: ["posts", "list"] });
      void navigate(paths.post(post.id, { generation: id }), { replace: true });
    },
    onError: (error) => {
      toast({
        tone: "error",
        title: "The post could not be begun.",
        description: `${error.message} The text stays among the earlier ones.`,
      });
      onClose();
    },
  });
  // Asked for once, however often it is pressed.
  if (!beginning.isIdle) return null;
  return (
    <GeneratorDialog
      initial={nothingYet}
      isReplacing={false}
      onStart={(generation) => beginning.mutate(generation)}
      onClose={onClose}
    />
  );
}
