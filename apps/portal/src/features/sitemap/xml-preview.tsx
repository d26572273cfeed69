import { sitemapXml } from "@sitewright/spec-core/sitemap";
import { Button } from "@sitewright/ui";
import { Download } from "lucide-react";
import { useId, useMemo } from "react";
import { saveAs } from "../../lib/export/save-as.ts";
import type { SitePage } from "../../lib/wizard/site-pages.ts";
import { sitemapTexts as texts } from "../../texts/sitemap.ts";

/** The sitemap file of the pages, to read and to download. Nothing while there are no pages. */
export function XmlPreview({ pages, isAdmin }: { pages: readonly SitePage[]; isAdmin: boolean }) {
  const id = useId();
  const xml = useMemo(() => sitemapXml(pages, { lastmod: new Date() }), [pages]);
  if (xml === "") return null;
  return (
    <section aria-labelledby={id} className="min-w-0 max-w-[44rem]">
      <div className="mb-s-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="font-display font-title text-[1.25rem] leading-[1.2] tracking-title">
          {texts.xml}
        </h2>
        <Button compact onClick={() => saveAs(xml, "sitemap.xml", "application/xml")}>
          <Download aria-hidden="true" /> {isAdmin ? texts.downloadAdmin : texts.download}
        </Button>
      </div>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard
        tabIndex={0}
        aria-label={texts.xmlLabel}
        className="max-h-[22rem] overflow-auto rounded-md border border-line bg-sunken p-s-4"
      >
        <pre className="font-text text-s leading-normal">{xml}</pre>
      </section>
    </section>
  );
}
