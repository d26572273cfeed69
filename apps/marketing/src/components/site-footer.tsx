import type { Brand as BrandFile } from "@sitewright/brand";
import { Brand, ButtonLink, TextLink } from "@sitewright/ui";
import type { ReactNode } from "react";
import { paths } from "../lib/paths.ts";
import { footerLinks, footnoteLinks, type SiteLink } from "../lib/site-links.ts";
import { EmailWords } from "./email-words.tsx";
import { blockLineClass } from "./page-title.tsx";
import { splitClass, Wrap } from "./wrap.tsx";

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-2.5 font-nav text-[.9375rem] text-on-block-2">{title}</h3>
      {children}
    </div>
  );
}

const linkClass = "inline-block py-[.32em] no-underline hover:underline";

function Links({ links, className }: { links: readonly SiteLink[]; className?: string }) {
  return (
    <ul className={className}>
      {links.map(([name, href]) => (
        <li key={name}>
          <a href={href} className={linkClass}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Office({ contact: { email, address, hours } }: Pick<BrandFile, "contact">) {
  return (
    <Column title="Office">
      <address className="pt-[.32em] not-italic leading-[1.6]">{address.lines.join(", ")}</address>
      <ul className="leading-[1.6]">
        {hours.map((line) => (
          <li key={line.label}>{line.label}</li>
        ))}
      </ul>
      <a href={`mailto:${email}`} className={`${linkClass} mt-2 wrap-anywhere`}>
        <EmailWords email={email} />
      </a>
    </Column>
  );
}

/** The main action at the end of a page: to begin. A link where the part above it has a main action. */
function LastAct({ isQuiet }: { isQuiet: boolean }) {
  return (
    <div>
      <h2 className="mb-s-5 max-w-[16ch] font-bold font-display text-display-3 leading-[1.1] tracking-[-.025em]">
        Say it the way you say it at the counter
      </h2>
      {isQuiet ? (
        <TextLink href={paths.start}>Start Your Project</TextLink>
      ) : (
        <ButtonLink variant="primary" href={paths.start}>
          Start Your Project
        </ButtonLink>
      )}
    </div>
  );
}

/** Marks the sample brand as a sample: its figures and people are invented. */
const sampleNote =
  "The names, people, figures and prices on this site are samples that came with the software.";

interface SiteFooterProps {
  brand: BrandFile;
  year: number;
  /** The newsletter in the footer; null on pages that have their own form. */
  newsletter: ReactNode;
  isActionQuiet: boolean;
}

/** The footer: main action, links, the agency. */
export function SiteFooter({ brand, year, newsletter, isActionQuiet }: SiteFooterProps) {
  return (
    <footer id="contact" className="on-block pt-[clamp(3rem,6vw,5.5rem)] pb-s-6">
      <Wrap>
        <div className={splitClass}>
          <LastAct isQuiet={isActionQuiet} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-s-6 text-[1rem] tablet:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <nav
              aria-label="Footer"
              className="grid grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] gap-s-6 wrap-anywhere"
            >
              {footerLinks.map(({ title, links }) => (
                <Column key={title} title={title}>
                  <Links links={links} />
                </Column>
              ))}
            </nav>
            <Office contact={brand.contact} />
          </div>
          {newsletter}
        </div>
        <div
          className={`mt-[clamp(2rem,3.4vw,3rem)] items-center gap-y-4 pt-[1.4rem] text-[.9375rem] text-on-block-2 ${splitClass} ${blockLineClass}`}
        >
          <Brand initial={brand.initial} restOfName={brand.restOfName} className="text-on-block" />
          <div className="flex flex-wrap items-center justify-between gap-x-s-6 gap-y-4">
            {footnoteLinks.length > 0 && (
              <nav aria-label="Legal">
                <Links links={footnoteLinks} className="flex flex-wrap gap-x-s-6" />
              </nav>
            )}
            <span>
              © {year} {brand.productName}. All rights reserved.
            </span>
          </div>
          {brand.sampleBrand && <p className="col-span-full">{sampleNote}</p>}
        </div>
      </Wrap>
    </footer>
  );
}
