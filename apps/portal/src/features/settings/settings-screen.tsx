import type { User } from "@sitewright/contracts";
import { ChangePasswordSection } from "../../components/account-security/change-password-section.tsx";
import { SessionsSection } from "../../components/account-security/sessions-section.tsx";
import { ScreenFrame } from "../../components/chrome/screen-frame.tsx";
import { AccountInfo } from "./account-info.tsx";
import { DataSection } from "./data-section.tsx";
import { DeleteAccountSection } from "./delete-account.tsx";
import { ProjectsSection } from "./project-list.tsx";
import { settingsTexts as texts } from "./texts.ts";

/** The account: its owner, what is stored, its export and its deletion. */
export function SettingsScreen({ user }: { user: User }) {
  return (
    <ScreenFrame title={texts.title} lead={texts.lead}>
      <AccountInfo user={user} />
      <ProjectsSection />
      <ChangePasswordSection user={user} />
      <SessionsSection />
      <DataSection />
      <DeleteAccountSection uid={user.uid} />
    </ScreenFrame>
  );
}
