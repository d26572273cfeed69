import { brand } from "@sitewright/brand";
import { Brand, SkipLink } from "@sitewright/ui";
import { type ReactNode, useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { useFocusKept } from "../lib/focus-kept.ts";
import { paths } from "../lib/paths.ts";

interface AdminFrameProps {
  /** The button of the command palette. */
  palette: ReactNode;
  /** NavItems. */
  navigation: ReactNode;
  /** The signed-in person, with the sign-out button. */
  account: ReactNode;
  /** The screen: a PageMain, and a SidePanel beside it where a row is chosen. */
  children: ReactNode;
}

/** Navigation at the left (a scrolling row at the top below 900 px), the screen beside it. */
export function AdminFrame({ navigation, palette, account, children }: AdminFrameProps) {
  const row = useRef<HTMLElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  useFocusKept(frame);
  const { pathname } = useLocation();
  // On a phone the open screen's entry is scrolled into view, again once counts have widened the entries.
  useEffect(() => {
    const nav = row.current;
    if (!nav) return;
    const watcher = new ResizeObserver(() => {
      const open = nav.querySelector("[aria-current=page]");
      if (open instanceof HTMLElement)
        nav.scrollLeft = open.offsetLeft - (nav.clientWidth - open.offsetWidth) / 2;
    });
    for (const entry of nav.children) watcher.observe(entry);
    return () => watcher.disconnect();
  }, [pathname]);
  return (
    <div ref={frame} className="flex min-h-screen flex-col tablet:flex-row print:block">
      <SkipLink target="main">Skip to content</SkipLink>
      <header className="print:hidden flex flex-wrap items-center justify-between gap-y-2 pt-3 tablet:sticky tablet:top-0 tablet:h-screen tablet:w-[12rem] tablet:flex-none tablet:flex-col tablet:flex-nowrap tablet:items-stretch tablet:justify-start tablet:self-start tablet:py-4 tablet:pr-3 tablet:pl-4 wide:w-[13.75rem]">
        <Link to={paths.home} className="ml-gutter no-underline tablet:mb-4 tablet:ml-0.5">
          <Brand initial={brand.initial} restOfName={brand.restOfName} className="text-[1.25rem]" />
          <span className="sr-only">, home</span>
        </Link>
        <nav
          ref={row}
          aria-label="Admin"
          className="order-last flex w-full gap-1 overflow-x-auto px-gutter pt-1 pb-[.7rem] [scrollbar-width:none] tablet:order-none tablet:grid tablet:grid-cols-[minmax(0,1fr)] tablet:gap-px tablet:overflow-visible tablet:p-0"
        >
          {navigation}
        </nav>
        {palette}
        {account}
      </header>
      {children}
    </div>
  );
}
