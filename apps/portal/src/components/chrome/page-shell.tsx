import { useDocumentTitle } from "@sitewright/app-kit/document-title";
import { brand } from "@sitewright/brand";
import { Brand, SkipLink, ThemeToggle } from "@sitewright/ui";
import clsx from "clsx";
import { type ReactNode, useContext } from "react";
import { paths } from "../../lib/paths.ts";
import { toggleTheme } from "../../lib/theme/theme-choice.ts";
import { HeaderSlot } from "./header-slot.ts";
import { chromeTexts } from "./texts.ts";

interface PageShellProps {
  /** Name of the page in the browser. */
  title: string;
  /** A page of a few words, in the middle of the window. */
  isBrief?: boolean;
  children: ReactNode;
}

/** A page outside the wizard: brand, content, footer. */
export function PageShell({ title, isBrief = false, children }: PageShellProps) {
  useDocumentTitle(title, brand.productName);
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto]">
      <SkipLink target="main">{chromeTexts.skip}</SkipLink>
      <header
        className={clsx(
          "flex items-center justify-between gap-4 px-gutter",
          isBrief ? "py-3" : "border-line border-b py-2 desk:px-s-5",
        )}
      >
        <Brand
          initial={brand.initial}
          restOfName={brand.restOfName}
          href={paths.home}
          // With large text there is only room for the mark.
          className="max-[20em]:[&>span]:hidden"
        />
        <div className="flex items-center gap-1">
          <ThemeToggle onClick={toggleTheme} />
          {useContext(HeaderSlot)}
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className={clsx(
          "mx-auto w-full px-gutter py-s-6",
          isBrief ? "max-w-[36rem] self-center" : "max-w-[56rem]",
        )}
      >
        {children}
      </main>
      <footer className={clsx("px-gutter py-s-4 text-ink-3 text-xs", !isBrief && "desk:px-s-5")}>
        {chromeTexts.footer(new Date().getFullYear(), brand.productName)}
      </footer>
    </div>
  );
}
