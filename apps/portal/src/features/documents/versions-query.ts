import { adminGetDocument, adminGetDocumentVersion, type DocumentSummary } from "@sitewright/contracts";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api/api-client.ts";
import { CallError } from "../../lib/session/session.ts";

/** All versions of a document, newest first, and who shared it; for administrators. An edit is another query. */
export const versionsQuery = ({ id, version }: Pick<DocumentSummary, "id" | "version">) =>
  queryOptions({
    queryKey: ["document-versions", id, version],
    queryFn: async ({ signal }) => {
      const answer = await api.call(adminGetDocument, { params: { id } }, { signal });
      if (!answer.ok) throw new CallError(answer.failure);
      return answer.data;
    },
  });

/** A document as it stood at one version; that never changes. */
export const oldVersionQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: ["document-version", id, version],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const answer = await api.call(adminGetDocumentVersion, { params: { id, version } }, { signal });
      if (!answer.ok) throw new CallError(answer.failure);
      return answer.data.version;
    },
  });
