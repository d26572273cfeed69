import { dataOf } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import { adminRestorePost, deletePost, type ListedPost } from "@sitewright/contracts";
import { Button, useToast } from "@sitewright/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Plus, RotateCcw, Trash2 } from "lucide-react";
import { useState } from "react";
import { ConfirmDelete } from "../../components/confirm-delete.tsx";
import { ListScreen } from "../../components/list-screen.tsx";
import { useDialogAddress } from "../../lib/dialog-address.ts";
import { useListAddress } from "../../lib/list-address.ts";
import { paths } from "../../lib/paths.ts";
import { NewPostDialog } from "./new-post-dialog.tsx";
import { postKind } from "./post-kind.tsx";
import type { PostSlots } from "./post-slots.ts";
import { usePostList } from "./queries.ts";

/** Restores chosen posts from the bin. */
function useRestore(clear: () => void) {
  const client = useClient();
  const queries = useQueryClient();
  const { toast } = useToast();
  return useMutation({
    mutationFn: async (posts: readonly ListedPost[]) => {
      for (const { id } of posts) await dataOf(client.call(adminRestorePost, { params: { id } }));
    },
    onSuccess: (_answer, posts) => {
      toast({ title: posts.length === 1 ? "Post restored" : `${posts.length} posts restored` });
      clear();
    },
    onError: (error) =>
      toast({ tone: "error", title: "It could not be restored.", description: error.message }),
    onSettled: () => queries.invalidateQueries({ queryKey: ["posts"] }),
  });
}

function PutBack({ chosen, clear }: { chosen: readonly ListedPost[]; clear: () => void }) {
  const restoring = useRestore(clear);
  return (
    <Button busy={restoring.isPending} busyLabel="Restoring..." onClick={() => restoring.mutate(chosen)}>
      <RotateCcw aria-hidden="true" /> Restore
    </Button>
  );
}

function DeleteChosen({ chosen, clear }: { chosen: readonly ListedPost[]; clear: () => void }) {
  const client = useClient();
  const [isAsked, setIsAsked] = useState(false);
  const count = chosen.length;
  return (
    <>
      <Button variant="danger" onClick={() => setIsAsked(true)}>
        <Trash2 aria-hidden="true" /> Delete
      </Button>
      {isAsked && (
        <ConfirmDelete
          title={count === 1 ? "Delete post" : `Delete ${count} posts`}
          description="Readers of a published post see that it is gone. Deleted posts can be restored from the bin for 30 days."
          failed={() => "Failed to delete post"}
          deleted={count === 1 ? "Post deleted successfully!" : `${count} posts deleted`}
          run={async () => {
            for (const { id } of chosen) await dataOf(client.call(deletePost, { params: { id } }));
          }}
          onDeleted={() => {
            setIsAsked(false);
            clear();
          }}
          onClose={() => setIsAsked(false)}
        >
          {chosen.map(({ title }) => title || "Untitled").join(", ")}
        </ConfirmDelete>
      )}
    </>
  );
}

/** The agency's posts in every state. Each opens in the editor. */
export function PostsScreen({ slots = {} }: { slots?: PostSlots }) {
  const address = useListAddress(paths.posts());
  const dialog = useDialogAddress();
  const isBin = address.get("status") === "bin";
  return (
    <ListScreen
      title="Blog Posts"
      kind={postKind(slots)}
      address={address}
      query={usePostList(address)}
      {...(!isBin && { linkOf: ({ id }: ListedPost) => paths.post(id) })}
      actions={
        <>
          {slots.actions}
          <Button variant="primary" onClick={() => dialog.show("new-post")}>
            <Plus aria-hidden="true" /> New Post
          </Button>
        </>
      }
      bulk={(chosen, clear) =>
        isBin ? (
          <PutBack chosen={chosen} clear={clear} />
        ) : (
          <>
            {slots.bulk?.(chosen, clear)}
            <DeleteChosen chosen={chosen} clear={clear} />
          </>
        )
      }
    >
      {dialog.open === "new-post" && <NewPostDialog onClose={dialog.close} />}
    </ListScreen>
  );
}
