import { Mail } from "lucide-react";
import { Outlet } from "react-router";
import { AdminFrame } from "../components/admin-frame.tsx";
import { NavItem } from "../components/nav-item.tsx";
import { ProjectsNavItem } from "../features/projects/projects-nav-item.tsx";
import { Account } from "../features/session/account.tsx";
import { SessionGate } from "../features/session/session-gate.tsx";
import { paths } from "../lib/paths.ts";

/** The frame around every screen, behind the gate. */
export function Root() {
  return (
    <SessionGate>
      {(user) => (
        <AdminFrame
          navigation={
            <>
              <ProjectsNavItem />
              <NavItem to={paths.outbox()} icon={Mail} label="Outbox" />
            </>
          }
          account={<Account user={user} />}
        >
          <Outlet />
        </AdminFrame>
      )}
    </SessionGate>
  );
}
