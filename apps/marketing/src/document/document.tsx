import { SkipLink } from "@sitewright/ui";
import { ChatLauncher } from "../components/chat-launcher.tsx";
import { NewsletterLine } from "../components/newsletter-form.tsx";
import { SiteFooter } from "../components/site-footer.tsx";
import { SiteHeader } from "../components/site-header.tsx";
import { newsletterTexts } from "../lib/news-texts.ts";
import { Head, type HeadProps } from "./head.tsx";

interface DocumentProps extends HeadProps {
  readonly year: number;
  readonly path: string;
  readonly isMailKept: boolean;
}

/** A whole HTML page. Nothing in it is hydrated: the script only adds event listeners. */
export function Document({ year, path, isMailKept, ...head }: DocumentProps) {
  const newsletter = head.page.offersNewsletter ? null : (
    // An unknown address is the visitor's input, so it is not written into the page.
    <NewsletterLine
      source={head.canonical === undefined ? "" : path}
      texts={newsletterTexts("listing", isMailKept)}
    />
  );
  return (
    <html lang="en" data-density="marketing">
      <Head {...head} />
      <body>
        <SkipLink target="main">Skip to content</SkipLink>
        <SiteHeader brand={head.brand} path={path} />
        <main id="main">{head.page.body}</main>
        <SiteFooter
          brand={head.brand}
          year={year}
          newsletter={newsletter}
          isActionQuiet={head.page.endsWithAction ?? head.page.offersNewsletter ?? false}
        />
        <ChatLauncher path={path} brand={head.brand} />
      </body>
    </html>
  );
}
