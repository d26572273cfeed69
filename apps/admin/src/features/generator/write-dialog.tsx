import { dataOf } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import { adminCreatePost, type GenerationSummary } from "@sitewright/contracts";
import { useToast } from "@sitewright/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { paths } from "../../lib/paths.ts";
import { GeneratorDialog } from "./generator-dialog.tsx";

const nothingYet = { title: "", keyword: "", category: "technology" } as const;

/** Requests a text where no post is open: creates a draft for it, and opens that during the generation. */
export function WriteDialog({ onClose }: { onClose: () => void }) {
  const client = useClient();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { toast } = useToast();
  const creating = useMutation({
    mutationFn: ({ id, title, category }: GenerationSummary) =>
      dataOf(
        client.call(adminCreatePost, {
          body: { title, category, agentCreated: true },
          headers: { "idempotency-key": `text-${id}` },
        }),
      ),
    onSuccess: ({ post }, { id }) => {
      void queries.invalidateQueries();
      void navigate(paths.post(post.id, { generation: id }), { replace: true });
    },
    onError: (error) => {
      toast({
        tone: "error",
        title: "The post could not be created.",
        description: `${error.message} The text is kept under “Earlier texts”.`,
      });
      onClose();
    },
  });
  // Requested once, however often the button is pressed.
  if (!creating.isIdle) return null;
  return (
    <GeneratorDialog
      initial={nothingYet}
      isReplacing={false}
      onStart={(generation) => creating.mutate(generation)}
      onClose={onClose}
    />
  );
}
