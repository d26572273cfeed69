import type { Root } from "hast";
import { memo } from "react";
import ReactMarkdown from "react-markdown";
import rehypeSanitize from "rehype-sanitize";
import { markdownParts } from "./markdown-parts.tsx";
import { sanitizeSchema } from "./sanitize-schema.ts";

/** Takes a tree that has been made already in the place of what would be made of a text. */
const take = (tree: Root) => () => () => structuredClone(tree);

/** One part of a document as safe elements. The same tree is drawn once. */
export const MarkdownPart = memo(function MarkdownPart({ tree }: { tree: Root }) {
  return (
    <ReactMarkdown
      skipHtml
      rehypePlugins={[take(tree), [rehypeSanitize, sanitizeSchema]]}
      components={markdownParts}
    />
  );
});
