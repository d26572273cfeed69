import { dataOf } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import { type AdminUser, adminDeleteUser } from "@sitewright/contracts";
import { Button, ConfirmDialog } from "@sitewright/ui";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { ScrollArea } from "../../components/scroll-area.tsx";
import { ignoreNotFound, useEachInTurn } from "../../components/use-each-in-turn.ts";
import { manyText } from "../../lib/count-text.ts";
import { usePermissionCheck, useViewerId } from "../../lib/viewer.ts";
import { userName } from "./user-words.ts";

interface DeleteChosenProps {
  chosen: readonly AdminUser[];
  onDone: () => void;
}

/**
 * Deletes the chosen accounts after a confirmation that names them. Those that the caller may not delete are
 * left out and listed.
 */
export function DeleteChosen({ chosen, onDone }: DeleteChosenProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  const hasPermission = usePermissionCheck();
  const viewer = useViewerId();
  const client = useClient();
  const deleting = useEachInTurn<AdminUser>({
    call: ({ uid }) => ignoreNotFound(dataOf(client.call(adminDeleteUser, { params: { uid } }))),
    nameOf: userName,
    done: (count) => `${manyText(count, "user", "users")} deleted successfully`,
    failed: (count) => `${manyText(count, "user", "users")} could not be deleted`,
    onAllDone: onDone,
    onEnd: () => setIsConfirming(false),
  });
  const deletable = chosen.filter(
    ({ uid, role, isProtected }) =>
      uid !== viewer && !isProtected && (role === null || hasPermission("roles")),
  );
  const left = chosen.length - deletable.length;
  const many = manyText(deletable.length, "user", "users");
  return (
    <>
      <Button variant="danger" disabled={deletable.length === 0} onClick={() => setIsConfirming(true)}>
        <Trash2 aria-hidden="true" /> Delete {deletable.length}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          open
          onOpenChange={setIsConfirming}
          danger
          title={`Delete ${many}`}
          description="Each account moves to the bin with its projects, documents, drafts, files and emails, and is signed out at once. It can be restored for 30 days."
          confirmLabel={`Delete ${many}`}
          busy={deleting.isPending}
          busyLabel="Deleting..."
          onConfirm={() => deleting.mutate(deletable)}
        >
          <ScrollArea className="max-h-[40vh] break-words font-[600]">
            <ul>
              {deletable.map((user) => (
                <li key={user.uid}>
                  {userName(user)}, {user.email}
                </li>
              ))}
            </ul>
          </ScrollArea>
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
