import type { User } from "@sitewright/contracts";
import { Skeleton } from "@sitewright/ui";
import type { ReactNode } from "react";
import { Failed } from "../../components/failed.tsx";
import { GatePage } from "./gate-page.tsx";
import { NotAdmin } from "./not-admin.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { useSession } from "./use-session.ts";

/**
 * Shows its content to a signed-in administrator and the way in to everybody else. Courtesy only: what may be seen
 * is decided by the service, call by call.
 */
export function SessionGate({ children }: { children: (user: User) => ReactNode }) {
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
          title="We could not see whether you are signed in."
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
  if (!user.isAdmin) {
    return (
      <GatePage title="For administrators only">
        <NotAdmin email={user.email} />
      </GatePage>
    );
  }
  return children(user);
}
