import type { User } from "@sitewright/contracts";
import { Button, ButtonLink } from "@sitewright/ui";
import { CircleUser, Download, FolderOpen, LogOut, Settings, ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useHref, useLinkClickHandler, useLocation } from "react-router";
import { useExport } from "../../lib/export/use-export.ts";
import { paths } from "../../lib/paths.ts";
import { useSessionEnd } from "../../lib/session/session-end.ts";
import { wizardTexts } from "./texts.ts";

const look = { variant: "ghost", compact: true, className: "justify-start px-[.6em]!" } as const;

/** A link to another screen of the portal, styled as a header button. */
function ScreenLink({ to, children }: { to: string; children: ReactNode }) {
  const isHere = useLocation().pathname === to;
  return (
    <ButtonLink
      {...look}
      href={useHref(to)}
      aria-current={isHere ? "page" : undefined}
      onClick={useLinkClickHandler<HTMLAnchorElement>(to)}
    >
      {children}
    </ButtonLink>
  );
}

/** The header's actions, in a row or in the menu of a narrow window. */
export function HeaderActions({ user, onSignOut }: { user: User; onSignOut: () => void }) {
  const exportNow = useExport(user);
  return (
    <>
      {user.isAdmin && (
        <>
          <ButtonLink {...look} href={paths.admin}>
            <ShieldCheck aria-hidden="true" /> {wizardTexts.admin}
          </ButtonLink>
          <Button {...look} onClick={exportNow}>
            <Download aria-hidden="true" /> {wizardTexts.exportProject}
          </Button>
        </>
      )}
      <ScreenLink to={paths.projects}>
        <FolderOpen aria-hidden="true" /> {wizardTexts.projects}
      </ScreenLink>
      <ScreenLink to={paths.profile(user.uid)}>
        <CircleUser aria-hidden="true" /> {wizardTexts.profile}
      </ScreenLink>
      <ScreenLink to={paths.settings}>
        <Settings aria-hidden="true" /> {wizardTexts.settings}
      </ScreenLink>
      <Button {...look} busy={useSessionEnd().signingOut !== null} onClick={onSignOut}>
        <LogOut aria-hidden="true" /> {wizardTexts.signOut}
      </Button>
    </>
  );
}
