import { Outlet } from "react-router";
import { AdminFrame } from "../components/admin-frame.tsx";
import { Navigation } from "../features/navigation/navigation.tsx";
import { Palette } from "../features/navigation/palette.tsx";
import { Account } from "../features/session/account.tsx";
import { RenewSession } from "../features/session/renew-session.tsx";
import { SessionGate } from "../features/session/session-gate.tsx";

/** The frame around every screen, for signed-in staff. */
export function Root() {
  return (
    <SessionGate>
      {(user, role) => (
        <AdminFrame
          navigation={<Navigation role={role} />}
          palette={<Palette role={role} />}
          account={<Account user={user} />}
        >
          <Outlet />
          <RenewSession email={user.email} />
        </AdminFrame>
      )}
    </SessionGate>
  );
}
