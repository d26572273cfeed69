import type { User } from "@sitewright/contracts";
import { SettingsSection } from "../settings-section.tsx";
import { ChangePasswordForm } from "./change-password-form.tsx";
import { FirstPassword } from "./first-password.tsx";
import { useAccountSecurity } from "./security-query.ts";
import { securityTexts as texts } from "./texts.ts";

/**
 * Changing the password, or setting a first one. While it is unknown whether one is set, the form is shown.
 */
export function ChangePasswordSection({ user }: { user: User }) {
  const { data } = useAccountSecurity();
  return (
    <SettingsSection title={texts.change} lead={texts.changeLead}>
      {data?.hasPassword === false ? (
        <FirstPassword email={user.email} />
      ) : (
        <ChangePasswordForm email={user.email} />
      )}
    </SettingsSection>
  );
}
