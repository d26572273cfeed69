import { Button, ButtonLink } from "@sitewright/ui";
import { paths } from "../../lib/paths.ts";
import { useSignOut } from "./use-session.ts";

/** Explains to a signed-in client that they have no access here, with a link to the portal. */
export function NotAdmin({ email }: { email: string }) {
  const signOut = useSignOut();
  return (
    <div className="grid justify-items-start gap-s-4">
      <p className="text-ink-2 [overflow-wrap:anywhere]">
        You are signed in as {email}, which is not on the agency's staff. Your own projects are in the client
        portal.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink variant="primary" href={paths.portal}>
          Open the client portal
        </ButtonLink>
        <Button busy={signOut.isPending} busyLabel="Signing out..." onClick={() => signOut.mutate()}>
          Use another account
        </Button>
      </div>
    </div>
  );
}
