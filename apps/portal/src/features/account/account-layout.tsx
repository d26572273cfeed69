import { brand } from "@sitewright/brand";
import { Brand, ThemeToggle } from "@sitewright/ui";
import type { ReactNode } from "react";
import { chromeTexts } from "../../components/chrome/texts.ts";
import { paths } from "../../lib/paths.ts";
import { toggleTheme } from "../../lib/theme/theme-choice.ts";

/** The layout around signing in and out: brand, theme, one panel, footer. */
export function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto]">
      <header className="flex flex-wrap items-center justify-between gap-4 px-gutter py-3">
        <Brand initial={brand.initial} restOfName={brand.restOfName} href={paths.home} />
        <ThemeToggle onClick={toggleTheme} />
      </header>
      <main className="mx-auto w-full max-w-[40rem] self-center px-gutter py-s-6">{children}</main>
      <footer className="px-gutter py-s-4 text-ink-3 text-xs">
        {chromeTexts.footer(new Date().getFullYear(), brand.productName)}
      </footer>
    </div>
  );
}
