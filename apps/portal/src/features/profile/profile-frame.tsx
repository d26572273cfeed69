import { useDocumentTitle } from "@sitewright/app-kit/document-title";
import { brand } from "@sitewright/brand";
import { Brand, ThemeToggle } from "@sitewright/ui";
import type { ReactNode } from "react";
import { paths } from "../../lib/paths.ts";
import { toggleTheme } from "../../lib/theme/theme-choice.ts";
import { profileTexts as texts } from "./texts.ts";

interface ProfileFrameProps {
  /** Name of the page; also its heading where there is a lead. */
  title: string;
  lead?: string;
  children: ReactNode;
}

/** The page without a profile: a sign-in prompt, or a 'not found'. */
export function ProfileFrame({ title, lead, children }: ProfileFrameProps) {
  useDocumentTitle(title, brand.productName);
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto]">
      <header className="flex items-center justify-between gap-4 px-gutter py-3">
        <Brand
          initial={brand.initial}
          restOfName={brand.restOfName}
          href={paths.home}
          // Large text leaves room for the mark alone.
          className="max-[20em]:[&>span]:hidden"
        />
        <ThemeToggle onClick={toggleTheme} />
      </header>
      <main className="mx-auto w-full max-w-[36rem] self-center px-gutter py-s-6">
        {lead !== undefined && (
          <>
            <h1 className="break-words font-display font-headline text-display-3 leading-[1.04] tracking-[-.03em]">
              {title}
            </h1>
            <p className="mt-2.5 mb-s-6 text-ink-2">{lead}</p>
          </>
        )}
        {children}
      </main>
      <footer className="px-gutter py-s-4 text-ink-3 text-xs">
        {texts.footer(new Date().getFullYear(), brand.productName)}
      </footer>
    </div>
  );
}
