import type { User } from "@sitewright/contracts";
import { Button, ButtonLink } from "@sitewright/ui";
import { Download, FolderOpen, LogOut, ShieldCheck } from "lucide-react";
import { useHref, useLinkClickHandler } from "react-router";
import { useExport } from "../../lib/export/use-export.ts";
import { paths } from "../../lib/paths.ts";
import { accountTexts } from "../../texts/account.ts";
import { chromeTexts } from "../../texts/chrome.ts";

/** What the header offers, in a row or in the menu of a narrow window. */
export function HeaderActions({ user, onSignOut }: { user: User; onSignOut: () => void }) {
  const exportNow = useExport(user);
  const href = useHref(paths.projects);
  const openProjects = useLinkClickHandler<HTMLAnchorElement>(paths.projects);
  const look = { variant: "ghost", compact: true, className: "justify-start" } as const;
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
      <ButtonLink {...look} href={href} onClick={openProjects}>
        <FolderOpen aria-hidden="true" /> {chromeTexts.projects}
      </ButtonLink>
      <Button {...look} onClick={onSignOut}>
        <LogOut aria-hidden="true" /> {accountTexts.signOut}
      </Button>
    </>
  );
}
