import type { User } from "@sitewright/contracts";
import { useQuery } from "@tanstack/react-query";
import { SettingsSection } from "../settings-section.tsx";
import { ChangePasswordForm } from "./change-password-form.tsx";
import { FirstPassword } from "./first-password.tsx";
import { securityQuery } from "./security-query.ts";
import { securityTexts as texts } from "./texts.ts";

/** Changing the password, or getting a first one. While it is not known whether there is one, the form is shown. */
export function ChangePasswordSection({ user }: { user: User }) {
  const { data } = useQuery(securityQuery);
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
