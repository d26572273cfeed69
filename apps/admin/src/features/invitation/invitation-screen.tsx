import { dataOf, isRefusedWith } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import { getStaffInvitation } from "@sitewright/contracts";
import { Button, Skeleton } from "@sitewright/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { Failed } from "../../components/failed.tsx";
import { GatePage } from "../../components/gate-page.tsx";
import { paths } from "../../lib/paths.ts";
import { AcceptForm } from "./accept-form.tsx";
import { JustAccepted } from "./just-accepted.tsx";
import { SignedInNote } from "./signed-in-note.tsx";

/** The target of an invitation's link. Its secret follows the `#`, which the browser sends to no server. */
export function InvitationScreen() {
  const client = useClient();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [isAccepted, setIsAccepted] = useState(false);
  const headers = { authorization: `Bearer ${hash.slice(1)}` };
  const query = useQuery({
    queryKey: ["invitation", hash],
    enabled: hash.length > 1 && !isAccepted,
    queryFn: ({ signal }) => dataOf(client.call(getStaffInvitation, { headers }, { signal })),
  });
  const isInvalid = isRefusedWith(query.error, "link-invalid");
  if (isAccepted)
    return (
      <GatePage title="Welcome to the team">
        <p className="mb-s-4 text-ink-2">You now have your role. Sign in with your new password.</p>
        <Button variant="primary" onClick={() => void navigate(paths.home)}>
          Sign in
        </Button>
      </GatePage>
    );
  return (
    <GatePage title="Join the team">
      {hash.length <= 1 && (
        <p className="text-ink-2">This link is incomplete. Open the link in your email again.</p>
      )}
      {query.isError && (
        <Failed
          title="This invitation could not be opened."
          error={query.error}
          {...(!isInvalid && { onRetry: () => void query.refetch() })}
        />
      )}
      {isInvalid && (
        <>
          <JustAccepted />
          <p className="mt-s-4 text-ink-2">
            If you were invited more than once, open the link in the newest email: the earlier ones no longer
            work. Otherwise ask whoever invited you for a new invitation.
          </p>
        </>
      )}
      {query.isLoading && <Skeleton lines={3} label="Loading the invitation..." />}
      {query.data && (
        <>
          <SignedInNote invited={query.data.email} />
          <AcceptForm invitation={query.data} headers={headers} onAccepted={() => setIsAccepted(true)} />
        </>
      )}
    </GatePage>
  );
}
