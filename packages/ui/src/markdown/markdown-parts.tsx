import type { ComponentProps, MouseEvent } from "react";
import type { Components, ExtraProps } from "react-markdown";
import { isOwnOrigin } from "./is-own-origin.ts";

type Part<Tag extends "a" | "img" | "table" | "pre" | "input"> = ComponentProps<Tag> & ExtraProps;

/** `mailto:` and `tel:` open a program, not a page. */
const isForPrograms = (href: string): boolean => /^(?:mailto|tel):/i.test(href);

/**
 * Shows the place in the same document that a link names, and focuses it. The address stays: a history entry of its own
 * would be taken for a step Back, which closes the overlay that the document is in.
 */
function goToPlace(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const link = event.currentTarget;
  const id = link.getAttribute("href")?.slice(1) ?? "";
  const place = link.closest(".markdown")?.querySelector<HTMLElement>(`[id="${CSS.escape(id)}"]`);
  if (!place) return;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.scrollIntoView();
  place.focus({ preventScroll: true });
}

/** Links to other sites open in a new tab without a referrer, those to a place in the document stay on it. */
function Link({ node: _, children, href = "", ...rest }: Part<"a">) {
  if (href.startsWith("#"))
    return (
      <a {...rest} href={href} onClick={goToPlace}>
        {children}
      </a>
    );
  const apart =
    isOwnOrigin(href) || isForPrograms(href)
      ? {}
      : ({ target: "_blank", rel: "noopener noreferrer" } as const);
  return (
    <a {...rest} href={href} {...apart}>
      {children}
    </a>
  );
}

/**
 * A picture of this origin is shown; one from elsewhere would reveal the reader to its server, so it is a
 * link.
 */
function Picture({ node: _, src, alt = "" }: Part<"img">) {
  if (typeof src !== "string" || src === "") return <>{alt}</>;
  if (isOwnOrigin(src)) return <img src={src} alt={alt} loading="lazy" />;
  return (
    <a href={src} target="_blank" rel="noopener noreferrer">
      {alt || src}
    </a>
  );
}

/** Content wider than the page scrolls in its own region, by keyboard too. */
function WideTable({ node: _, ...rest }: Part<"table">) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region has to be reachable by keyboard
    <div className="markdown-wide" tabIndex={0}>
      <table {...rest} />
    </div>
  );
}

function Code({ node: _, ...rest }: Part<"pre">) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region has to be reachable by keyboard
  return <pre tabIndex={0} {...rest} />;
}

/** The checkbox of a task list: read-only. */
function Task({ node: _, ...rest }: Part<"input">) {
  return <input {...rest} className="choice" aria-label={rest.checked ? "Done" : "To do"} />;
}

/** The page has its own title: a document's headings begin one level below. */
export const markdownParts: Components = {
  a: Link,
  img: Picture,
  table: WideTable,
  pre: Code,
  input: Task,
  h1: ({ node: _, ...rest }) => <h3 data-level="1" {...rest} />,
  h2: ({ node: _, ...rest }) => <h4 data-level="2" {...rest} />,
  h3: ({ node: _, ...rest }) => <h5 data-level="3" {...rest} />,
  h4: ({ node: _, ...rest }) => <h6 data-level="4" {...rest} />,
  h5: ({ node: _, ...rest }) => <h6 data-level="5" {...rest} />,
  h6: ({ node: _, ...rest }) => <h6 data-level="6" {...rest} />,
};
