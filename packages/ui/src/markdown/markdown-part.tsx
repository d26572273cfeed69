import type { Root } from "hast";
import { memo } from "react";
import ReactMarkdown from "react-markdown";
import rehypeSanitize from "rehype-sanitize";
import { markdownParts } from "./markdown-parts.tsx";
import { sanitizeSchema } from "./sanitize-schema.ts";

/** Replaces the tree made from the text by one made before. */
const take = (tree: Root) => () => () => structuredClone(tree);

/** One part of a document as safe elements. The same tree is rendered once. */
export const MarkdownPart = memo(function MarkdownPart({ tree }: { tree: Root }) {
  return (
    <ReactMarkdown
      skipHtml
      rehypePlugins={[take(tree), [rehypeSanitize, sanitizeSchema]]}
      components={markdownParts}
    />
  );
});
