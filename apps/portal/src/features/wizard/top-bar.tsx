import { brand } from "@sitewright/brand";
import type { User } from "@sitewright/contracts";
import { Avatar, Brand, Button, ThemeToggle } from "@sitewright/ui";
import clsx from "clsx";
import { Search, SunMoon } from "lucide-react";
import { paths } from "../../lib/paths.ts";
import { toggleTheme } from "../../lib/theme/theme-choice.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { projectTitle } from "./editing-banner.tsx";
import { HeaderActions } from "./header-actions.tsx";
import { HeaderMenu } from "./header-menu.tsx";
import { SaveNote } from "./save-note.tsx";
import { wizardTexts } from "./texts.ts";
import { paletteKeys } from "./use-palette.ts";

interface TopBarProps {
  user: User;
  onFind: () => void;
  onSignOut: () => void;
}

/**
 * The client, and which project is edited. Two lines where the actions leave little room; on a phone the
 * editing banner shows it.
 */
function ProjectName() {
  const who = useWizard(projectTitle);
  if (who === "") return null;
  return (
    <span className="hidden min-w-[6rem] shrink-[4] border-line border-l py-1 pl-s-4 phone:block desk:pl-s-5">
      <span dir="auto" className="line-clamp-2 break-words font-[600] leading-[1.25]">
        {who}
      </span>
    </span>
  );
}

/** Opens the palette; a narrow window has 'All steps' instead. */
function FindButton({ onFind }: { onFind: () => void }) {
  return (
    <Button
      variant="ghost"
      compact
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      className="max-desk:hidden"
      onClick={onFind}
    >
      <Search aria-hidden="true" />{" "}
      <span>
        {wizardTexts.find}
        <span className="sr-only"> {wizardTexts.findWhat}</span>
      </span>
      <span
        aria-hidden="true"
        className="hidden rounded-sm border border-line-strong px-1.5 py-0.5 font-[500] font-text text-ink-3 text-xs wide:inline"
      >
        {paletteKeys(navigator.platform)}
      </span>
    </Button>
  );
}

/** Brand, client, save state, and the actions that every step has. */
export function TopBar({ user, onFind, onSignOut }: TopBarProps) {
  const actions = <HeaderActions user={user} onSignOut={onSignOut} />;
  // An administrator has two more actions, so they need a wider window to fit in a row.
  const isRowShown = user.isAdmin ? "min-[88rem]:flex" : "desk:flex";
  const isMenuHidden = user.isAdmin ? "min-[88rem]:hidden" : "desk:hidden";
  return (
    <header className="z-sticky col-span-full flex flex-wrap items-center gap-2 border-line border-b bg-paper px-gutter py-1 phone:flex-nowrap phone:gap-s-4 phone:py-2 beside:sticky beside:top-0 desk:px-s-5">
      <Brand
        initial={brand.initial}
        restOfName={brand.restOfName}
        href={paths.home}
        // Only the mark is shown where the name would push 'Saved' to its own row.
        className="max-[22.4rem]:[&>span]:hidden"
      />
      <ProjectName />
      {/* Its words keep their room beside a long name. */}
      <div className="ml-auto flex min-w-0 items-center gap-1 phone:min-w-min desk:flex-none">
        <div className="mr-2 grid min-w-0 justify-items-end leading-tight">
          <SaveNote />
        </div>
        <FindButton onFind={onFind} />
        <div className="hidden flex-none phone:block">
          <ThemeToggle onClick={toggleTheme} />
        </div>
        <div className={clsx("hidden flex-none items-center", isRowShown)}>{actions}</div>
        <HeaderMenu className={isMenuHidden}>
          <p className="break-words px-[.6em] py-2 text-ink-2 text-s leading-snug phone:hidden">
            {user.displayName}
            <span className="block break-all text-ink-3 text-xs">{user.email}</span>
          </p>
          {actions}
          <Button
            variant="ghost"
            compact
            className="justify-start px-[.6em]! phone:hidden"
            onClick={toggleTheme}
          >
            <SunMoon aria-hidden="true" /> {wizardTexts.theme}
          </Button>
        </HeaderMenu>
        <span className="ml-1 hidden flex-none phone:block">
          <Avatar name={user.displayName || user.email} src={user.photoURL} />
        </span>
      </div>
    </header>
  );
}
