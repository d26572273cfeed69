import type { StaffRole, User } from "@sitewright/contracts";
import { Skeleton } from "@sitewright/ui";
import type { ReactNode } from "react";
import { Failed } from "../../components/failed.tsx";
import { GatePage } from "../../components/gate-page.tsx";
import { NotAdmin } from "./not-admin.tsx";
import { OwnClient } from "./own-client.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { useSession } from "./use-session.ts";

/**
 * Shows its content to signed-in staff and the sign-in form to anybody else. Only for convenience: the
 * service checks permissions at every call.
 */
export function SessionGate({ children }: { children: (user: User, role: StaffRole) => ReactNode }) {
  const session = useSession();
  if (session.isPending) {
    return (
      <GatePage title="Admin">
        <Skeleton lines={2} />
      </GatePage>
    );
  }
  if (!session.data) {
    return (
      <GatePage title="Admin">
        <Failed
          title="Your sign-in status could not be checked."
          error={session.error}
          onRetry={() => void session.refetch()}
        />
      </GatePage>
    );
  }
  const { user } = session.data;
  if (!user) {
    return (
      <GatePage title="Sign in">
        <SignInForm />
      </GatePage>
    );
  }
  if (user.role === undefined) {
    return (
      <GatePage title="Staff only">
        <NotAdmin email={user.email} />
      </GatePage>
    );
  }
  // Another person gets screens of their own: what the former one typed must not be sent under their name.
  return (
    <OwnClient key={user.uid} uid={user.uid}>
      {children(user, user.role)}
    </OwnClient>
  );
}
