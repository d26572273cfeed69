import { Button, buttonClass, Dialog } from "@sitewright/ui";
import { useEffect, useState } from "react";
import { SettingsSection } from "../../components/settings-section.tsx";
import { paths } from "../../lib/paths.ts";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";
import { settingsTexts as texts } from "./texts.ts";
import { useDeleteAccount } from "./use-delete-account.ts";

/** The time for which the message after the deletion is shown before the home page opens. */
export const leaveAfterMs = 4000;

const leave = (): void => location.assign(paths.home);

/** The message after the deletion; it replaces the whole page. */
function Gone() {
  useEffect(() => {
    const timer = setTimeout(leave, leaveAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Dialog
      open
      onOpenChange={leave}
      title={texts.accountDeleted}
      description={texts.accountDeletedBody}
      actions={
        <a href={paths.home} className={buttonClass({ variant: "ink" })}>
          {texts.goHome}
        </a>
      }
    />
  );
}

/** Deletes the account after the confirmation word was typed. */
export function DeleteAccountSection({ uid }: { uid: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const { isDeleting, isDeleted, failure, start, forget } = useDeleteAccount(uid);
  return (
    <SettingsSection title={texts.deleteAccount}>
      <p className="mb-s-4 max-w-[60ch] text-ink-2">{texts.deleteAccountLead}</p>
      <Button
        variant="danger"
        onClick={() => {
          forget();
          setIsAsking(true);
        }}
      >
        {texts.deleteAccount}
      </Button>
      {isDeleted && <Gone />}
      {isAsking && !isDeleted && (
        <DeleteAccountDialog
          isDeleting={isDeleting}
          failure={failure}
          onConfirm={start}
          onClose={() => setIsAsking(false)}
        />
      )}
    </SettingsSection>
  );
}
