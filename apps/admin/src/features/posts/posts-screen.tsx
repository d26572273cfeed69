import { dataOf } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import { adminRestorePost, deletePost, type ListedPost } from "@sitewright/contracts";
import { Button, ConfirmDialog } from "@sitewright/ui";
import { Plus, RotateCcw, Trash2 } from "lucide-react";
import { useState } from "react";
import { ListScreen } from "../../components/list-screen.tsx";
import { ignoreNotFound, useEachInTurn } from "../../components/use-each-in-turn.ts";
import { manyText } from "../../lib/count-text.ts";
import { useDialogAddress } from "../../lib/dialog-address.ts";
import { useListAddress } from "../../lib/list-address.ts";
import { paths } from "../../lib/paths.ts";
import { NewPostDialog } from "./new-post-dialog.tsx";
import { postKind } from "./post-kind.tsx";
import type { PostSlots } from "./post-slots.ts";
import { usePostList } from "./queries.ts";

const nameOf = ({ title }: ListedPost): string => title || "Untitled";

/** Restores the chosen posts from the bin. */
function RestoreChosen({ chosen, clear }: { chosen: readonly ListedPost[]; clear: () => void }) {
  const client = useClient();
  const restoring = useEachInTurn<ListedPost>({
    call: ({ id }) => dataOf(client.call(adminRestorePost, { params: { id } })),
    nameOf,
    done: (count) => (count === 1 ? "Post restored" : `${count} posts restored`),
    failed: (count) => `${manyText(count, "post", "posts")} could not be restored`,
    onAllDone: clear,
  });
  return (
    <Button busy={restoring.isPending} busyLabel="Restoring..." onClick={() => restoring.mutate(chosen)}>
      <RotateCcw aria-hidden="true" /> Restore
    </Button>
  );
}

/** Deletes the chosen posts after a confirmation. Those that could not be deleted stay chosen. */
function DeleteChosen({ chosen, clear }: { chosen: readonly ListedPost[]; clear: () => void }) {
  const client = useClient();
  const [isConfirming, setIsConfirming] = useState(false);
  const deleting = useEachInTurn<ListedPost>({
    call: ({ id }) => ignoreNotFound(dataOf(client.call(deletePost, { params: { id } }))),
    nameOf,
    done: (count) => (count === 1 ? "Post deleted successfully!" : `${count} posts deleted`),
    failed: (count) => (count === 1 ? "Failed to delete post" : `Failed to delete ${count} posts`),
    onAllDone: clear,
    onEnd: () => setIsConfirming(false),
  });
  return (
    <>
      <Button variant="danger" onClick={() => setIsConfirming(true)}>
        <Trash2 aria-hidden="true" /> Delete
      </Button>
      {isConfirming && (
        <ConfirmDialog
          open
          onOpenChange={setIsConfirming}
          danger
          title={chosen.length === 1 ? "Delete post" : `Delete ${chosen.length} posts`}
          description="Readers of a published post see that it is gone. Deleted posts can be restored from the bin for 30 days."
          confirmLabel="Delete"
          busy={deleting.isPending}
          busyLabel="Deleting..."
          onConfirm={() => deleting.mutate(chosen)}
        >
          <p className="break-words font-[600]">{chosen.map(nameOf).join(", ")}</p>
        </ConfirmDialog>
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
      {...(!isBin && { linkOf: ({ id }: ListedPost) => address.toRow(id) })}
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
          <RestoreChosen chosen={chosen} clear={clear} />
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
