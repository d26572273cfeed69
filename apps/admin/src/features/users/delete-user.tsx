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
      description={`The account goes into the bin with its ${gone}, drafts, files and mails, and is signed out at once. It can be put back for 30 days, without a role; until it is erased its address stays taken.`}
      failed={(reason) => `Error deleting user: ${reason}`}
      deleted="User deleted successfully"
      run={() => dataOf(client.call(adminDeleteUser, { params: { uid: user.uid } }))}
      onDeleted={onDeleted}
      onClose={onClose}
    >
      {userName(user)}, {email}
    </ConfirmDelete>
  );
}
