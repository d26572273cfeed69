import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { HeaderSlot } from "../components/chrome/header-slot.ts";
import { HeaderActions } from "../features/wizard/header-actions.tsx";
import { HeaderMenu } from "../features/wizard/header-menu.tsx";
import { useOverlayHistory } from "../lib/overlay-history.ts";
import { paths } from "../lib/paths.ts";
import { useSignOut } from "../lib/session/use-sign-out.ts";
import { useUser } from "./use-user.ts";

/** A screen outside the wizard with the actions of the wizard's header, in a narrow window behind its menu. */
export function WithHeaderActions({ children }: { children: ReactNode }) {
  useOverlayHistory();
  const user = useUser();
  const navigate = useNavigate();
  const signOut = useSignOut();
  // Signing in again opens the wizard.
  const leave = () => signOut().then(() => navigate(paths.wizard, { replace: true }));
  const actions = <HeaderActions user={user} onSignOut={leave} />;
  return (
    <HeaderSlot
      value={
        <>
          <div className="hidden items-center desk:flex">{actions}</div>
          <HeaderMenu className="desk:hidden">{actions}</HeaderMenu>
        </>
      }
    >
      {children}
    </HeaderSlot>
  );
}
