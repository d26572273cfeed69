import type { Brand as BrandFile } from "@sitewright/brand";
import { Brand, ButtonLink, buttonClass, ThemeToggle } from "@sitewright/ui";
import { Menu, X } from "lucide-react";
import { paths } from "../lib/paths.ts";
import { headerLinks } from "../lib/site-links.ts";
import { Wrap } from "./wrap.tsx";

const menuId = "site-menu";
const signIn = "Sign in";
const startFree = "Start Free";

/** `aria-current` of a link to the open page, or to the one that it lies below: an article is part of the news. */
function currentOf(href: string, path: string) {
  if (href === path) return { "aria-current": "page" } as const;
  return path.startsWith(`${href}/`) ? ({ "aria-current": "true" } as const) : {};
}

/** The menu of a narrow window, a native popover: it opens, closes and handles Escape without a script. */
function NarrowMenu({ path }: { path: string }) {
  return (
    <>
      <button
        type="button"
        popoverTarget={menuId}
        aria-label="Menu"
        className={buttonClass({
          variant: "line",
          iconOnly: true,
          className: "group max-[22.4rem]:ml-auto broad:hidden",
        })}
      >
        <Menu aria-hidden="true" className="group-has-[+:popover-open]:hidden" />
        <X aria-hidden="true" className="hidden group-has-[+:popover-open]:block" />
      </button>
      <nav
        id={menuId}
        popover="auto"
        data-menu
        aria-label="Main, in the menu"
        className="risen fixed inset-x-gutter top-20 m-0 w-auto phone:left-auto phone:w-72 rounded-md border border-line-strong bg-raised p-2 text-ink shadow-2"
      >
        <ul>
          {headerLinks.map(([name, href]) => (
            <li key={name} className="border-line border-t first:border-t-0">
              <a
                href={href}
                {...currentOf(href, path)}
                className="block px-3 py-3.5 font-display font-title text-[1.25rem] no-underline decoration-2 decoration-accent hover:underline aria-[current]:underline"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
        {/* The narrowest windows have no room for it beside the brand. */}
        <a
          href={paths.start}
          className="block border-line border-t px-3 py-3.5 font-label text-[1rem] no-underline hover:underline min-[22.4rem]:hidden"
        >
          {startFree}
        </a>
        <a
          href={paths.signIn}
          className="block border-line border-t px-3 py-3.5 text-[1rem] no-underline hover:underline phone:hidden"
        >
          {signIn}
        </a>
        <div className="flex items-center border-line border-t pt-2 pl-3 phone:hidden">
          <span aria-hidden="true" className="mr-auto text-[1rem] text-ink-2">
            Light or dark
          </span>
          <ThemeToggle data-theme-toggle />
        </div>
      </nav>
    </>
  );
}

/** Brand, navigation, theme, signing in, the main action. */
export function SiteHeader({ brand, path }: { brand: BrandFile; path: string }) {
  return (
    <header>
      <Wrap className="flex flex-wrap items-center gap-2 py-[1.1rem] text-[1rem] [--control:44px] phone:gap-3 broad:gap-s-5 desk:gap-s-6">
        <Brand initial={brand.initial} restOfName={brand.restOfName} href={paths.home} />
        <nav aria-label="Main" className="ml-auto hidden gap-[1.35rem] broad:flex desk:gap-[1.9rem]">
          {headerLinks.map(([name, href]) => (
            <a
              key={name}
              href={href}
              {...currentOf(href, path)}
              className="py-[.6em] font-[540] no-underline decoration-2 decoration-accent hover:underline aria-[current]:underline"
            >
              {name}
            </a>
          ))}
        </nav>
        <ThemeToggle data-theme-toggle className="max-broad:ml-auto max-phone:hidden" />
        <a
          href={paths.signIn}
          className="whitespace-nowrap py-[.6em] text-ink-2 no-underline hover:underline max-phone:hidden"
        >
          {signIn}
        </a>
        <ButtonLink
          variant="primary"
          href={paths.start}
          className="text-[1rem]! max-[22.4rem]:hidden max-phone:ml-auto"
        >
          {startFree}
        </ButtonLink>
        <NarrowMenu path={path} />
      </Wrap>
    </header>
  );
}
