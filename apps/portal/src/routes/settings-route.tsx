import { SettingsScreen } from "../features/settings/settings-screen.tsx";
import { useUser } from "./signed-in.tsx";

/** The account's settings. */
export function SettingsRoute() {
  return <SettingsScreen user={useUser()} />;
}
