import { exportAccount } from "@sitewright/contracts";
import { ButtonLink } from "@sitewright/ui";
import { Download } from "lucide-react";
import { SettingsSection } from "../../components/settings-section.tsx";
import { settingsTexts as texts } from "./texts.ts";

/** The export of the account's data. The browser saves it while it streams, so it can be of any size. */
export function DataSection() {
  return (
    <SettingsSection title={texts.data}>
      <p className="mb-s-4 max-w-[60ch] text-ink-2">{texts.dataLead}</p>
      <ButtonLink href={exportAccount.path} download>
        <Download aria-hidden="true" /> {texts.download}
      </ButtonLink>
    </SettingsSection>
  );
}
