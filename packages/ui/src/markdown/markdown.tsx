import "./markdown.css";
import clsx from "clsx";
import { memo } from "react";
import ReactMarkdown from "react-markdown";
import rehypeSanitize from "rehype-sanitize";
import remarkGfm from "remark-gfm";
import { canLayOut } from "./can-lay-out.ts";
import { markdownParts } from "./markdown-parts.tsx";
import { PlainTextBoundary } from "./plain-text-boundary.tsx";
import { sanitizeSchema } from "./sanitize-schema.ts";

export interface MarkdownProps {
  /** Markdown with tables, task lists, strikethrough and bare links (GitHub Flavored Markdown). */
  content: string;
  className?: string;
}

const remarkPlugins = [remarkGfm];
const rehypePlugins: [typeof rehypeSanitize, typeof sanitizeSchema][] = [[rehypeSanitize, sanitizeSchema]];

function PlainText({ content }: { content: string }) {
  return <pre className="markdown-plain">{content}</pre>;
}

/**
 * Markdown from somebody else, as safe elements: no HTML, no scripts, no styles, links to the web and mail alone, pictures
 * from this origin alone. Rendered once for each content; what is too much to lay out is shown as it was written.
 */
export const Markdown = memo(function Markdown({ content, className }: MarkdownProps) {
  const plain = <PlainText content={content} />;
  return (
    <div className={clsx("markdown", className)}>
      {canLayOut(content) ? (
        <PlainTextBoundary key={content} fallback={plain}>
          <ReactMarkdown
            skipHtml
            remarkPlugins={remarkPlugins}
            rehypePlugins={rehypePlugins}
            components={markdownParts}
          >
            {content}
          </ReactMarkdown>
        </PlainTextBoundary>
      ) : (
        plain
      )}
    </div>
  );
});
