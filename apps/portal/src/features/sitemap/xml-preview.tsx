import { saveFile } from "@sitewright/app-kit/download";
import { sitemapXml } from "@sitewright/spec-core/sitemap";
import { Button } from "@sitewright/ui";
import { clsx } from "clsx";
import { ChevronDown, Download } from "lucide-react";
import { useId, useMemo, useState } from "react";
import type { SitePage } from "./site-pages.ts";
import { sitemapTexts as texts } from "./texts.ts";

const xmlOf = (pages: readonly SitePage[]): string => sitemapXml(pages, { lastmod: new Date() });

function Xml({ id, pages }: { id: string; pages: readonly SitePage[] }) {
  const xml = useMemo(() => xmlOf(pages), [pages]);
  return (
    <section
      id={id}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region has to be reachable by keyboard
      tabIndex={0}
      aria-label={texts.xmlLabel}
      className="mt-s-4 max-h-[22rem] overflow-auto rounded-md border border-line bg-sunken p-s-4"
    >
      <pre className="font-text text-s leading-normal">{xml}</pre>
    </section>
  );
}

/** The sitemap file of the pages, to download or, expanded, to read. Nothing while there are no pages. */
export function XmlPreview({ pages, isAdmin }: { pages: readonly SitePage[]; isAdmin: boolean }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  if (pages.length === 0) return null;
  return (
    <section className="min-w-0 max-w-[44rem]">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-display font-title text-[1.1875rem] leading-[1.2] tracking-title phone:text-[1.25rem]">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setIsOpen(!isOpen)}
            className="inline-flex items-center gap-2 py-1 touch:min-h-[44px]"
          >
            {texts.xml}
            <ChevronDown
              aria-hidden="true"
              className={clsx("text-ink-3 text-[1rem] transition-transform", isOpen && "rotate-180")}
            />
          </button>
        </h2>
        <Button
          compact
          onClick={() => saveFile({ name: "sitemap.xml", content: xmlOf(pages), type: "application/xml" })}
        >
          <Download aria-hidden="true" /> {isAdmin ? texts.downloadAdmin : texts.download}
        </Button>
      </div>
      <p className="mt-1 text-ink-3 text-s">{texts.xmlHint}</p>
      {isOpen && <Xml id={id} pages={pages} />}
    </section>
  );
}
