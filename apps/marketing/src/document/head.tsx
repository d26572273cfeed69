import type { Brand } from "@sitewright/brand";
import type { PageAssets } from "../lib/assets.ts";
import { feeds } from "../lib/feed-paths.ts";
import { scriptJson } from "../lib/json-script.ts";
import type { Page } from "../routes/route.ts";
import { themeScript } from "./theme-script.ts";

export interface HeadProps {
  brand: Brand;
  page: Page;
  assets: PageAssets;
  /** Absolute, without query; undefined on pages that search engines must not index. */
  canonical: string | undefined;
  origin: string;
}

/** Page colours of both themes, for the browser's toolbar. */
const grounds = { light: "#e9eeea", dark: "#0b1915" } as const;

/** The page's Open Graph image, 1200 by 630: drawn from its headline, or the site's own. */
export const sharingPicture = (page: Page, canonical: string, origin: string): string =>
  page.headline === undefined
    ? `${origin}/og.png`
    : `${origin}/og${canonical.slice(origin.length).split("?", 1)[0]}.png`;

function Sharing({ brand, page, canonical, origin }: Omit<HeadProps, "assets"> & { canonical: string }) {
  return (
    <>
      <link rel="canonical" href={canonical} />
      <meta property="og:type" content={page.article ? "article" : "website"} />
      <meta property="og:site_name" content={brand.productName} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={sharingPicture(page, canonical, origin)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={page.headline ?? `${brand.productName}. ${brand.tagline}`} />
      <meta property="og:locale" content="en_GB" />
      {page.article && (
        <>
          <meta property="article:published_time" content={page.article.publishedAt} />
          <meta property="article:modified_time" content={page.article.updatedAt} />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** The head of a page, from the brand, the page and the build. */
export function Head(props: HeadProps) {
  const { page, assets, origin, canonical } = props;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      <script dangerouslySetInnerHTML={{ __html: themeScript }} />
      {assets.fonts.map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      {assets.css.map((sheet) => (
        <link key={sheet} rel="stylesheet" href={sheet} />
      ))}
      <script type="module" async src={assets.js} />
      {canonical === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <Sharing {...props} canonical={canonical} />
      )}
      {feeds.map(({ path, type, name }) => (
        <link
          key={path}
          rel="alternate"
          type={type}
          title={`${props.brand.productName} news (${name})`}
          href={path}
        />
      ))}
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={grounds.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={grounds.dark} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/favicon.png" type="image/png" sizes="48x48" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      {page
        .jsonLd?.(origin)
        .map(scriptJson)
        .map((json) => (
          <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
        ))}
    </head>
  );
}
