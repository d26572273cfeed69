import { dataOf } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import { type AdminUser, adminDeleteUser } from "@sitewright/contracts";
import { ConfirmDelete } from "../../components/confirm-delete.tsx";
import { manyText } from "../../lib/count-text.ts";
import { userName } from "./user-words.ts";

interface DeleteUserProps {
  user: AdminUser;
  onDeleted: () => void;
  onClose: () => void;
}

/** Deletes an account with all of its data, after a confirmation. */
export function DeleteUser({ user, onDeleted, onClose }: DeleteUserProps) {
  const client = useClient();
  const { projectCount, documentCount, email } = user;
  const gone = `${manyText(projectCount, "project", "projects")} and ${manyText(documentCount, "document", "documents")}`;
  return (
    <ConfirmDelete
      title="Delete user"
      description={`The account moves to the bin with its ${gone}, drafts, files and emails, and is signed out at once. It can be restored for 30 days, without a role; its address stays reserved until it is erased.`}
      failed={(reason) => ({ title: `Error deleting user: ${reason}` })}
      deleted="User deleted successfully"
      run={() => dataOf(client.call(adminDeleteUser, { params: { uid: user.uid } }))}
      onDeleted={onDeleted}
      onClose={onClose}
    >
      {userName(user)}, {email}
    </ConfirmDelete>
  );
}
