import { SettingsScreen } from "../features/settings/settings-screen.tsx";
import { useUser } from "./portal.tsx";

/** The account's settings. */
export default function SettingsRoute() {
  return <SettingsScreen user={useUser()} />;
}
