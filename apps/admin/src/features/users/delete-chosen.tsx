import { dataOf } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import { type AdminUser, type ApiClient, adminDeleteUser } from "@sitewright/contracts";
import { Button, ConfirmDialog, useToast } from "@sitewright/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { manyText } from "../../lib/count-text.ts";
import { useMay, useViewerId } from "../../lib/may.ts";
import { userName } from "./user-words.ts";

interface DeleteChosenProps {
  chosen: readonly AdminUser[];
  onDone: () => void;
}

/** Deletes accounts one after the other; reports the reason for each one that was not deleted. */
async function deleteAll(client: ApiClient, users: readonly AdminUser[]) {
  const kept: string[] = [];
  for (const user of users)
    try {
      await dataOf(client.call(adminDeleteUser, { params: { uid: user.uid } }));
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      kept.push(`${userName(user)}: ${error.message}`);
    }
  return { deleted: users.length - kept.length, kept };
}

function useDeleteAll(onDone: () => void) {
  const client = useClient();
  const queries = useQueryClient();
  const { toast } = useToast();
  return useMutation({
    mutationFn: (users: readonly AdminUser[]) => deleteAll(client, users),
    onSuccess: async ({ deleted, kept }) => {
      if (deleted > 0) toast({ title: `${manyText(deleted, "user", "users")} deleted successfully` });
      if (kept.length > 0)
        toast({
          tone: "error",
          title: `${manyText(kept.length, "user", "users")} could not be deleted`,
          description: kept.join(" "),
        });
      onDone();
      await queries.invalidateQueries();
    },
  });
}

/**
 * Deletes the chosen accounts after a confirmation that names them. Those that the caller may not delete are
 * left out and listed.
 */
export function DeleteChosen({ chosen, onDone }: DeleteChosenProps) {
  const [isAsked, setIsAsked] = useState(false);
  const may = useMay();
  const viewer = useViewerId();
  const deleting = useDeleteAll(onDone);
  const deletable = chosen.filter(
    ({ uid, role, isProtected }) => uid !== viewer && !isProtected && (role === null || may("roles")),
  );
  const left = chosen.length - deletable.length;
  const many = manyText(deletable.length, "user", "users");
  return (
    <>
      <Button disabled={deletable.length === 0} onClick={() => setIsAsked(true)}>
        <Trash2 aria-hidden="true" /> Delete {deletable.length}
      </Button>
      {isAsked && (
        <ConfirmDialog
          open
          onOpenChange={setIsAsked}
          danger
          title={`Delete ${many}`}
          description="Each account moves to the bin with its projects, documents, drafts, files and emails, and is signed out at once. It can be restored for 30 days."
          confirmLabel={`Delete ${many}`}
          busy={deleting.isPending}
          busyLabel="Deleting..."
          onConfirm={() => deleting.mutate(deletable)}
        >
          <ul className="max-h-[40vh] overflow-y-auto break-words font-[600]">
            {deletable.map((user) => (
              <li key={user.uid}>
                {userName(user)}, {user.email}
              </li>
            ))}
          </ul>
          {left > 0 && (
            <p className="mt-3 text-ink-2">
              {manyText(left, "selected account", "selected accounts")} will not be deleted: the owner’s, your
              own, or one on the staff that you may not delete.
            </p>
          )}
        </ConfirmDialog>
      )}
    </>
  );
}
