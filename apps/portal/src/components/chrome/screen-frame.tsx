import { useDocumentTitle } from "@sitewright/app-kit/document-title";
import { brand } from "@sitewright/brand";
import { Brand, buttonClass, ThemeToggle } from "@sitewright/ui";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../lib/paths.ts";
import { toggleTheme } from "../../lib/theme/theme-choice.ts";
import { chromeTexts } from "./texts.ts";

/** The page around a screen outside the wizard: brand, link back, title, footer. */
export function ScreenFrame({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  useDocumentTitle(title, brand.productName);
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto]">
      <header className="flex items-center justify-between gap-4 border-line border-b px-gutter py-2 desk:px-s-5">
        <Brand
          initial={brand.initial}
          restOfName={brand.restOfName}
          href={paths.home}
          // Large text leaves room for the mark alone.
          className="max-[20em]:[&>span]:hidden"
        />
        <ThemeToggle onClick={toggleTheme} />
      </header>
      <main className="mx-auto w-full max-w-[56rem] px-gutter py-s-6">
        <Link
          to={paths.wizard}
          className={buttonClass({ variant: "ghost", compact: true, className: "-ml-[.8em]" })}
        >
          <ArrowLeft aria-hidden="true" /> {chromeTexts.backToSteps}
        </Link>
        <h1 className="mt-s-4 mb-2.5 font-display font-[710] text-display-3 leading-[1.04] tracking-[-.03em]">
          {title}
        </h1>
        <p className="mb-s-6 max-w-[50ch] text-ink-2">{lead}</p>
        {children}
      </main>
      <footer className="px-gutter py-s-4 text-ink-3 text-xs desk:px-s-5">
        {chromeTexts.footer(new Date().getFullYear(), brand.productName)}
      </footer>
    </div>
  );
}
