import { SettingsScreen } from "../features/settings/settings-screen.tsx";
import { useUser } from "./use-user.ts";
import { WithHeaderActions } from "./with-header-actions.tsx";

/** The account's settings. */
export function SettingsRoute() {
  return (
    <WithHeaderActions>
      <SettingsScreen user={useUser()} />
    </WithHeaderActions>
  );
}
