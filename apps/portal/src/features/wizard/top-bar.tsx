import { brand } from "@sitewright/brand";
import type { User } from "@sitewright/contracts";
import { Avatar, Brand, Button, ThemeToggle } from "@sitewright/ui";
import { SunMoon } from "lucide-react";
import { paths } from "../../lib/paths.ts";
import { toggleTheme } from "../../lib/theme/theme-choice.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { chromeTexts } from "../../texts/chrome.ts";
import { HeaderActions } from "./header-actions.tsx";
import { HeaderMenu } from "./header-menu.tsx";
import { SaveNote } from "./save-note.tsx";

/** Brand, whose project it is, where it is saved, and what can be done from everywhere. */
export function TopBar({ user, onSignOut }: { user: User; onSignOut: () => void }) {
  const businessName = useWizard((state) => state.onboarding.formData.businessName.trim());
  const isEditing = useWizard((state) => state.editing !== null);
  const who = isEditing ? chromeTexts.editingMode(businessName || chromeTexts.unnamed) : businessName;
  const actions = <HeaderActions user={user} onSignOut={onSignOut} />;
  return (
    <header className="z-sticky col-span-full flex items-center gap-2 border-line border-b bg-paper px-gutter py-2 phone:gap-s-4 desk:sticky desk:top-0 desk:px-s-5">
      <Brand initial={brand.initial} restOfName={brand.restOfName} href={paths.home} />
      {who !== "" && (
        <span className="hidden min-w-0 truncate border-line border-l py-1 pl-s-4 font-[600] phone:block desk:pl-s-5">
          {who}
        </span>
      )}
      <div className="ml-auto flex min-w-0 items-center gap-1 desk:gap-2">
        <div className="mr-2 grid min-w-0 justify-items-end leading-tight">
          <SaveNote />
        </div>
        <div className="hidden flex-none phone:block">
          <ThemeToggle onClick={toggleTheme} />
        </div>
        <div className="hidden flex-none items-center desk:flex">{actions}</div>
        <HeaderMenu>
          <p className="break-words px-[.8em] py-2 text-ink-2 text-s leading-snug phone:hidden">
            {user.displayName}
            <span className="block break-all text-ink-3 text-xs">{user.email}</span>
          </p>
          {actions}
          <Button variant="ghost" compact className="justify-start phone:hidden" onClick={toggleTheme}>
            <SunMoon aria-hidden="true" /> {chromeTexts.theme}
          </Button>
        </HeaderMenu>
        <span className="ml-1 hidden flex-none phone:block">
          <Avatar name={user.displayName || user.email} src={user.photoURL} />
        </span>
      </div>
    </header>
  );
}
