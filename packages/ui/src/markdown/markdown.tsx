import "./markdown.css";
import clsx from "clsx";
import { memo, useMemo } from "react";
import { layOut } from "./lay-out.ts";
import { MarkdownPart } from "./markdown-part.tsx";
import { PlainText } from "./plain-text.tsx";
import { PlainTextBoundary } from "./plain-text-boundary.tsx";
import { useLayout } from "./use-layout.ts";

/** The messages shown with the document. */
export interface MarkdownTexts {
  /** While more parts are loading. */
  readonly busy: string;
  /** The rest of the document, shown as plain text because it cannot be laid out. */
  readonly asWritten: string;
}

export interface MarkdownProps {
  /** Markdown with tables, task lists, strikethrough and bare links (GitHub Flavored Markdown). */
  content: string;
  className?: string;
  texts?: MarkdownTexts;
}

const usualTexts: MarkdownTexts = {
  busy: "Loading...",
  asWritten: "The rest could not be formatted. It is shown as plain text.",
};

/** Up to this many characters are laid out at once; longer documents in a worker. */
const atOnceMax = 2000;

function AtOnce({ content }: { content: string }) {
  const parts = useMemo(() => [...layOut(content)], [content]);
  return parts.map(({ tree }, index) => <MarkdownPart key={index} tree={tree} />);
}

function InParts({ content, texts }: { content: string; texts: MarkdownTexts }) {
  const { content: shown, layout } = useLayout(content);
  const { parts, state, end } = layout;
  return (
    <>
      {parts.map((tree, index) => (
        <div key={index} className="markdown-part">
          <MarkdownPart tree={tree} />
        </div>
      ))}
      <p role="status" className="markdown-standing">
        {state === "running" && texts.busy}
        {state === "given-up" && texts.asWritten}
      </p>
      {state === "given-up" && <PlainText content={shown.slice(end)} />}
    </>
  );
}

/**
 * Untrusted Markdown as safe elements: no HTML, no scripts, no styles, links only to the web, mail and
 * telephone, pictures only from this origin. A long document is rendered part by part, so that the page stays
 * responsive; what cannot be laid out is shown as its source, with a message.
 */
export const Markdown = memo(function Markdown({ content, className, texts = usualTexts }: MarkdownProps) {
  const isLong = content.length > atOnceMax;
  return (
    <div className={clsx("markdown", isLong && "markdown-long", className)}>
      <PlainTextBoundary key={isLong ? "long" : content} fallback={<PlainText content={content} />}>
        {isLong ? <InParts content={content} texts={texts} /> : <AtOnce content={content} />}
      </PlainTextBoundary>
    </div>
  );
});
