import { ErrorBoundary } from "@sitewright/app-kit/error-boundary";
import { Outlet, useLocation } from "react-router";
import { AdminFrame } from "../components/admin-frame.tsx";
import { Navigation } from "../features/navigation/navigation.tsx";
import { Palette } from "../features/navigation/palette.tsx";
import { Account } from "../features/session/account.tsx";
import { RenewSession } from "../features/session/renew-session.tsx";
import { SessionGate } from "../features/session/session-gate.tsx";
import { ErrorScreen } from "./error-page.tsx";

/** The frame around every screen, for signed-in staff. */
export function Root() {
  const { pathname } = useLocation();
  return (
    <SessionGate>
      {(user, role) => (
        <AdminFrame
          navigation={<Navigation role={role} />}
          palette={<Palette role={role} />}
          account={<Account user={user} />}
        >
          <ErrorBoundary resetKey={pathname} fallback={(error) => <ErrorScreen error={error} />}>
            <Outlet />
          </ErrorBoundary>
          <RenewSession email={user.email} />
        </AdminFrame>
      )}
    </SessionGate>
  );
}
