import { SettingsScreen } from "../features/settings/settings-screen.tsx";
import { useOverlayHistory } from "../lib/overlay-history.ts";
import { useUser } from "./signed-in.tsx";

/** The account's settings. */
export function SettingsRoute() {
  useOverlayHistory();
  return <SettingsScreen user={useUser()} />;
}
