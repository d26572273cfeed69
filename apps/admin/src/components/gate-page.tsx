import { useDocumentTitle } from "@sitewright/app-kit/document-title";
import { brand } from "@sitewright/brand";
import { Brand } from "@sitewright/ui";
import type { ReactNode } from "react";
import { siteName } from "../lib/site-name.ts";
import { ThemeButton } from "./theme-button.tsx";

/** The page before signing in: brand, one column, controls of the portal's size. */
export function GatePage({ title, children }: { title: string; children: ReactNode }) {
  useDocumentTitle(title, siteName);
  return (
    <div
      data-density="portal"
      className="mx-auto grid min-h-screen max-w-[27rem] content-start px-gutter pt-4 pb-s-7"
    >
      <header className="flex items-center justify-between">
        <Brand initial={brand.initial} restOfName={brand.restOfName} href="/" className="text-[1.25rem]" />
        <ThemeButton />
      </header>
      <main className="pt-[clamp(3rem,14vh,8rem)]">
        <h1 className="mb-s-5 font-bold font-display text-[2rem] text-balance leading-[1.1] tracking-[-.025em]">
          {title}
        </h1>
        {children}
      </main>
    </div>
  );
}
