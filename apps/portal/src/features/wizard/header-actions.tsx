import type { User } from "@sitewright/contracts";
import { Button, ButtonLink } from "@sitewright/ui";
import { CircleUser, Download, FolderOpen, LogOut, Settings, ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useHref, useLinkClickHandler } from "react-router";
import { useExport } from "../../lib/export/use-export.ts";
import { paths } from "../../lib/paths.ts";
import { accountTexts } from "../../texts/account.ts";
import { chromeTexts } from "../../texts/chrome.ts";

const look = { variant: "ghost", compact: true, className: "justify-start px-[.6em]!" } as const;

/** A link to another screen of the portal, in the look of the header's buttons. */
function ScreenLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ButtonLink {...look} href={useHref(to)} onClick={useLinkClickHandler<HTMLAnchorElement>(to)}>
      {children}
    </ButtonLink>
  );
}

/** What the header offers, in a row or in the menu of a narrow window. */
export function HeaderActions({ user, onSignOut }: { user: User; onSignOut: () => void }) {
  const exportNow = useExport(user);
  return (
    <>
      {user.isAdmin && (
        <>
          <ButtonLink {...look} href={paths.admin}>
            <ShieldCheck aria-hidden="true" /> {chromeTexts.admin}
          </ButtonLink>
          <Button {...look} onClick={exportNow}>
            <Download aria-hidden="true" /> {chromeTexts.exportProject}
          </Button>
        </>
      )}
      <ScreenLink to={paths.projects}>
        <FolderOpen aria-hidden="true" /> {chromeTexts.projects}
      </ScreenLink>
      <ScreenLink to={paths.profile(user.uid)}>
        <CircleUser aria-hidden="true" /> {chromeTexts.profile}
      </ScreenLink>
      <ScreenLink to={paths.settings}>
        <Settings aria-hidden="true" /> {chromeTexts.settings}
      </ScreenLink>
      <Button {...look} onClick={onSignOut}>
        <LogOut aria-hidden="true" /> {accountTexts.signOut}
      </Button>
    </>
  );
}
