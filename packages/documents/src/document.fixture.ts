import type { ClientDocument, DocumentSummary } from "@sitewright/contracts";

/** A document that was shared and not read yet. */
export const documentOf = (id: string, more: Partial<ClientDocument> = {}): ClientDocument => ({
  id,
  clientId: "client",
  title: `Quote ${id}`,
  description: "What it costs",
  icon: "💰",
  fileName: "quote.md",
  fileUrl: `/api/documents/${id}/file`,
  hasContent: true,
  order: 0,
  version: 1,
  createdAt: "2026-03-02T09:00:00.000Z",
  updatedAt: "2026-03-02T09:00:00.000Z",
  readAt: null,
  content: `| Item | Price |\n|--|--|\n| Site | £900 |\n\n- [x] Logo of ${id}`,
  ...more,
});

/** The same without its content, as lists have it. */
export const summaryOf = ({ content: _, ...summary }: ClientDocument): DocumentSummary => summary;
