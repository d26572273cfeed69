import { brand } from "@sitewright/brand";
import { Brand, Button, buttonClass, ThemeToggle } from "@sitewright/ui";
import { LogOut, Menu, X } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { paths } from "../../lib/paths.ts";
import { useSessionEnd } from "../../lib/session/session-end.ts";
import { toggleTheme } from "../../lib/theme/theme-choice.ts";
import { profileTexts as texts } from "./texts.ts";

const links = [
  { href: paths.home, label: texts.home },
  { href: paths.about, label: texts.about },
  { href: paths.pricing, label: texts.pricing },
  { href: paths.contact, label: texts.contact },
  { href: paths.wizard, label: texts.goToApp },
] as const;

const look = buttonClass({ variant: "ghost", compact: true, className: "justify-start" });

function Links({ onSignOut }: { onSignOut: () => void }) {
  return (
    <>
      {links.map(({ href, label }) => (
        <a key={href} href={href} className={look}>
          {label}
        </a>
      ))}
      <Button
        variant="ghost"
        compact
        className="justify-start"
        busy={useSessionEnd().signingOut !== null}
        onClick={onSignOut}
      >
        <LogOut aria-hidden="true" /> {texts.signOut}
      </Button>
    </>
  );
}

/** The links to the other screens; behind a button where the window is narrow. */
export function ProfileHeader({ onSignOut }: { onSignOut: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== "Escape") return;
      setIsOpen(false);
      button.current?.focus();
    };
    document.addEventListener("keydown", closeOnEscape);
    return () => document.removeEventListener("keydown", closeOnEscape);
  }, [isOpen]);
  const Icon = isOpen ? X : Menu;
  return (
    <header className="border-line border-b">
      <div className="mx-auto flex max-w-[80rem] items-center gap-2 px-gutter py-2">
        <Brand
          initial={brand.initial}
          restOfName={brand.restOfName}
          href={paths.home}
          // With large text there is only room for the mark.
          className="max-[20em]:[&>span]:hidden"
        />
        <div className="ml-auto flex items-center gap-1">
          <nav aria-label={texts.navigation} className="hidden items-center tablet:flex">
            <Links onSignOut={onSignOut} />
          </nav>
          <ThemeToggle onClick={toggleTheme} />
          <Button
            ref={button}
            variant="ghost"
            iconOnly
            className="tablet:hidden"
            aria-label={texts.menu}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen((was) => !was)}
          >
            <Icon aria-hidden="true" />
          </Button>
        </div>
      </div>
      <nav
        id={id}
        aria-label={texts.navigation}
        hidden={!isOpen}
        className="border-line border-t px-[calc(var(--gutter)-.8em)] py-2 tablet:hidden [&:not([hidden])]:grid"
      >
        <Links onSignOut={onSignOut} />
      </nav>
    </header>
  );
}
