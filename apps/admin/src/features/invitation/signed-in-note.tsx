import { dataOf } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import { endSession, fetchSession, type KnownSession, sessionKey } from "@sitewright/app-kit/session";
import { signOut } from "@sitewright/contracts";
import { Button, Note } from "@sitewright/ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

/** The button that was pressed is gone: without this the focus would be too. */
const takeFocus = (line: HTMLElement | null): void => line?.focus();

/** Warns whoever is signed in with another account than the invited one: the service refuses their acceptance. */
export function SignedInNote({ invited }: { invited: string }) {
  const client = useClient();
  const queries = useQueryClient();
  const session = useQuery<KnownSession>({
    queryKey: sessionKey,
    queryFn: ({ signal }) => fetchSession(client, signal),
  });
  const leaving = useMutation({
    mutationFn: () => dataOf(client.call(signOut, {})),
    onSuccess: () => endSession(queries, { user: null }),
  });
  const email = session.data?.user?.email;
  if (email === undefined && leaving.isSuccess)
    return (
      <p ref={takeFocus} tabIndex={-1} role="status" className="mb-s-4 outline-none">
        You are signed out.
      </p>
    );
  if (email === undefined || email === invited) return null;
  return (
    <Note tone="warn" className="mb-s-4 [overflow-wrap:anywhere]">
      <p>
        You are signed in as {email}. Sign out before you accept this invitation for {invited}.
      </p>
      <Button
        className="mt-3"
        busy={leaving.isPending}
        busyLabel="Signing out..."
        onClick={() => leaving.mutate()}
      >
        Sign out
      </Button>
      {leaving.isError && (
        <p role="alert" className="mt-2">
          You could not be signed out. {leaving.error.message}
        </p>
      )}
    </Note>
  );
}
